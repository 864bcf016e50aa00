import { beforeEach, describe, expect, it } from 'vitest';
import { noteExpiry, trackDependencies, trackStatement } from './cache-dependencies.ts';
import { type CachedRead, type CachedReads, createCachedReads } from './cached-reads.ts';

const tracked = {
  tables: new Set(['menu', 'product', 'diary']),
  families: new Map([
    ['menu', 'menu'],
    ['product', 'product'],
  ]),
};

let nowMs = 0;
let stands = 'first';
let readings = 0;
let kept: CachedReads;
let menus: CachedRead<string>;

async function readMenus(): Promise<string> {
  trackStatement('select items from menu');
  readings += 1;
  return stands;
}

const open = () => menus.open(readMenus);

beforeEach(() => {
  nowMs = 1000;
  stands = 'first';
  readings = 0;
  kept = createCachedReads({ tracked, nowMs: () => nowMs });
  menus = kept.cacheOne<string>();
  kept.hear();
});

it('reads once for concurrent callers', async () => {
  expect(await Promise.all([open(), open()])).toEqual(['first', 'first']);
  expect(await open()).toBe('first');
  expect(readings).toBe(1);
});

it.each([
  ['something of it changes', () => kept.drop(['menu:main'])],
  ['everything may have changed', () => kept.dropAll()],
  ['the line was lost and is there again', () => [kept.loseHearing(), kept.hear()]],
])('reads again once %s', async (_what, change) => {
  await open();
  stands = 'second';
  change();
  expect(await open()).toBe('second');
});

it('keeps its result when something else changes', async () => {
  await open();
  kept.drop(['product:17']);
  await open();
  expect(readings).toBe(1);
});

it('discards a read during which something changed', async () => {
  const reading = menus.open(async () => {
    const read = await readMenus();
    kept.drop(['menu']);
    return read;
  });
  stands = 'second';
  expect(await reading).toBe('first');
  expect(await open()).toBe('second');
});

it('discards a read from a snapshot before an earlier change', async () => {
  const asOf = kept.begin();
  kept.drop(['menu']);
  const old = menus.open(readMenus, asOf);
  stands = 'second';
  const now = menus.open(readMenus, kept.begin());
  expect(await Promise.all([old, now])).toEqual(['first', 'second']);
  expect(await open()).toBe('second');
});

it('caches nothing while not listening to invalidations', async () => {
  kept.loseHearing();
  await open();
  await open();
  expect(readings).toBe(2);
});

it('caches nothing that read an untracked table', async () => {
  const read = () =>
    menus.open(async () => {
      trackStatement('select * from diary');
      return readMenus();
    });
  await read();
  await read();
  expect(readings).toBe(2);
});

it('expires', async () => {
  const read = () =>
    menus.open(async () => {
      noteExpiry(new Date(2000));
      return readMenus();
    });
  await read();
  nowMs = 1999;
  await read();
  expect(readings).toBe(1);
  nowMs = 2000;
  await read();
  expect(readings).toBe(2);
});

describe('recording dependencies', () => {
  it('includes those of cached results', async () => {
    const first = await trackDependencies(open);
    const second = await trackDependencies(open);
    expect(readings).toBe(1);
    expect(second.read).toEqual(first.read);
    expect(second.read.tables).toContain('menu');
  });
});
