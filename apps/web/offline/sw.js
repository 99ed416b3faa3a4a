// Keeps the page on the device, so that it opens and plays without a network. The build puts the version and the list of files
// in front of this. A new version waits until somebody asks for it: nobody's page changes under their hands.
/* global VERSION, FILES */

const CACHE = `sandtable-${VERSION}`;
const HOME = './';
const LOW = { priority: 'low' };

self.addEventListener('install', (event) => {
  // Past the browser's own cache for what has no hash in its name: that must be of this version.
  const request = (file) => new Request(file, file.startsWith('assets/') ? LOW : { ...LOW, cache: 'reload' });
  event.waitUntil(keepAll(FILES.map(request)));
});

/** One after the other, so that a page that wants something meanwhile has most of the line. All of them, or it is no version. */
async function keepAll(requests) {
  const cache = await caches.open(CACHE);
  for (const request of requests) await cache.add(request);
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Serves the pages that are open. The version before this one is kept: an open page may still want a part of it. */
async function takeOver() {
  const ours = (await caches.keys()).filter((name) => name.startsWith('sandtable-') && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = request.mode === 'navigate' ? await cache.match(HOME) : await caches.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  // What carries a hash in its name stays what it is, so it can be kept too: a typeface for another script, say.
  if (fetched.ok && request.url.includes('/assets/')) await cache.put(request, fetched.clone());
  return fetched;
}
