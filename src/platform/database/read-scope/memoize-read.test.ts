import { expect, it } from 'vitest';
import { memoizeRead } from './memoize-read.ts';

function aMemory() {
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const requests: string[] = [];
  let answer: (value: number) => void = () => undefined;
  const memory = memoizeRead({
    clock: () => time.now,
    forMs: 1000,
    source: 'pool',
    read: (source: string) => {
      requests.push(source);
      return new Promise<number>((resolve) => {
        answer = resolve;
      });
    },
  });
  return { memory, calls: requests, time, answer: (value: number) => answer(value) };
}

it('reads once for concurrent callers, and again after expiry', async () => {
  const { memory, calls, time, answer } = aMemory();
  const both = Promise.all([memory.get(), memory.get()]);
  answer(1);
  expect(await both).toEqual([1, 1]);
  expect(await memory.get()).toBe(1);
  time.now = new Date(time.now.getTime() + 1000);
  const later = memory.get();
  answer(2);
  expect(await later).toBe(2);
  expect(calls).toEqual(['pool', 'pool']);
});

it('a caller with a connection reads on it without waiting', async () => {
  const { memory, calls, answer } = aMemory();
  void memory.get();
  const value = memory.get('transaction');
  answer(3);
  expect(await value).toBe(3);
  expect(calls).toEqual(['pool', 'transaction']);
});

it('discards a read that was forgotten while running', async () => {
  const { memory, answer } = aMemory();
  const old = memory.get();
  memory.forget();
  answer(1);
  await old;
  const fresh = memory.get();
  answer(2);
  expect(await fresh).toBe(2);
});

it('a primed value is used until it expires', async () => {
  const { memory, calls, time, answer } = aMemory();
  memory.prime(1);
  expect(await memory.get()).toBe(1);
  time.now = new Date(time.now.getTime() + 1000);
  const later = memory.get();
  answer(2);
  expect(await later).toBe(2);
  expect(calls).toEqual(['pool']);
});
