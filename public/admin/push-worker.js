/**
 * The service worker of the back office. It shows push notifications and opens what they are about; it answers no requests and
 * caches nothing.
 */

/** How long an open window has to say that it goes there itself. */
const ANSWER_MS = 500;
const ACTIONS = '/admin/actions/';
const ADMIN = /^\/(?:ar\/)?admin\//;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (!message) return;
  const { title, body, tag, path, language, at } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      icon: '/brand/site-icon-192.png',
      timestamp: Date.parse(at),
      data: { path },
    }),
  );
});

/** Lets an open window of the back office go to a path, so that it can warn of unsaved changes. */
function isTakenBy(client, path) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    client.postMessage({ type: 'jamra-open', path }, [port2]);
  });
}

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of windows.filter(({ url }) => ADMIN.test(new URL(url).pathname)))
    if (await isTakenBy(client, path)) return client.focus();
  return self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** The browser has replaced its subscription: the shop is told the new one, as long as somebody is signed in here. */
async function replace({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options ? await self.registration.pushManager.subscribe(options) : null);
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(ACTIONS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'self.turn-on-push', input: { endpoint, ...keys } }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replace(event)));
