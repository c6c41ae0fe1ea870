"use strict";
/* Keeps the game for visits without a network: one version at a time, whole or not at all. tools/offline.py writes
   what belongs to a version; the thinker's part is kept once it was used. A newer version waits until the page
   takes it, between two games. */

// The next two lines are written by tools/offline.py.
const VERSION = "9c7adff3da2f";
const FILES = {"table":{"./":"sha256-fTjdzgCVYJwPWYwoVCodQbxV6y58eCkMOhicLpeQrGU=","manifest.webmanifest":"sha256-ArSnuZNOhoyPXPQmuOvKwRvGtaFnCMab1Zya1Fu3eDI=","static/cards/courts.svg":"sha256-cMJv3n/iyjAWuv86XyAserhesPJDbZ10byRmURqbxvg=","static/cards/symbols.svg":"sha256-o8o13zrsugDm1XC7LdaM6ZH5EyBKNHy68gZsSEkQGp4=","static/faces.svg":"sha256-3gSJF1HNn0r8LiLYS8Hdt3nO0PcaDvfoKtiv50DjhF4=","static/forty-five-game.js":"sha256-UGGvbQcDTY3dlIyBj5D/R1hmA+fzGoGMTUKWb5dFr20=","static/frame.css":"sha256-faERd4kOw5BLppQXMF/Z2oEh3pwKqeEXEgYOd0Wd+xQ=","static/frame.js":"sha256-NAMG8kSYtbBFNW5gWb2/IPvDnkBIvC5TMihaSUcQb1c=","static/game.pack":"sha256-FoFyb9vy5+bY1CVWvc38tGD3v1uSOVS1ot6+qYCcuXU=","static/icon.svg":"sha256-5dbI/c9XsQyMqdS3t1B/celiTotXlQgHJeIFrwO4wTY=","static/icons/icon-192.png":"sha256-dn0u4FpRITZgz3kp3ivIbpOMT/Dcy7ivFfEY1v28hrk=","static/icons/icon-512.png":"sha256-k3XFCvgDK7pib4df6glCcJDiShexXTd4NNv4Dm32+g0=","static/icons/maskable-512.png":"sha256-1X6FDLprUFJExmQP39vGR4R0eOcnQPFwvsQFQ+yEAyY=","static/icons/touch-180.png":"sha256-8r3g5RQqTcu2mbH5k3iDEVCyMKxv3A81dWLn2I1Vq8Q=","static/later.css":"sha256-JyaiC5wBz02pGc94kcvqgdLIk2am9U6UrRLawMG/+dA=","static/later.pack":"sha256-at/IcOY+rXu67DaJfLaPcrPUYVf5D96QcBnrkGXAKgg=","static/old.js":"sha256-iPGjgBuV+bnJ+MQdkr9mLjFmP0rdnIFll6f8tCOYK0M=","static/runtime/fluent/fluent.mjs":"sha256-wKKLcd+FVIXrywU14bE+qtNe1FZghRiz5y8Y7yKJVMs=","static/runtime/micropython/micropython.mjs":"sha256-bjOwp2ZCJouBgww9YKEnSn6g8ACTPFvNJD4KKCRz7Xk=","static/runtime/micropython/micropython.wasm":"sha256-P3BUgsl0mMskyQJ1szA42aLRhoQ52CFgAtkKdb3SiZc=","static/runtime/pyscript/core-C9KDLldu.js":"sha256-r3Ja9gmzWKGbSBggUBf35993Jla1TLa2KWJeYbKN4Rs=","static/runtime/pyscript/core.js":"sha256-9IfK8sYKVGceWnS2jLwHobf1AqxM3X8LYve51IbjJYs=","static/runtime/pyscript/error-D2315lOB.js":"sha256-feMkaALPVBcU7LwwReFngjH0rFhE3pe6h+or5TDbnYE=","static/runtime/pyscript/toml-V4Savzlc.js":"sha256-O0kjVWOvb0YOc8qMuIKTGJGA0yzKh/N3YXKLgOKF3Gk=","static/start.js":"sha256-fJsLQ3wBswhz4aGEZ50FLHUGvow5aIv/8ylgbtI+e/s=","static/style.css":"sha256-Vhi5jwsb11RUTnjpq3hKhvxix0r4JLV6ng5dUFhKkfY=","static/words/ar.ftl":"sha256-TyYLNnsf0nhy1cD93gjB5zVBZmmxRctPtefiQ0LBY+k=","static/words/en.ftl":"sha256-VfrTg5M0qsPz/cZmsbJ1w9B9ZzUxZgsrCvrlCxrb1E4=","static/words/es.ftl":"sha256-spMKwpYi2zoDHUn79xbjzWQ9S37xlWKA75jmOpT6rCs=","static/words/fr.ftl":"sha256-8kO5h+y33UmAH4xRfdkRNXz1Kk1Ix38nEOso8Z2GGlI=","static/words/nb.ftl":"sha256-dLpZDx2ixrHiO1at2tuUYNqyIDmwTkdZuPe2rhrQVMA=","static/words/th.ftl":"sha256-hnSiAqzwR5d3nq3CUjtTyqgXgTGORc+ZjRRJtyYgtaA="},"thinker":{"game/__init__.py":"sha256-VNUBUJCS2cCMzduKHL6G4p71j0lUevg8MC1u/Y84LBQ=","game/ai/__init__.py":"sha256-qYtm1jSaNbDQblQ7gxmHhvvTMS+0Zch8XsyTeLut7Ik=","game/ai/asking.py":"sha256-oYXVcRqk6QDgxdfFSMsyV5tGRKbxh4MTqnt2jT6UHRY=","game/ai/chance_tables.py":"sha256-9W8Soij8aLtSE77NMHrGlmWZJPP3LxUNHBC9jyVHfvA=","game/ai/chances.py":"sha256-3fhmtZcru6BBwOaF2OKU0rGYWgTN206hjsdGmc/vvTE=","game/ai/decision.py":"sha256-ipBw441eXl/XSsxb+PQQT2dV9VjmhZcN5JxtBRySzbk=","game/ai/dice.py":"sha256-hpfjSNvyaeVnItkox4aTNi9fOEnuXUBQ6TU8XZyEaGE=","game/ai/engine.py":"sha256-dJZv4KvbA+1rPQHSTi9RaMBnaJYCESpDfxfl17UFhPY=","game/ai/follower.py":"sha256-RXoyJ0xBiQVK/IVr09wwxP3L/NupNNHJ4vWWfb0BEdc=","game/ai/hint.py":"sha256-W7i6ftGrjN1RcyObaM+OYkh48+kAoVfbD4NGLREeJE0=","game/ai/judge.py":"sha256-cENY4p+KwNuRyEskGMvl2hhAm2DOyIfAinO3Puf7hTc=","game/ai/levels.py":"sha256-8+OQ+R2HFaClsyfG/AMf5/cora2iPmf8TjQRHXt6KdI=","game/ai/player.py":"sha256-eSBA8dzAcSW5MRtK3zeU2prVZwgrKiXkmSET1PxjBx4=","game/ai/playout.py":"sha256-Qo1Wvs0nGW86u7VSsnsZQRHJJB64sgm7pxP1lKro488=","game/ai/reasons.py":"sha256-hD7gWl6msXB7SGv7/1S9sWoxSNk7SgDaMwuNELumkg0=","game/ai/review.py":"sha256-OHrBqWehzwMA3ePmn2qfZ20V1HxBxH4CPeMbjQnAVI0=","game/ai/sensible.py":"sha256-mQsyuxQZUfiV3uJ1Ug7KXpFaO6uTEjnis8VKojaZONM=","game/ai/slices.py":"sha256-8tTp74pOtzr7oFppXi48YWqcUaxIMjBoeitJ7U+OXc0=","game/ai/wire.py":"sha256-Bo+53xpg8zRaPg4Mrts6V70lyfeUwTEOrBkZnKqKrfM=","game/ai/worlds.py":"sha256-MjYUA22Jx3fza/12Vsf10DGW7UUUA1cK3Tan03VM3TM=","game/ai/worth.py":"sha256-3fuHNZf4JqUM8ZCGQWkoGSl2RxOGUA3+az8HvMW3Cf4=","game/rules/__init__.py":"sha256-rvYzc2K1QH9LiOSRzlq2yV9HvMy3BwyQSMPi37csTOQ=","game/rules/cards.py":"sha256-AcGMQ2Ohyw6BrYCoftvxAI16N8/Zpgk2zCeq+EiPjao=","game/rules/deal.py":"sha256-/QSnZiBPnbv09GZ1KGvem9O0Uy3GItvi94QSq+/uDGU=","game/rules/events.py":"sha256-16YKaD9RxcugR6ldDIIDqTzpgqhFGAeWKAIp2aO6Pu4=","game/rules/game.py":"sha256-IN7+Ia6mqfM0aKZrglzLGe0JztzoG1+MXorRbN/8Sgc=","game/rules/house.py":"sha256-3NBVq+lpdZ/KRJb962JJq+4nLoiEMi/tif5FQU7T6s4=","game/rules/knowledge.py":"sha256-BAuyFaqcn1kFdYALXXDAABZ+yS+pAmtFTs6H+0FDSaM=","game/rules/record.py":"sha256-xHv+puCLqMaMeqBNoMRPjq9AVtArALil5QccbjQ6iJI=","game/rules/shuffle.py":"sha256-SGv4ZZGGO/ZROa5QcL7rBykxrGXolV7d+KTPsrwwySc=","game/rules/trick.py":"sha256-JUpna0gctE/b+JjbsjkkJKwx9kM75FA2PmvtK+06i3s=","game/rules/value.py":"sha256-2WJLqECFANFpDflvo+w16qOEG7LlXz6n6oJKpIOKbJI=","game/thinker.py":"sha256-eztidk224B/O6oDLmGDmgwv5lTWlV3OcA5X5fmfYwEY=","static/runtime/pyodide/pyodide-lock.json":"sha256-iVn1HvyY48euoQy8jYY/Pt+iuMX0qcdfFPVwYuSspz0=","static/runtime/pyodide/pyodide.asm.mjs":"sha256-983I7OgGeM63EvjmXr5tOoMgOhgMOZhl9JYSoFFpNjU=","static/runtime/pyodide/pyodide.asm.wasm":"sha256-zDbjyrBP38mmP/E+tS6uK5Eb9GwCXMeygfOUvT3h1eY=","static/runtime/pyodide/pyodide.mjs":"sha256-/9/jfLSuBlhn8K44u6aWh8SNfIjvNpBKa/TvEO5vGjE=","static/runtime/pyodide/python_stdlib.zip":"sha256-StxdY93Vc+GgPipce/44W/qunUOaEt0DzOTHGQ9MXIw="}};

