"use strict";
/* What must run before Python: it starts the downloads, shows how far they are, and says what went
   wrong. It minds the page only while html[data-app] is "loading"; Python sets "ready".
   Browsers have to understand it that are too old for the game, to say so: no ?. and no ?? in here. */

/* Nothing from elsewhere may come into the page or go out of it. The thinker's worker is a blob, and so is the runtime
   where the page is a file on disk. In a sandbox the page is nobody's, and for WebKit its host is not 'self' then. */
{
  const own = window.origin === "null" && location.protocol !== "file:" ? location.origin : "'self'";
  const content = `default-src 'none'; script-src ${own} blob: 'wasm-unsafe-eval'; connect-src ${own} blob: data:; style-src ${own}; img-src ${own} data:; worker-src ${own} blob:; manifest-src ${own}; base-uri 'none'; form-action 'none'`;
  document.head.append(Object.assign(document.createElement("meta"), { httpEquiv: "Content-Security-Policy", content }));
}

/* MicroPython can't catch what JavaScript throws in a plain call, so what the browser may refuse, the
   storage above all, is called through this: attempt("localStorage", "getItem", "name"). */
window.attempt = (name, method, ...values) => {
  try {
    return { value: window[name][method](...values), error: "" };
  } catch (error) {
    return { value: null, error: String(error) };
  }
};

/* A promise kept in the browser's next task, after what waits there: drawing, clicks, keys. */
const tasks = new MessageChannel();
const waiting = [];
tasks.port1.onmessage = () => waiting.shift()();
window.next_task = () => new Promise((resolve) => {
  waiting.push(resolve);
  tasks.port2.postMessage(0);
});
/* MicroPython counts by this, and would wait an hour longer if somebody set the clock back by one. */
const begun = Date.now() - performance.now();
Date.now = () => Math.round(begun + performance.now());
/* Whether the browser lets a worker be made; PyScript says nothing when it does not. */
window.may_work = () => {
  try {
    new Worker(URL.createObjectURL(new Blob([""], { type: "text/javascript" }))).terminate();
    return true;
  } catch {
    return false;
  }
};

/* PyScript opens a store at once, which the game does not use and which browsers forbid in some frames. */
Object.defineProperty(window, "indexedDB", { value: { open: () => ({}) } });

