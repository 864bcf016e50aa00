import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../../../../../public/admin/push-worker.js'), 'utf8');

type Window = Readonly<{ url: string; answers: boolean }>;
type Handler = (event: object) => void;

/** The worker in a browser with these windows, and a record of what it does. */
function aWorker(windows: readonly Window[] = []) {
  const done: unknown[] = [];
  const handlers = new Map<string, Handler>();
  const clients = windows.map(({ url, answers }) => ({
    url,
    focus: () => done.push(['focus', url]),
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      done.push(['message', url, message]);
      if (answers) port?.postMessage(true);
    },
  }));
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    registration: { showNotification: (...shown: unknown[]) => done.push(shown) },
    clients: {
      matchAll: async () => clients,
      openWindow: (path: string) => done.push(['open', path]),
    },
  };
  const fetch = async (...sent: unknown[]) => done.push(sent);
  const context = createContext({
    self,
    fetch,
    MessageChannel,
    URL,
    setTimeout: (late: () => void) => setTimeout(late, 20),
  });
  runInContext(SOURCE, context);
  const dispatch = async (name: string, event: object): Promise<unknown[]> => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
    return done.splice(0);
  };
  return { dispatch, events: [...handlers.keys()] };
}

const MESSAGE = {
  ...{ title: 'طلب جديد 17', body: '', tag: 'order-4', path: '/ar/admin/orders/17/', language: 'ar' },
  at: '2026-11-21T06:00:00.000Z',
};
const clicked = { notification: { close: () => undefined, data: { path: '/admin/orders/17/' } } };

it('shows a message in its language, once per tag, and handles no requests', async () => {
  const worker = aWorker();
  expect(worker.events).not.toContain('fetch');
  expect(await worker.dispatch('push', { data: { json: () => MESSAGE } })).toEqual([
    [
      'طلب جديد 17',
      expect.objectContaining({
        ...{ tag: 'order-4', lang: 'ar', dir: 'rtl', timestamp: Date.parse(MESSAGE.at) },
        data: { path: '/ar/admin/orders/17/' },
      }),
    ],
  ]);
  expect(await worker.dispatch('push', { data: null })).toEqual([]);
});

it('a click uses an open window of the back office, never one of the store', async () => {
  const office = 'https://shop.test/ar/admin/products/';
  const worker = aWorker([
    { url: 'https://shop.test/', answers: true },
    { url: office, answers: true },
  ]);
  expect(await worker.dispatch('notificationclick', clicked)).toEqual([
    ['message', office, { type: 'jamra-open', path: '/admin/orders/17/' }],
    ['focus', office],
  ]);
});

it('a click opens a new window when no window answers', async () => {
  const signIn = 'https://shop.test/admin/sign-in/';
  const worker = aWorker([{ url: signIn, answers: false }]);
  expect(await worker.dispatch('notificationclick', clicked)).toEqual([
    ['message', signIn, expect.anything()],
    ['open', '/admin/orders/17/'],
  ]);
  expect(await aWorker().dispatch('notificationclick', clicked)).toEqual([['open', '/admin/orders/17/']]);
});

it('a subscription that the browser replaced is sent to the shop', async () => {
  const keys = { p256dh: 'p', auth: 'a' };
  const newSubscription = { toJSON: () => ({ endpoint: 'https://push.example/new', keys }) };
  const [sent] = (await aWorker().dispatch('pushsubscriptionchange', { newSubscription })) as [
    [string, RequestInit],
  ];
  expect(sent[0]).toBe('/admin/actions/');
  expect(JSON.parse(String(sent[1].body))).toEqual({
    action: 'self.turn-on-push',
    input: { endpoint: 'https://push.example/new', ...keys },
  });
});
