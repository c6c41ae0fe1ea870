"use strict";
/* The faces of the cards stand in the page as a text, a symbol a line, which tools/draw_cards.py draws: the browser
   reads a card's when it is first shown. */
window.draw_face = (card) => {
  if (document.getElementById(`card-${card}`)) return;
  const text = document.getElementById("undrawn").textContent;
  const at = text.indexOf(`<symbol id="card-${card}"`);
  document.querySelector(".unseen").insertAdjacentHTML("beforeend", text.slice(at, text.indexOf("\n", at)));
};
