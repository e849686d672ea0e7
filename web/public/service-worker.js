// Shows a page that says what to do where the network is gone. It keeps nothing else: every page,
// script and answer comes from the server, so that nothing of it can be out of date.
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
  // The request leaves at once and does not wait for this script to wake. In Firefox a preload that
  // fails ends the navigation, and the page for it never appears.
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
