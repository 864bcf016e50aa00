import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { CHUNK_BYTES, inBoth, MOST_RANKED, toMatches } from './matches.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => (place * 7 + 1) as ProductId);

describe('products that match words', () => {
  it('are ids when few enough to rank, from either form', () => {
    const bits = Buffer.alloc(CHUNK_BYTES);
    bits[0] = 0b0100_0001;
    bits[9] = 0b1000_0000;
    expect(toMatches({ ids: null, bits })).toEqual({ total: 3, ids: [1, 7, 72], set: null });
    expect(toMatches({ ids: [1, 7, 72] as ProductId[], bits: null })).toEqual({
      total: 3,
      ids: [1, 7, 72],
      set: null,
    });
    expect(toMatches({ ids: null, bits: null })).toEqual({ total: 0, ids: [], set: null });
  });

  it('are a bitmap of whole chunks when there are too many', () => {
    const many = numbers(MOST_RANKED + 1);
    const { total, ids, set } = toMatches({ ids: many, bits: null });
    expect([total, ids]).toEqual([MOST_RANKED + 1, []]);
    expect((set?.length ?? 1) % CHUNK_BYTES).toBe(0);
    expect(toMatches({ ids: null, bits: set })).toEqual({ total, ids: [], set });
    const few = Buffer.from(set ?? []);
    few.fill(0, 200);
    expect(toMatches({ ids: null, bits: few }).ids).toEqual(many.filter((id) => id < 1600));
  });

  it('intersect two bitmaps, to the length of the shorter', () => {
    const longer = Buffer.alloc(2 * CHUNK_BYTES, 0b1010_1010);
    const shorter = Buffer.alloc(CHUNK_BYTES, 0b1100_1100);
    expect(inBoth(longer, shorter)).toEqual(Buffer.alloc(CHUNK_BYTES, 0b1000_1000));
    expect(inBoth(shorter, longer)).toEqual(Buffer.alloc(CHUNK_BYTES, 0b1000_1000));
  });
});
