"use strict";
/* The card game forty-five as an element of another page; docs/embedding.html is an example.

     <script src=".../static/forty-five-game.js"></script>
     <forty-five-game house="traditional" level="bridie"></forty-five-game>

   Attributes: seed, house, level, speed, lang; table, a name by which several on one page keep apart what they
   store; sandbox and title, for the frame; grow, for a frame as high as what is in it. Events, each with its data as
   detail: forty-five:ready, :state, :deal-end, :game-end, :resize, :error. */

(() => {
  const GAME = new URL("../index.html", document.currentScript.src);
  const ASKED = ["seed", "house", "level", "speed", "lang", "table"];

  class FortyFiveGame extends HTMLElement {
    #frame = document.createElement("iframe");

    connectedCallback() {
      const address = new URL(GAME);
      address.search = new URLSearchParams({ embed: "1", origin: window.origin });
      for (const name of ASKED) if (this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
      this.#frame.title = this.getAttribute("title") ?? "Forty-five";
      if (this.hasAttribute("sandbox")) this.#frame.setAttribute("sandbox", this.getAttribute("sandbox"));
      Object.assign(this.#frame.style, { border: "0", display: "block", inlineSize: "100%", blockSize: "100%" });
      this.#frame.src = address;
      this.replaceChildren(this.#frame);
      addEventListener("message", this);
    }

    disconnectedCallback() { removeEventListener("message", this); }

    handleEvent({ source, data }) {
      if (source !== this.#frame.contentWindow || data?.app !== "forty-five" || data.v !== 1) return;
      if (data.type === "resize" && this.hasAttribute("grow")) this.style.blockSize = `${data.data.height}px`;
      this.dispatchEvent(new CustomEvent(`forty-five:${data.type}`, { detail: data.data }));
    }

    /* Tell the game something: configure, new-game, get-state or focus. */
    send(type, data = {}) {
      const alone = this.hasAttribute("sandbox") || GAME.protocol === "file:";
      const message = { app: "forty-five", v: 1, type, data };
      this.#frame.contentWindow.postMessage(message, alone ? "*" : GAME.origin);
    }
  }
  customElements.define("forty-five-game", FortyFiveGame);
})();
