import { expect, it } from 'vitest';
import type { CacheEntry, RenderedPage } from './cache-entry.ts';
import { createPageCache } from './page-cache.ts';

const FRESH_MS = 1000;

function aCache({ mostBytes = 1_000_000, isDeaf = false } = {}) {
  const time = { nowMs: 0 };
  const cache = createPageCache({ mostBytes, nowMs: () => time.nowMs, freshForMs: FRESH_MS, patienceMs: 50 });
  if (!isDeaf) cache.hear();
  return { cache, time };
}

function aPage(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  return { text, headers: [], tags: ['product:17'], untilMs: Number.POSITIVE_INFINITY, ...more };
}

/** A render that resolves when `give` is called. */
function waiting() {
  let calls = 0;
  let give: (made: RenderedPage | null) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  return {
    make: () => {
      calls += 1;
      return new Promise<RenderedPage | null>((resolve, reject) => {
        give = resolve;
        fail = reject;
      });
    },
    calls: () => calls,
    give: (made: RenderedPage | null) => give(made),
    fail: () => fail(new Error('no database')),
  };
}

const textOf = (opened: { entry: { packed: { identity: Buffer } } } | null) =>
  opened?.entry.packed.identity.toString();

it('500 callers of a cold key share one render', async () => {
  const { cache } = aCache();
  const page = waiting();
  const callers = Array.from({ length: 500 }, () => cache.open('/', page.make));
  page.give(aPage('hello'));
  const texts = new Set((await Promise.all(callers)).map(textOf));
  expect([page.calls(), [...texts]]).toEqual([1, ['hello']]);
  expect(cache.find('/')).not.toBeNull();
});

it('a page invalidated during its render is rendered again before it is stored', async () => {
  const { cache } = aCache();
  const page = waiting();
  const opened = cache.open('/', page.make);
  cache.drop(['product:17']);
  page.give(aPage('old'));
  await expect.poll(page.calls).toBe(2);
  page.give(aPage('new'));
  expect(textOf(await opened)).toBe('new');
  expect(cache.find('/')?.packed.identity.toString()).toBe('new');
});

it('callers after an invalidation do not share an earlier render', async () => {
  const { cache } = aCache();
  const early = waiting();
  void cache.open('/', early.make);
  cache.drop(['product:17']);
  const late = waiting();
  const opened = cache.open('/', late.make);
  late.give(aPage('new'));
  expect(textOf(await opened)).toBe('new');
  early.give(aPage('new as well'));
});

it('other invalidations have no effect', async () => {
  const { cache } = aCache();
  const page = waiting();
  const opened = cache.open('/', page.make);
  cache.drop(['product:18']);
  page.give(aPage('hello'));
  await opened;
  expect([page.calls(), cache.find('/') !== null]).toEqual([1, true]);
  expect(cache.drop(['product:17'])).toBe(1);
  expect(cache.find('/')).toBeNull();
});

it('a page invalidated repeatedly is answered and not stored', async () => {
  const { cache } = aCache();
  const opened = await cache.open('/', async () => {
    cache.drop(['product:17']);
    return aPage('restless');
  });
  expect([textOf(opened), cache.find('/')]).toEqual(['restless', null]);
});

it('a stale page is sent while it is revalidated, and stays if that fails', async () => {
  const { cache, time } = aCache();
  await cache.open('/', async () => aPage('first'));
  time.nowMs = FRESH_MS;
  expect(cache.find('/')).toBeNull();
  const failing = await cache.open('/', async () => Promise.reject(new Error('no database')));
  expect([failing?.status, textOf(failing)]).toEqual(['stale', 'first']);
  await expect.poll(() => cache.figures().failed).toBe(1);
  expect(cache.find('/')?.packed.identity.toString()).toBe('first');
  time.nowMs += 10 * FRESH_MS;
  await cache.open('/', async () => aPage('second'));
  await expect.poll(() => cache.find('/')?.packed.identity.toString()).toBe('second');
});

