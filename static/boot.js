"use strict";
/* What must run before Python: it starts the downloads, shows how far they are, and says what went
   wrong. It minds the page only while html[data-app] is "loading"; Python sets "ready". */

/* MicroPython can't catch what JavaScript throws in a plain call, so what the browser may refuse, the
   storage above all, is called through this: attempt("localStorage", "getItem", "name"). */
window.attempt = (name, method, ...values) => {
  try {
    return { value: window[name][method](...values), error: "" };
  } catch (error) {
    return { value: null, error: String(error) };
  }
};

(() => {
  const page = document.documentElement;
  const address = (path) => new URL(path, document.baseURI).href;
  const CORE = address("static/runtime/pyscript/core.js");
  const CONFIG = address("pyscript.toml");
  const loading = () => page.dataset.app === "loading";
  const drawn = new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", resolve, { once: true });
  });

  /* Failure: the first cause is shown in words, what the browser said about it below them. */
  let missing = "";
  const fail = async (cause, report, file = "") => {
    if (!loading() && page.dataset.app !== "failed") return;
    const first = loading();
    page.dataset.app = "failed";
    await drawn;
    document.getElementById("failure-report").textContent += `${report}\n`;
    if (!first) return;
    missing = file;
    document.getElementById("rules-panel").open = true; // readable even without its style sheet
    document.querySelector(`[data-failure="${cause}"]`).hidden = false;
    document.getElementById("failure-file").textContent = file.replace(address("."), "");
  };
  const missed = (error, file) => fail("file", String(error.message || error), file);

  const FILE_IN_WORDS = /\b(?:https?|file):\S+?\.\w+(?=[\s'")?#]|$)/;
  const rejected = (error) => {
    const words = String(error?.message || error);
    const file = FILE_IN_WORDS.exec(words);
    if (file) fail("file", words, file[0]);
    else fail("python", words);
  };

  /* Progress: bytes that have arrived, of those that the page needs (written on the element). */
  const arrived = new Map();
  const show = () => {
    const bar = document.getElementById("progress");
    if (bar && loading()) bar.value = [...arrived.values()].reduce((sum, n) => sum + n, 0);
  };
  const count = (file, bytes) => {
    arrived.set(file, Math.max(bytes, arrived.get(file) || 0));
    show();
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) count(entry.name, entry.decodedBodySize);
  }).observe({ type: "resource", buffered: true });

  const watch = async (file, response) => {
    const reader = response.clone().body.getReader();
    let bytes = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.length;
      count(file, bytes);
    }
  };

  /* Downloads: all that the configuration names starts now; whoever fetches it later is handed it. */
  const early = new Map();
  const fetch_now = window.fetch.bind(window);
  const download = (file) => {
    const answer = fetch_now(file).then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${file}`);
      watch(file, response).catch((error) => missed(error, file));
      return response;
    });
    answer.catch((error) => missed(error, file));
    early.set(file, answer);
    return answer;
  };
  window.fetch = (resource, ...options) => {
    const file = address(resource.url || resource);
    const answer = early.get(file);
    early.delete(file);
    return answer || fetch_now(resource, ...options);
  };
  const download_what_is_named = (config) => {
    const [, interpreter] = /^interpreter *= *"(.+)"/m.exec(config);
    download(address(interpreter.replace(/\.mjs$/, ".wasm")));
    download(address("static/words/en.ftl"));
    for (const [, file] of config.matchAll(/^"(.+\.py)" *=/gm)) download(address(file));
  };

  const start = async () => {
    const config = await download(CONFIG);
    download_what_is_named(await config.clone().text());
    await drawn;
    const { hooks } = await import(CORE);
    hooks.worker.onBeforeRunAsync.clear(); // made with Function(), which a strict policy forbids
    hooks.main.onReady.add(({ io }) => {
      const complain = (words) => {
        fail("python", words.message || words);
        console.error(words.message || words);
      };
      io.stderr = io.buffered(complain);
    });
  };

  const NEEDED = ["stylesheet", "modulepreload"];
  addEventListener("error", (event) => {
    const { target, message } = event;
    if (target === window) fail("python", message);
    else if (NEEDED.includes(target.rel)) missed(`${target.rel} ${target.href}`, target.href);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => rejected(reason));
  drawn.then(() => {
    show();
    document.getElementById("try-again").addEventListener("click", () => {
      const again = missing ? fetch_now(missing, { cache: "reload", signal: AbortSignal.timeout(3000) })
        : Promise.resolve();
      again.catch(() => {}).finally(() => location.reload());
    });
  });

  if (typeof WebAssembly !== "object") fail("no-webassembly", "typeof WebAssembly is not object");
  else start().catch(rejected);
})();
