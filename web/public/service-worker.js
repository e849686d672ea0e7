// Shows the offline page when there is no network. Caches nothing else: every page, script and
// response comes from the server, so that nothing can be out of date.
const CACHE = 'offline-page-2';
const OFFLINE_PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // Sends the request at once, without waiting for this script to start. In Firefox a failed preload
  // ends the navigation, and the offline page never appears.
  const isFirefox = navigator.userAgent.includes('Firefox/');
  await self.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') {
    event.respondWith(answer(event));
  }
});