it('an expired page is never sent, even when rendering fails', async () => {
  const { cache, time } = aCache();
  await cache.open('/', async () => aPage('sale', { untilMs: 500 }));
  time.nowMs = 500;
  expect(cache.find('/')).toBeNull();
  await expect(cache.open('/', async () => Promise.reject(new Error('no database')))).rejects.toThrow();
});

it('an invalidated page is not sent while it is rendered again', async () => {
  const { cache } = aCache();
  await cache.open('/', async () => aPage('old'));
  cache.drop(['product']);
  const opened = await cache.open('/', async () => aPage('new'));
  expect([opened?.status, textOf(opened)]).toEqual(['made', 'new']);
});

it('nothing is stored before invalidations are received', async () => {
  const { cache } = aCache({ isDeaf: true });
  await cache.open('/', async () => aPage('hello'));
  expect(cache.figures()).toMatchObject({ pages: 0, notKept: 1 });
});

it('while not listening, pages are doubtful: sent only when rendering fails, and dropped on reconnect', async () => {
  const { cache } = aCache();
  await cache.open('/', async () => aPage('before'));
  cache.loseHearing();
  expect(cache.find('/')).toBeNull();
  const fresh = await cache.open('/', async () => aPage('after'));
  expect([fresh?.status, textOf(fresh)]).toEqual(['made', 'after']);
  const doubtful = await cache.open('/', async () => Promise.reject(new Error('no database')));
  expect([doubtful?.status, textOf(doubtful)]).toEqual(['doubtful', 'before']);
  cache.hear();
  expect(cache.figures().pages).toBe(0);
});

it('callers do not wait for a hanging database', async () => {
  const { cache } = aCache();
  await cache.open('/', async () => aPage('before'));
  cache.loseHearing();
  const hanging = waiting();
  expect((await cache.open('/', hanging.make))?.status).toBe('doubtful');
  expect((await cache.open('/', hanging.make))?.status).toBe('doubtful');
  expect(hanging.calls()).toBe(1);
});

it('a render that began before the connection was lost is not stored', async () => {
  const { cache } = aCache();
  const page = waiting();
  const opened = cache.open('/', page.make);
  cache.loseHearing();
  cache.hear();
  page.give(aPage('old'));
  await expect.poll(page.calls).toBe(2);
  page.give(aPage('new'));
  expect(textOf(await opened)).toBe('new');
});

it('memory stays within its limit', async () => {
  const { cache } = aCache({ mostBytes: 60_000 });
  for (let number = 0; number < 50; number += 1)
    await cache.open(`/${number}/`, async () => aPage(`${number}`.repeat(1000)));
  expect(cache.figures().bytes).toBeLessThanOrEqual(60_000);
  expect(cache.figures().pages).toBeGreaterThan(5);
});

it('an uncacheable page is reported to all waiting callers', async () => {
  const { cache } = aCache();
  const page = waiting();
  const both = Promise.all([cache.open('/', page.make), cache.open('/', page.make)]);
  page.give(null);
  expect([await both, page.calls()]).toEqual([[null, null], 1]);
});

it('a page is compressed on its first request, once for all callers, and its size counts', async () => {
  const { cache } = aCache();
  const opened = await cache.open('/', async () => aPage('the quick brown fox '.repeat(400)));
  const entry = opened?.entry as CacheEntry;
  expect([entry.packed.br, entry.packed.gzip]).toEqual([undefined, undefined]);
  const plain = cache.figures().bytes;
  const [one, other] = await Promise.all([cache.pack('/', entry, 'br'), cache.pack('/', entry, 'br')]);
  expect(other).toBe(one);
  expect(cache.find('/')?.packed.br).toBe(one);
  expect(cache.figures().bytes).toBe(plain + one.length);
  const gzip = await cache.pack('/', entry, 'gzip');
  expect(cache.find('/')?.packed).toMatchObject({ br: one, gzip });
  expect(cache.figures().bytes).toBe(plain + one.length + gzip.length);
});