(() => {
  const page = document.documentElement;
  const address = (path) => new URL(path, document.baseURI).href;
  const short = (file) => file.replace(address("."), "");
  const CORE = address("static/runtime/pyscript/core.js");
  const PACK = address("static/game.pack");
  const LATER = address("static/later.pack");
  const WASM = "static/runtime/micropython/micropython.wasm";
  const ENGLISH = address("static/words/en.ftl");
  /* The check sums of the game's parts, which the page names: so it takes those of its own version only. */
  const PARTS = JSON.parse(document.getElementById("parts").textContent);
  const ON_DISK = location.protocol === "file:";
  const IN_FRAME = window.parent !== window;
  page.dataset.place = IN_FRAME ? "frame" : ON_DISK ? "disk" : "host";
  const EMBEDDED = IN_FRAME && new URLSearchParams(location.search).get("embed") === "1";
  /* In the first moment only felt is drawn: most often the cards lie there before it is over. */
  page.dataset.early = "";
  setTimeout(() => { delete page.dataset.early; }, 600);
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
    document.getElementById("try-again").hidden = cause === "old";
    for (const name of document.querySelectorAll(".failure-file")) name.textContent = short(file);
  };
  const missed = (error, file) => fail(error.other ? "other" : "file", String(error.message || error), file);

  const FILE_IN_WORDS = /\b(?:https?|file):\S+?\.\w+(?=[\s'")?#]|$)/;
  const rejected = (error) => {
    const words = String((error && error.message) || error);
    const file = FILE_IN_WORDS.exec(words);
    if (file) fail("file", words, file[0]);
    else if (/\bWebAssembly\b/.test(words)) fail("other", words, address(WASM));
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
  /* The newest of what the game uses. Whatever has these has the rest. */
  const IS_OLD = !(CSS.supports("color", "light-dark(red, red)") && "popover" in page);
  if (!IS_OLD) new PerformanceObserver((list) => {
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

  /* Ways to a file and to a module. Of files on disk browsers let only classic scripts through: disk.js has
     other ways then, with the same files packed into scripts. */
  let fetch_now = window.fetch.bind(window);
  let bring = (module) => import(module);
  const added = (tag, attributes) => new Promise((resolve, reject) => {
    const made = Object.assign(document.createElement(tag), attributes, { tells: true });
    made.addEventListener("load", resolve);
    made.addEventListener("error", () => reject(new Error(`This did not load: ${made.src || made.href}`)));
    document.head.append(made);
  });
  const script = (src) => added("script", { src, async: false });
  const sheet = (href) => added("link", { rel: "stylesheet", href });
  const open_disk = async () => {
    await Promise.all(["static/disk.js", "static/disk/runtime.js", "static/disk/game.js"].map(script));
    [fetch_now, bring] = window.disk({ address, script, unzipped, really_fetch: fetch_now });
  };

  const open_frame = async () => {
    page.dataset.embedded = "";
    sheet("static/frame.css");
    await script("static/frame.js");
  };

  /* Downloads: what is needed in any case starts now; whoever fetches it later is handed it. */
  const early = new Map();
  /* While a host is updated, and from old caches, a part of another version may come. It is asked for once more,
     past the caches, and then refused. */
  const served = async (file) => {
    const integrity = PARTS[short(file)];
    for (const cache of integrity ? ["default", "reload"] : []) {
      try {
        return await fetch_now(file, { integrity, cache });
      } catch { /* What it was is told by asking without a check. */ }
    }
    const response = await fetch_now(file);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${file}`);
    if (!integrity) return response;
    window.other_version = true;
    throw Object.assign(new Error(`This file belongs to another version: ${file}`), { other: true });
  };
  const fetched = (file) => {
    const answer = served(file).then((response) => {
      watch(file, response).catch((error) => missed(error, file));
      return response;
    });
    answer.catch((error) => missed(error, file));
    return answer;
  };
  const download = (file) => {
    const answer = fetched(file);
    early.set(file, answer);
    return answer;
  };
  window.fetch = (resource, ...options) => {
    const file = address(resource.url || resource);
    const answer = early.get(file);
    early.delete(file);
    return answer || (short(file) in PARTS ? served(file) : fetch_now(resource, ...options));
  };
  /* The game's modules come in two packs, made by tools/pack.py: gzip of a file system image, from which
     MicroPython runs them where they lie. It takes one image at a time, and keeps those that are mounted. */
  const unzipped = async (response) => {
    const plain = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(plain).arrayBuffer());
  };
  const mount = (image, place, interpreter) => {
    const { _module: memory } = interpreter;
    const at = memory._malloc(image.length);
    memory.HEAPU8.set(image, at);
    memory.ccall("mp_js_register_romfs", "null", ["pointer", "number"], [at, image.length]);
    interpreter.runPython(`import vfs\nvfs.mount(vfs.VfsRom(vfs.rom_ioctl(2, 0)), "${place}")`);
  };

  /* Asking the other places for each module, which are JavaScript's, takes longer than the modules. */
  const BEGINNING = `
import sys
others = sys.path[:]
sys.path[:] = ["/first", ".frozen"]
import game.main
sys.path += others
`;

  /* PyScript's own library in Python takes as long to compile as the first card to draw, and is needed only
     to make the thinker's worker: the game begins before PyScript goes on to it, and asks for it then. */
  const library = {};
  library.asked = new Promise((resolve) => { library.ask = resolve; });
  library.brought = new Promise((resolve) => { library.bring = resolve; });
  window.bring_library = () => {
    library.ask();
    return library.brought;
  };

  /* What the first card does not wait for. After a failure it may be asked for again. */
  let later;
  const bring_later = (interpreter) => {
    later = later || Promise.all([served(LATER).then(unzipped), sheet("static/later.css")])
      .then(([image]) => mount(image, "/later", interpreter));
    later.catch(() => { later = undefined; });
    return later;
  };

  /* PyScript would load every plugin for its other Python, which the table does not use. */
  const spare_plugins = () => {
    const { plugins } = JSON.parse(document.querySelector('script[type="mpy"]').getAttribute("config"));
    const others = document.createElement("py-config");
    others.setAttribute("type", "json");
    others.textContent = JSON.stringify({ plugins });
    document.head.append(others);
  };

  const start = async () => {
    if (EMBEDDED) await open_frame();
    if (ON_DISK) await open_disk();
    const image = fetched(PACK).then(unzipped);
    image.catch((error) => missed(error, PACK));
    download(address(WASM));
    await undefined; // first the rest of start.js, languages.js, which may have to wait for the storage
    languages.begin(bring, drawn).catch((error) => missed(error, ENGLISH));
    languages.ready.then(({ read }) => read).catch(rejected);
    spare_plugins();
    await drawn; // PyScript looks at whatever is added to the page
    const { hooks } = await bring(CORE);
    hooks.worker.onBeforeRunAsync.clear(); // made with Function(), which a strict policy forbids
    const begin = async ({ interpreter, io }) => {
      hooks.main.onReady.delete(begin); // once, not again for scripts that are added later
      const complain = (words) => {
        fail("python", words.message || words);
        console.error(words.message || words);
      };
      io.stderr = io.buffered(complain);
      mount(await image, "/first", interpreter);
      window.bring_later = () => bring_later(interpreter);
      await interpreter.runPythonAsync(BEGINNING);
      await library.asked;
    };
    hooks.main.onReady.add(begin);
    hooks.main.onAfterRunAsync.add(library.bring);
  };

  const NEEDED = ["stylesheet", "modulepreload"];
  addEventListener("error", (event) => {
    const { target, message } = event;
    if (target === window) fail("python", message);
    else if (NEEDED.includes(target.rel) && !target.tells && !(ON_DISK && target.rel === "modulepreload")) missed(`${target.rel} ${target.href}`, target.href);
  }, true);
  /* A host may give a style sheet as something else: then it has no rules. */
  const is_empty = ({ sheet }) => {
    try {
      return Boolean(sheet) && sheet.cssRules.length === 0;
    } catch {
      return false; // on disk nobody may look
    }
  };
  addEventListener("load", () => {
    for (const link of document.querySelectorAll("link[rel=stylesheet]"))
      if (is_empty(link)) missed(`This is no style sheet: ${link.href}`, link.href);
  });
  addEventListener("unhandledrejection", ({ reason }) => rejected(reason));
  drawn.then(() => {
    show();
    document.getElementById("try-again").addEventListener("click", () => {
      const again = missing ? fetch_now(missing, { cache: "reload", signal: AbortSignal.timeout(3000) })
        : Promise.resolve();
      again.catch(() => {}).finally(() => location.reload());
    });
  });

  if (IS_OLD || typeof WebAssembly !== "object") {
    fail(IS_OLD ? "old" : "no-webassembly", navigator.userAgent);
    drawn.then(() => languages.begin(bring, drawn)).catch(() => { /* It is said in English. */ });
  } else start().catch(rejected);

  /* The looks that were chosen come before anything is drawn; Python puts right what is none. */
  try {
    const kept = JSON.parse(localStorage.getItem("forty-five/settings")) || {};
    for (const look of ["theme", "colours", "cards", "motion"]) page.dataset[look] = kept[look] || "";
  } catch { /* Nothing is kept, or nobody can read it. */ }
})();
