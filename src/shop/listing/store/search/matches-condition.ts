import { type RawBuilder, sql } from 'kysely';

/** Whether a row's product is among those of a set; the bits of a byte count from the other end. */
export function isIn(set: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`get_bit(${set}, product_id # 7) = 1`;
}

/** Whether a row's product is among those found. What is newer than the set is not. */
export function isInMatches(set: Buffer): RawBuilder<boolean> {
  return sql<boolean>`case when product_id < ${set.length * 8}::int then ${isIn(sql`${set}::bytea`)} else false end`;
}
