"use strict";
/* The language of the page before Python: which one it is, its direction, and the sentences that stand in the
   page. The languages that there are stand in the page as links, which tools/fill_page.py writes from the
   catalogues; only the catalogue of the one that is chosen is fetched. */

(() => {
  const page = document.documentElement;
  const ENGLISH = "en";
  const links = new Map();
  const served = new Map(); // every tag that a language answers to, in small letters
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) {
    links.set(link.hreflang, link);
    for (const tag of link.dataset.tags.split(" ")) served.set(tag.toLowerCase(), link.hreflang);
  }

  /* "es-MX" is answered by "es"; "" if nothing answers. */
  const match = (asked) => {
    let tag = String(asked).toLowerCase().replace(/_/g, "-");
    while (tag && !served.has(tag)) tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")));
    return served.get(tag) || "";
  };
  const preferred = () => (navigator.languages || []).map(match).find(Boolean) || ENGLISH;
  const kept = () => {
    try {
      return match(JSON.parse(localStorage.getItem("forty-five/settings")).language);
    } catch { /* Nothing is kept, or nobody can read it. */
      return "";
    }
  };
  const asked = match(new URLSearchParams(location.search).get("lang") || "");
  const chosen = asked || kept() || preferred();

  const wear = (language) => {
    page.lang = language;
    page.dir = links.has(language) ? links.get(language).dir : "ltr";
  };
  const bring = async (language) => {
    const file = new URL(`static/words/${language}.ftl`, document.baseURI).href;
    const response = await window.fetch(file);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${file}`);
    return response.text();
  };

  /* The sentences of the page have no arguments, so a line each is all that has to be read here. */
  const fill = (text) => {
    const said = new Map([...text.matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map(([, name, words]) => [name, words]));
    for (const target of document.querySelectorAll("[data-message]")) {
      target.textContent = said.get(target.dataset.message) || target.textContent;
    }
  };
  /* Fluent reads the sentences while the runtime is on its way. */
  const reading = async (text, bring_module) => {
    const { FluentResource } = await bring_module(new URL("static/runtime/fluent/fluent.mjs", document.baseURI).href);
    return new FluentResource(text);
  };
  const arrived = async () => {
    if (chosen === ENGLISH) return bring(ENGLISH);
    page.dataset.words = "coming"; // not in English first, unless it takes long
    try {
      return await bring(chosen);
    } catch (error) {
      console.warn(`The catalogue ${chosen} did not come, so the page speaks English: ${error.message}`);
      wear(ENGLISH);
      return bring(ENGLISH);
    }
  };
  const begin = async (bring_module, drawn) => {
    try {
      const text = await arrived();
      const read = reading(text, bring_module);
      read.catch(() => { /* Who waits for it hears of it. */ });
      await drawn;
      if (page.lang !== ENGLISH) fill(text);
      return { language: page.lang, read };
    } finally {
      delete page.dataset.words;
    }
  };

  /* The choice is made in the page now, so the address asks for no language any more. */
  const forget = () => {
    const address = new URL(location.href);
    if (!address.searchParams.has("lang")) return;
    address.searchParams.delete("lang");
    try {
      history.replaceState(history.state, "", address);
    } catch { /* Where the address can't be changed, it asks again next time. */ }
  };

  wear(chosen);
  window.languages = {
    tags: [...links.keys()],
    title: (language) => links.get(language).title,
    messages: Number(document.querySelector('meta[name="messages"]').content), // in a whole catalogue
    asked, match, preferred, wear, bring, forget,
    begin: (...ways) => (window.languages.ready = window.languages.ready || begin(...ways)), // once boot.js knows them
  };
})();
