"use strict";
/* The ways to files and modules where the page is a file on disk. There browsers let nothing be fetched or
   imported, and no worker be started, from a file; classic scripts do load. So tools/disk.py writes the files
   that the page needs into such scripts, static/disk/*.js, each of which leaves a pack as base64 in
   window.packs; whoever asks for a file is handed a blob of its bytes. Unzipped, a pack is a line of JSON,
   [[path, bytes], ...], and the contents one after the other. */

(() => {
  /* Fetching and importing among files at hand, bytes by address. It is sent to the worker as well: no blob's
     address leads from the one to the other. A module's own imports have to find blobs too, and an interpreter
     has to be told where its parts are, so a small module that does that stands in its place. */
  const ways = (files, base, runtime, really_fetch) => {
    const TYPES = { mjs: "text/javascript", js: "text/javascript", wasm: "application/wasm" };
    const urls = new Map();
    const blob_url = (content, type) => URL.createObjectURL(new Blob([content], { type }));
    const text_of = (file) => new TextDecoder().decode(files.get(file));
    const url_of = (file) => {
      if (!urls.has(file)) urls.set(file, blob_url(content_of(file), TYPES[file.split(".").at(-1)]));
      return urls.get(file);
    };
    const content_of = (file) => {
      if (!file.startsWith(`${runtime}pyscript/`)) return files.get(file);
      const neighbour = (found, path) => `from"${url_of(new URL(path, file).href)}"`;
      return text_of(file).replace(/\bfrom"(\.\/[^"]+)"/g, neighbour)
        .replace(/\bimport\((?=["\w])/g, "self.bring(").replace(/\blocation\.href\b/g, "self.here");
    };
    const part = (path) => JSON.stringify(url_of(runtime + path));
    const INTERPRETERS = {
      "micropython/micropython.mjs": () => `
        import { loadMicroPython as load } from ${part("micropython/micropython.mjs")};
        const url = ${part("micropython/micropython.wasm")};
        export const loadMicroPython = (options) => load({ ...options, url });`,
      "pyodide/pyodide.mjs": () => `
        import { loadPyodide as load, version } from ${part("pyodide/pyodide.mjs")};
        import createPyodideModule from ${part("pyodide/pyodide.asm.mjs")};
        const parts = {
          createPyodideModule,
          indexURL: ${part("pyodide/pyodide.asm.wasm")} + "#/",
          stdLibURL: ${part("pyodide/python_stdlib.zip")},
          lockFileContents: ${text_of(`${runtime}pyodide/pyodide-lock.json`)},
        };
        export const loadPyodide = (options) => load({ ...options, ...parts });
        export { version };`,
    };
    const module_of = (file) => {
      const interpreter = INTERPRETERS[file.replace(runtime, "")];
      return interpreter ? blob_url(interpreter(), TYPES.js) : url_of(file);
    };
    const place = (path) => {
      const own = new URL(path, `${runtime}pyscript/`).href; // its parts name one another from where they lie
      return files.has(own) ? own : new URL(path, base).href;
    };
    return {
      place,
      fetch: async (file, ...options) =>
        files.has(file) ? new Response(files.get(file)) : really_fetch(file, ...options),
      bring: (path) => import(files.has(place(path)) ? module_of(place(path)) : path),
    };
  };

  /* Pyodide refuses classic workers, and Chromium refuses workers that are modules on disk: so it is a classic
     one that looks like a module, and that keeps what it is told until its module has begun. */
  const work = (ways) => {
    const told = [];
    const keep = (event) => {
      event.stopImmediatePropagation();
      if (event.data?.at_hand) begin(event.data.at_hand);
      else told.push(event);
    };
    const begin = ({ code, files, base, runtime }) => {
      const { place, fetch, bring } = ways(files, base, runtime, self.fetch.bind(self));
      self.importScripts = () => { throw new TypeError("Modules have no importScripts."); };
      self.fetch = (resource, ...options) => fetch(place(resource.url ?? resource), ...options);
      Object.assign(self, { bring, here: base });
      self.begun = () => setTimeout(tell);
      const module = new Blob(["self.begun();", code], { type: "text/javascript" });
      import(URL.createObjectURL(module)).catch((error) => postMessage(error)); // which PyScript takes as a no
    };
    const tell = () => {
      const { data, ports } = told.shift() ?? {};
      if (!ports) return removeEventListener("message", keep);
      removeEventListener("message", keep);
      dispatchEvent(new MessageEvent("message", { data, ports }));
      addEventListener("message", keep);
      setTimeout(tell);
    };
    addEventListener("message", keep);
  };

  /* What boot.js is given: ways like the browser's own, `fetch` and `bring` a module. Packs that the first card
     does not need are opened when first asked for. */
  window.disk = ({ address, script, unzipped, really_fetch }) => {
    const [base, runtime] = [address("."), address("static/runtime/")];
    const files = new Map();
    const near = ways(files, base, runtime, really_fetch);
    const opened = new Map();
    const lay = async (name) => {
      const file = `static/disk/${name}.js`;
      if (!window.packs?.[name]) await script(file);
      if (!window.packs?.[name]) throw new Error(`The file is cut off: ${address(file)}`);
      const packed = await really_fetch(`data:;base64,${window.packs[name]}`);
      delete window.packs[name];
      const bytes = await unzipped(packed);
      let at = bytes.indexOf(10) + 1;
      const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
      for (const [path, size] of list) files.set(address(path), bytes.subarray(at, at += size));
    };
    const open = (name) => {
      if (!opened.has(name)) opened.set(name, lay(name));
      opened.get(name).catch(() => opened.delete(name));
      return opened.get(name);
    };
    const find = async (file) => {
      await Promise.all([open("runtime"), open("game")]);
      if (!files.has(file)) await open(file.startsWith(`${runtime}pyodide/`) ? "thinker" : "later");
      if (!files.has(file)) throw new TypeError(`There is no such file: ${file}`);
    };

    const Classic = window.Worker;
    window.Worker = class extends Classic {
      constructor(code, options) {
        super(URL.createObjectURL(new Blob([`(${work})(${ways});`])), { ...options, type: "classic" });
        const hand = async () => {
          const at_hand = { code: await (await really_fetch(code)).blob(), files, base, runtime };
          Classic.prototype.postMessage.call(this, { at_hand });
        };
        hand();
      }
    };
    const fetch = async (resource, ...options) => {
      const file = address(resource.url || resource);
      if (file.startsWith("file:")) await find(file);
      return near.fetch(file, ...options);
    };
    const bring = async (path) => {
      if (near.place(path).startsWith("file:")) await find(near.place(path));
      return near.bring(path);
    };
    Object.assign(self, { bring, here: base });
    return [fetch, bring];
  };
})();
