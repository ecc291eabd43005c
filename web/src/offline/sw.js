// The hall without a network: its pages and boards open and say that nobody answers.  What is sent is never kept here,
// and nothing that is private to a seat either.  The build puts the names of all its files in the place of FILES.
const FILES = [];
const SUM = FILES.reduce((sum, name) => (Math.imul(sum, 31) + hash(name)) >>> 0, 7);
const KEPT = `gladsheim-${FILES.join().length}-${SUM}`;
const WORDS = /^\/api\/(games|words)\b/; // of everybody, and the same for a while
const PATIENCE = 4000; // milliseconds that the hall has to answer

function hash(text) {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 33) + (letter.codePointAt(0) ?? 0)) >>> 0, 5381);
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(["/", ...FILES.map((name) => `/${name}`)]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** From the hall if it answers in time, else as it was last seen. */
async function newest(request, key) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (fault) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw fault;
  }
}

// It is somebody's turn.  Who looks at the table already is not told.
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  if (typeof title !== "string") return;
  const url = `/t/${table}`;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url)) return;
      return self.registration.showNotification(title, { body, tag: table, icon: "/favicon.svg", data: { url } });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? { url: "/" };
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(newest(request, "/"));
  else if (WORDS.test(pathname)) event.respondWith(newest(request, request));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