it('a page dropped during compression is sent to its callers and not stored', async () => {
  const { cache } = aCache();
  const opened = await cache.open('/', async () => aPage('the quick brown fox '.repeat(400)));
  const packing = cache.pack('/', opened?.entry as CacheEntry, 'gzip');
  cache.dropAll();
  expect((await packing).length).toBeGreaterThan(0);
  expect(cache.figures().pages).toBe(0);
});

it('a frequently requested page is compressed again', async () => {
  const { cache } = aCache();
  const opened = await cache.open('/', async () => aPage('the quick brown fox '.repeat(400)));
  const first = (await cache.pack('/', opened?.entry as CacheEntry, 'br')).length;
  for (let number = 0; number < 20; number += 1) cache.find('/');
  await expect.poll(() => cache.find('/')?.packed.br?.length ?? first).toBeLessThanOrEqual(first);
});

it('a variant is stored from its second request, a page from its first', async () => {
  const cache = createPageCache({
    mostBytes: 1_000_000,
    nowMs: () => 0,
    freshForMs: FRESH_MS,
    isVariant: (key) => key.includes('?'),
  });
  cache.hear();
  const make = async () => aPage('hello');
  await cache.open('/', make);
  expect(cache.find('/')).not.toBeNull();
  await cache.open('/?a=1', make);
  expect(cache.find('/?a=1')).toBeNull();
  await cache.open('/?a=1', make);
  expect(cache.find('/?a=1')).not.toBeNull();
  cache.drop(['product:17']);
  await cache.open('/?a=1', make);
  expect(cache.find('/?a=1'), 'asked for often before it was dropped').not.toBeNull();
});

it('a made-up page is sent and not stored', async () => {
  const { cache } = aCache();
  for (let times = 0; times < 3; times += 1)
    expect((await cache.open('/x', async () => aPage('none', { isMadeUp: true })))?.status).toBe('made');
  expect(cache.find('/x')).toBeNull();
});

it('variants evict variants, never a page', async () => {
  const cache = createPageCache({
    mostBytes: 100_000,
    nowMs: () => 0,
    freshForMs: FRESH_MS,
    isVariant: (key) => key.includes('?'),
  });
  cache.hear();
  const make = async () => aPage(Array.from({ length: 200 }, () => Math.random()).join(' '));
  for (let page = 0; page < 5; page += 1) await cache.open(`/${page}/`, make);
  for (let variant = 0; variant < 200; variant += 1)
    for (let times = 0; times < 2; times += 1) await cache.open(`/?a=${variant}`, make);
  for (let page = 0; page < 5; page += 1) expect(cache.find(`/${page}/`)).not.toBeNull();
  const { pages, bytes } = cache.figures();
  expect(pages).toBeGreaterThan(5);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

it('a personal page is rendered once to detect it, and again after an invalidation', async () => {
  const { cache } = aCache();
  let looks = 0;
  const personal = async () => {
    looks += 1;
    return aPage('', { isPersonal: true });
  };
  for (const _ of [1, 2, 3]) expect(await cache.open('/', personal)).toBeNull();
  expect([looks, cache.find('/')]).toEqual([1, null]);
  cache.drop(['product:17']);
  expect(textOf(await cache.open('/', async () => aPage('for all')))).toBe('for all');
  expect(cache.find('/')).not.toBeNull();
});

it('a personal page is never sent from the cache, not even stale or doubtful', async () => {
  const { cache, time } = aCache();
  const personal = async () => aPage('', { isPersonal: true });
  await cache.open('/', personal);
  time.nowMs = FRESH_MS + 1;
  expect(await cache.open('/', personal)).toBeNull();
  cache.loseHearing();
  expect(await cache.open('/', async () => Promise.reject(new Error('no database')))).toBeNull();
});
