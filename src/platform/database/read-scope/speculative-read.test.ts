import { expect, it, vi } from 'vitest';
import { createSpeculativeRead } from './speculative-read.ts';

/** A value of a database that can be changed, and work whose start is recorded. */
function aSource(value: { total: number }) {
  const state = { value };
  const log: string[] = [];
  const read = async () => {
    await Promise.resolve();
    log.push(`read ${state.value.total}`);
    return { ...state.value };
  };
  const work = vi.fn(async ({ total }: { total: number }) => {
    log.push(`work ${total}`);
    if (total < 0) throw new Error('no total');
    return total * 2;
  });
  return { state, log, read, work };
}

it('work waits for the first value of a key and for no later one', async () => {
  const readSpeculatively = createSpeculativeRead<{ total: number }>(10);
  const { log, read, work } = aSource({ total: 4 });
  expect(await readSpeculatively('listing', read, work)).toBe(8);
  expect(await readSpeculatively('listing', read, work)).toBe(8);
  expect(log).toEqual(['read 4', 'work 4', 'work 4', 'read 4']);
});

it('work is done again with a value that has changed, also if it failed with the old one', async () => {
  const readSpeculatively = createSpeculativeRead<{ total: number }>(10);
  const { state, log, read, work } = aSource({ total: 4 });
  await readSpeculatively('listing', read, work);
  state.value = { total: -1 };
  await expect(readSpeculatively('listing', read, work)).rejects.toThrow('no total');
  state.value = { total: 6 };
  expect(await readSpeculatively('listing', read, work)).toBe(12);
  expect(log.slice(2)).toEqual(['work 4', 'read -1', 'work -1', 'work -1', 'read 6', 'work 6']);
});

it('a failure with the same value is thrown, and work is not done again', async () => {
  const readSpeculatively = createSpeculativeRead<{ total: number }>(10);
  const { read, work } = aSource({ total: -1 });
  await expect(readSpeculatively('listing', read, work)).rejects.toThrow('no total');
  await expect(readSpeculatively('listing', read, work)).rejects.toThrow('no total');
  expect(work).toHaveBeenCalledTimes(2);
});

it('work with an old value has ended before it is done again, and before a failed read is thrown', async () => {
  const readSpeculatively = createSpeculativeRead<{ total: number }>(10);
  const ended: number[] = [];
  const slow = async ({ total }: { total: number }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    ended.push(total);
    return total;
  };
  await readSpeculatively('listing', async () => ({ total: 1 }), slow);
  expect(await readSpeculatively('listing', async () => ({ total: 2 }), slow)).toBe(2);
  expect(ended).toEqual([1, 1, 2]);
  const failing = () => Promise.reject(new Error('no connection'));
  await expect(readSpeculatively('listing', failing, slow)).rejects.toThrow('no connection');
  expect(ended).toEqual([1, 1, 2, 2]);
});

it('keys have their own values, and work without a key always waits', async () => {
  const readSpeculatively = createSpeculativeRead<{ total: number }>(10);
  const [one, other] = [aSource({ total: 1 }), aSource({ total: 2 })];
  expect(await readSpeculatively('one', one.read, one.work)).toBe(2);
  expect(await readSpeculatively('other', other.read, other.work)).toBe(4);
  for (let turn = 0; turn < 2; turn += 1) await readSpeculatively(null, one.read, one.work);
  expect(one.log.slice(2)).toEqual(['read 1', 'work 1', 'read 1', 'work 1']);
});
