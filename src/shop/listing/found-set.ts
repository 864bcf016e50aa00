import { type RawBuilder, sql } from 'kysely';
import { CHUNK_BYTES } from './search/found.ts';

/** Whether a row's product is among those of a set; the bits of a byte count from the other end. */
export function isIn(set: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`get_bit(${set}, product_id # 7) = 1`;
}

/** Whether a row's product is among those found. What is newer than the set is not. */
export function isFound(set: Buffer): RawBuilder<boolean> {
  return sql<boolean>`case when product_id < ${set.length * 8}::int then ${isIn(sql`${set}::bytea`)} else false end`;
}

/** A set as rows of bits, as marks are kept. */
export function bitsOfFound(set: Buffer): RawBuilder<unknown> {
  return sql`(
    select chunk, ('x' || encode(substring(${set}::bytea from chunk * ${CHUNK_BYTES}::int + 1 for ${CHUNK_BYTES}::int), 'hex'))::bit(16384) as bits
    from generate_series(0, ${set.length / CHUNK_BYTES - 1}::int) as chunk)`;
}
