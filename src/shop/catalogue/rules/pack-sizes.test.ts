import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { packSizes } from './pack-sizes.ts';

const of = (id: number, packs: number, isListed = true) => ({ id: id as ProductId, packs, isListed });
const sizesAt = (shown: number, ...all: readonly ReturnType<typeof of>[]) =>
  packSizes(all, shown as ProductId).map(({ id, packs }) => [id, packs]);

it('offers every size once, smallest first', () => {
  expect(sizesAt(1, of(3, 10), of(1, 1), of(2, 5))).toEqual([
    [1, 1],
    [2, 5],
    [3, 10],
  ]);
});

it('of two products of one size offers the current one, else the first', () => {
  const all = [of(1, 1), of(2, 5), of(3, 5)];
  expect(sizesAt(1, ...all)).toEqual([
    [1, 1],
    [2, 5],
  ]);
  expect(sizesAt(3, ...all)).toEqual([
    [1, 1],
    [3, 5],
  ]);
});

it('offers only listed sizes, and none without another size', () => {
  expect(sizesAt(1, of(1, 1), of(2, 5, false))).toEqual([]);
  expect(sizesAt(2, of(1, 1), of(2, 5, false), of(3, 10))).toEqual([]);
});
