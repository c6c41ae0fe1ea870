"use strict";
/* What the example page does with the game: it shows the score, and has two buttons. */
const game = document.getElementById("left");
game.addEventListener("forty-five:state", ({ detail }) => {
  document.getElementById("state").value = detail.names.map((name, seat) => `${name} ${detail.scores[seat]}`).join(", ");
});
document.getElementById("new-game").addEventListener("click", () => game.send("new-game"));
document.getElementById("dark").addEventListener("click", () => game.send("configure", { theme: "dark" }));
