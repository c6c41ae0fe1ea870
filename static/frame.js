"use strict";
/* Loaded only where the game is embedded (?embed=1 in a frame): the post between the page around and Python's
   game/browser/embedding.py, as texts. What comes is judged there; here only its sender is. */

(() => {
  const page = document.documentElement;
  const named = new URLSearchParams(location.search).get("origin");
  const MOST = 50; // what came before Python was there, and is kept for it
  const LONGEST = 32 * 1024;
  const came = [];
  let hear = (...message) => { if (came.length < MOST) came.push(message); };

  const text_of = (data) => {
    try {
      const text = JSON.stringify(data);
      return typeof text === "string" && text.length <= LONGEST ? text : "";
    } catch {
      return ""; // circular, or a number too big for JSON
    }
  };
  addEventListener("message", ({ source, origin, data }) => {
    if (source === window.parent && source !== window) hear(origin, text_of(data));
  });
  const tell = (text, target) => window.parent.postMessage(JSON.parse(text), target);
  window.post = {
    tell,
    hear: (listener) => {
      hear = listener;
      for (const message of came) hear(...message);
    },
  };

  /* Python can't tell that it can't start. */
  new MutationObserver(() => {
    if (page.dataset.app !== "failed" || !named) return;
    const error = { app: "forty-five", v: 1, type: "error", data: { reason: "The game could not start." } };
    try {
      window.parent.postMessage(error, named === "null" ? "*" : named);
    } catch { /* What is named is no origin. */ }
  }).observe(page, { attributes: true, attributeFilter: ["data-app"] });
})();
