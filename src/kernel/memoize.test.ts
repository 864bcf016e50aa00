import { expect, it } from 'vitest';
import { memoizeList, memoizeObject, memoizeOnce, memoizeText } from './memoize.ts';

it('runs once for all callers', async () => {
  let times = 0;
  const number = memoizeOnce(async () => {
    times += 1;
    return times;
  });
  expect(await Promise.all([number(), number()])).toEqual([1, 1]);
  expect(await number()).toBe(1);
});

it('does not memoize a failure', async () => {
  let isBroken = true;
  const word = memoizeOnce(async () => {
    if (isBroken) throw new Error('no memory');
    return 'done';
  });
  await expect(word()).rejects.toThrow('no memory');
  isBroken = false;
  expect(await word()).toBe('done');
});

it('computes each text once, and again when the full cache was cleared', () => {
  const requests: string[] = [];
  const lengthOf = memoizeText(2, (text) => {
    requests.push(text);
    return text.length;
  });
  expect(['one', 'three', 'one', 'three'].map(lengthOf)).toEqual([3, 5, 3, 5]);
  expect(requests).toEqual(['one', 'three']);
  expect(['seven', 'one'].map(lengthOf)).toEqual([5, 3]);
  expect(requests).toEqual(['one', 'three', 'seven', 'one']);
});

it('computes each object once, undefined results too, and equal objects separately', () => {
  const requests: { size: number }[] = [];
  const sizeOf = memoizeObject((one: { size: number }) => {
    requests.push(one);
    return one.size === 0 ? undefined : one.size;
  });
  const [none, two] = [{ size: 0 }, { size: 2 }];
  expect([none, two, none, two].map(sizeOf)).toEqual([undefined, 2, undefined, 2]);
  expect(requests).toEqual([none, two]);
  expect(sizeOf({ size: 2 })).toBe(2);
  expect(requests).toHaveLength(3);
});

it('computes a list again only when its entries differ, by its first entry', () => {
  const requests: string[] = [];
  const textOf = memoizeList((list: readonly { word: string }[]) => {
    const text = list.map(({ word }) => word).join(' ');
    requests.push(text);
    return text;
  });
  const [a, b, c] = [{ word: 'a' }, { word: 'b' }, { word: 'c' }];
  expect([[a, b], [a, b], [c], [a, c], [a], [c], [a]].map(textOf)).toEqual([
    ...['a b', 'a b', 'c', 'a c', 'a', 'c', 'a'],
  ]);
  expect(requests).toEqual(['a b', 'c', 'a c', 'a']);
  expect([[], []].map(textOf)).toEqual(['', '']);
});
