// Keeps the client's own files, so that it opens without a network and says so itself. Never anything of /api.
const CACHE = 'fracas-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (/^\/(assets|icons)\//.test(url.pathname) || url.pathname === '/theme.js') event.respondWith(file(request));
});

/** It is somebody's turn: its tag is the way to the match. */
self.addEventListener('notificationclick', (event) => {
  const path = event.notification.tag;
  event.notification.close();
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
    if (!page) return self.clients.openWindow(path);
    await page.focus();
    return new URL(page.url).pathname === path ? page : page.navigate(path);
  };
  event.waitUntil(open());
});

/** The newest page, or the one kept. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

/** Files have a digest in their name: once kept, good for ever. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept && request.url.includes('/assets/')) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return kept ?? Response.error();
  }
}
