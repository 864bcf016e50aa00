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
let cached: CachedReads;
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
  cached = createCachedReads({ tracked, nowMs: () => nowMs });
  menus = cached.cacheOne<string>();
  cached.hear();
});

it('reads once for concurrent callers', async () => {
  expect(await Promise.all([open(), open()])).toEqual(['first', 'first']);
  expect(await open()).toBe('first');
  expect(readings).toBe(1);
});

it.each([
  ['something of it changes', () => cached.drop(['menu:main'])],
  ['everything may have changed', () => cached.dropAll()],
  ['the line was lost and is there again', () => [cached.loseHearing(), cached.hear()]],
])('reads again once %s', async (_what, change) => {
  await open();
  stands = 'second';
  change();
  expect(await open()).toBe('second');
});

it('keeps its result when something else changes', async () => {
  await open();
  cached.drop(['product:17']);
  await open();
  expect(readings).toBe(1);
});

it('discards a read during which something changed', async () => {
  const reading = menus.open(async () => {
    const read = await readMenus();
    cached.drop(['menu']);
    return read;
  });
  stands = 'second';
  expect(await reading).toBe('first');
  expect(await open()).toBe('second');
});

it('discards a read from a snapshot before an earlier change', async () => {
  const asOf = cached.begin();
  cached.drop(['menu']);
  const old = menus.open(readMenus, asOf);
  stands = 'second';
  const now = menus.open(readMenus, cached.begin());
  expect(await Promise.all([old, now])).toEqual(['first', 'second']);
  expect(await open()).toBe('second');
});

it('caches nothing while not listening to invalidations', async () => {
  cached.loseHearing();
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

describe('results by key', () => {
  const bytesOf = (value: string) => value.length;
  const readOf = (table: string, value: string) => async () => {
    trackStatement(`select 1 from ${table}`);
    readings += 1;
    return value;
  };

  it('are read once each, and again when a dependency changes', async () => {
    const many = cached.cacheMany<string>({ mostBytes: 100, bytesOf });
    const both = () =>
      Promise.all([many.open('a', readOf('menu', 'A')), many.open('b', readOf('product', 'B'))]);
    expect(await both()).toEqual(['A', 'B']);
    expect(await both()).toEqual(['A', 'B']);
    expect(many.counts).toEqual({ hit: 2, made: 2 });
    cached.drop(['product:17']);
    await both();
    expect(many.counts).toEqual({ hit: 3, made: 3 });
    cached.dropAll();
    expect(many.bytes()).toBe(0);
  });

  it('are evicted beyond the memory limit, the least recently used first', async () => {
    const many = cached.cacheMany<string>({ mostBytes: 10, bytesOf });
    await many.open('a', readOf('menu', 'aaaa'));
    await many.open('b', readOf('menu', 'bbbb'));
    await many.open('a', readOf('menu', 'aaaa'));
    await many.open('c', readOf('menu', 'cccc'));
    expect(many.bytes()).toBe(8);
    readings = 0;
    await many.open('a', readOf('menu', 'aaaa'));
    expect(readings).toBe(0);
    await many.open('b', readOf('menu', 'bbbb'));
    expect(readings).toBe(1);
    await many.open('d', readOf('menu', 'larger than all'));
    expect(many.bytes()).toBe(8);
    cached.drop(['menu']);
    expect(many.bytes()).toBe(0);
  });

  it('have sizes in memory, fractions of a byte included', async () => {
    const many = cached.cacheMany<string>({ mostBytes: 10, bytesOf: (value) => value.length * 1.5 });
    expect(await many.open('a', readOf('menu', 'aaa'))).toBe('aaa');
    expect(many.bytes()).toBe(5);
  });

  it('pass their dependencies to the surrounding read', async () => {
    const many = cached.cacheMany<string>({ mostBytes: 100, bytesOf });
    const outer = () => many.open('outer', () => many.open('inner', readOf('menu', 'A')));
    await outer();
    await many.open('inner', readOf('menu', 'A'));
    const { read } = await trackDependencies(outer);
    expect(read.tables).toContain('menu');
    cached.drop(['menu']);
    readings = 0;
    await outer();
    expect(readings).toBe(1);
  });
});