const OURS = `forty-five ${registration.scope} `; // others may keep caches on the same origin
const NAME = OURS + VERSION;
const address = (path) => new URL(path, registration.scope).href;

/* Keep a part, each file with the check sum that the version names; it is an error if one is another file. */
const keep = async (part, caching) => {
  const cache = await caches.open(NAME);
  const one = async ([path, integrity]) => {
    if (await cache.match(address(path))) return;
    const answer = await fetch(address(path), { integrity, cache: caching });
    if (!answer.ok) throw new Error(`${answer.status}: ${path}`);
    await cache.put(address(path), answer);
  };
  await Promise.all(Object.entries(FILES[part]).map(one));
};

const install = async () => {
  try {
    await keep("table", "reload");
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
};

/* Let go of other versions, but for the parts of the thinker that are the same in this one. */
const activate = async () => {
  const cache = await caches.open(NAME);
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === NAME) continue;
    const old = await caches.open(name);
    for (const [path, integrity] of Object.entries(FILES.thinker)) {
      const kept = await old.match(address(path));
      if (kept && await check_sum(kept.clone()) === integrity) await cache.put(address(path), kept);
    }
    await caches.delete(name);
  }
  await clients.claim();
};

const check_sum = async (answer) => {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

/* The page lies at the scope itself, whatever its address asks for. */
const path_of = (request) => {
  const plain = request.url.replace(/[?#].*/, "");
  const path = plain.startsWith(registration.scope) ? plain.slice(registration.scope.length) : "elsewhere";
  return path === "" || path === "index.html" ? "./" : path;
};

const answer = async (request, path) => {
  const kept = await (await caches.open(NAME)).match(address(path));
  return kept ?? fetch(request);
};

/* Only one page takes a newer version; while others are open in the old one, it goes on waiting. */
const take = async () => {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.filter(({ url }) => path_of({ url }) === "./");
  if (open.length === 1) await skipWaiting();
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const path = path_of(request);
  const known = path in FILES.table || path in FILES.thinker;
  if (request.method === "GET" && known && request.cache !== "reload") event.respondWith(answer(request, path));
});
addEventListener("message", (event) => {
  if (event.data === "take") event.waitUntil(take());
  if (event.data === "keep the thinker") event.waitUntil(keep("thinker", "force-cache").catch(() => {}));
});
