import type { ProductId } from '#kernel/ids.ts';

/** With more hits, ranking by words is meaningless; name matches come first, then sales decide. */
export const MOST_RANKED = 2000;

/** The products that match the words: their ids, or if there are too many to rank, a bitmap. */
export type Matches = Readonly<{ total: number; ids: readonly ProductId[]; set: Buffer | null }>;

export const NO_MATCHES: Matches = { total: 0, ids: [], set: null };

/** Sets are read in such pieces, one for each row of bits. */
export const CHUNK_BYTES = 2048;

const FIRST_BIT = 0x80;
const ONES = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

function countIn(set: Buffer): number {
  let total = 0;
  for (const byte of set) total += ONES[byte] ?? 0;
  return total;
}

function numbersIn(set: Buffer): ProductId[] {
  const ids: ProductId[] = [];
  for (const [place, byte] of set.entries()) {
    for (let bit = 0; byte !== 0 && bit < 8; bit += 1)
      if ((byte & (FIRST_BIT >> bit)) !== 0) ids.push((place * 8 + bit) as ProductId);
  }
  return ids;
}

function setOfNumbers(ids: readonly ProductId[]): Buffer {
  const last = ids.reduce<number>((most, id) => Math.max(most, id), 0);
  const set = Buffer.alloc((Math.floor(last / 8 / CHUNK_BYTES) + 1) * CHUNK_BYTES);
  for (const id of ids) set[id >> 3] = (set[id >> 3] ?? 0) | (FIRST_BIT >> (id & 7));
  return set;
}

/** A set without some products. */
export function withoutNumbers(set: Buffer, ids: readonly ProductId[]): Buffer {
  const left = Buffer.from(set);
  for (const id of ids) left[id >> 3] = (left[id >> 3] ?? 0) & ~(FIRST_BIT >> (id & 7));
  return left;
}

/** Converts the database's answer: ids, a bitmap, or nothing. */
export function toMatches({ ids, bits }: { ids: readonly ProductId[] | null; bits: Buffer | null }): Matches {
  if (ids !== null)
    return ids.length > MOST_RANKED
      ? { total: ids.length, ids: [], set: setOfNumbers(ids) }
      : { total: ids.length, ids, set: null };
  if (bits === null) return NO_MATCHES;
  const total = countIn(bits);
  return total > MOST_RANKED ? { total, ids: [], set: bits } : { total, ids: numbersIn(bits), set: null };
}

/** What is in both sets; they may be of different length, where products came in between. */
export function inBoth(one: Buffer, other: Buffer): Buffer {
  const both = Buffer.from(one.length < other.length ? one : other);
  const longer = one.length < other.length ? other : one;
  for (let place = 0; place < both.length; place += 1)
    both[place] = (both[place] ?? 0) & (longer[place] ?? 0);
  return both;
}
