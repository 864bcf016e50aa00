import { type RawBuilder, sql } from 'kysely';
import type { AnyOf } from '../../rules/conditions.ts';
import { hasTokens } from '../conditions.ts';
import { isInMatches } from '../search/matches-condition.ts';
import { chosen } from './counts.ts';
import { allWith, type Wanted } from './wanted.ts';

const NONE = sql`0::bit(16384)`;

/** Up-to-date bits for every chunk: products that changed since the last fold are checked again. */
export function settled(bits: RawBuilder<unknown>, isWanted: RawBuilder<unknown>): RawBuilder<unknown> {
  const chunkBits = sql`bit_or(set_bit(${NONE}, product_id % 16384, 1))`;
  return sql`
    select chunk, (coalesce(chosen.bits, ${NONE}) & ~coalesce(moved.bits, ${NONE})) | coalesce(anew.bits, ${NONE}) as bits
    from generate_series(0, (select coalesce(max(product_id), 0) / 16384 from listing_key)) as chunk
    left join (${bits}) as chosen using (chunk)
    left join (
      select product_id / 16384 as chunk, ${chunkBits} as bits from listing_change group by product_id / 16384
    ) as moved using (chunk)
    left join (
      select product_id / 16384 as chunk, ${chunkBits} as bits from listing_key
      where product_id = any(array(select distinct product_id from listing_change)) and ${isWanted}
      group by product_id / 16384
    ) as anew using (chunk)`;
}

function settledWanted(wanted: Wanted): RawBuilder<unknown> {
  const among = wanted.within === null ? [] : [isInMatches(wanted.within)];
  return settled(chosen(wanted), sql.join([hasTokens(wanted.tokens), ...among], sql` and `));
}

/** Bits of every chunk as one string of bytes. */
export function asSet(bits: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select string_agg(substring(bit_send(bits) from 5), ''::bytea order by chunk) from (${bits}) as settled)`;
}

/** The products that are wanted as one string of bytes, for `isIn`. */
export function setOf(wanted: Wanted): RawBuilder<unknown> {
  return asSet(settledWanted(wanted));
}

/** All products but those with one of these tokens, as one string of bytes. */
export function setWithout(tokens: AnyOf): RawBuilder<unknown> {
  // A chunk has a row for each of its tokens; without tokens to leave out there is none.
  const excluded =
    tokens.length === 0
      ? settled(sql`select 0 as chunk, ${NONE} as bits`, sql`false`)
      : settledWanted(allWith(tokens));
  return asSet(sql`select chunk, ~bits as bits from (${excluded}) as excluded`);
}

/** The numbers of the products that are wanted: empty pieces are passed over, so that few are found quickly. */
export function numbersOf(wanted: Wanted): RawBuilder<unknown> {
  return sql`
    select place + one from (
      select place + small * 8 as place, substring(piece from small * 8 + 1 for 8) as byte from (
        select chunk * 16384 + large * 128 as place, substring(bits from large * 128 + 1 for 128) as piece
        from (${settledWanted(wanted)}) as settled, generate_series(0, 127) as large offset 0
      ) as pieces, generate_series(0, 15) as small where piece <> 0::bit(128) offset 0
    ) as bytes, generate_series(0, 7) as one where byte <> 0::bit(8) and get_bit(byte, one) = 1`;
}
