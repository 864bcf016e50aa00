import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { type AnyOf, type FacetCount, IN_STOCK, LISTED, type Totals } from '../../rules/conditions.ts';
import { CHUNK_BYTES } from '../../rules/search/matches.ts';
import { type Condition, hasTokens } from '../conditions.ts';
import { isInMatches } from '../search/matches-condition.ts';
import { allWith, type Wanted } from './wanted.ts';

function named(token: string): RawBuilder<unknown> {
  const cut = `${token}:`.indexOf(':');
  return sql`(${token.slice(0, cut)}, ${token.slice(cut + 1)})`;
}

function bitsOf(any: AnyOf): RawBuilder<unknown> {
  const tokens = sql.join(any.map(named));
  if (any.length === 1)
    return sql`(select chunk, bits from listing_bits where (family, value) in (${tokens}))`;
  return sql`(select chunk, bit_or(bits) as bits from listing_bits where (family, value) in (${tokens}) group by chunk)`;
}

/** A set as rows of bits, as tokens are kept. */
function bitsOfMatches(set: Buffer): RawBuilder<unknown> {
  return sql`(
    select chunk, ('x' || encode(substring(${set}::bytea from chunk * ${CHUNK_BYTES}::int + 1 for ${CHUNK_BYTES}::int), 'hex'))::bit(16384) as bits
    from generate_series(0, ${set.length / CHUNK_BYTES - 1}::int) as chunk)`;
}

/** The products of a set that have all these tokens, a bit for each, by chunk, as of the last fold. */
export function chosen({ tokens, within }: Wanted): RawBuilder<unknown> {
  const names = [...tokens.map((_any, place) => `m${place}`), ...(within === null ? [] : ['within_set'])];
  const bits = sql.raw(names.map((name) => `${name}.bits`).join(' & '));
  const from = sql.join(
    tokens.map(
      (any, place) =>
        sql`${bitsOf(any)} as ${sql.ref(`m${place}`)}${place === 0 ? sql`` : sql` using (chunk)`}`,
    ),
    sql` join `,
  );
  const among = within === null ? sql`` : sql` join ${bitsOfMatches(within)} as within_set using (chunk)`;
  return sql`select chunk, ${bits} as bits from ${from}${among}`;
}

/** A change's product as it was before, or is after. */
function met({ tokens, within }: Wanted, when: 'before' | 'after'): Condition {
  const conditions = [hasTokens(tokens, when), ...(within === null ? [] : [isInMatches(within)])];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function countStatement(wanted: Wanted): RawBuilder<Totals> {
  return sql<Totals>`
    with chosen as materialized (${chosen(wanted)}), counted as (
      select bit_count(chosen.bits) as total, coalesce(bit_count(chosen.bits & stock.bits), 0) as in_stock
      from chosen left join ${bitsOf([IN_STOCK])} as stock using (chunk)
      union all
      select 1, (${IN_STOCK}::text = any(after))::int from listing_change where ${met(wanted, 'after')}
      union all
      select -1, -(${IN_STOCK}::text = any(before))::int from listing_change where ${met(wanted, 'before')}
    )
    select coalesce(sum(total), 0)::int as total, coalesce(sum(in_stock), 0)::int as "inStock" from counted
  `;
}

/** Counts matching products: by bitmap, corrected by the changes since the last fold. */
export async function countInBitmaps(db: DbOrTx, wanted: Wanted): Promise<Totals> {
  const { rows } = await countStatement(wanted).execute(db);
  return rows[0] ?? { total: 0, inStock: 0 };
}

const listed = prepared((db) => countStatement(allWith([LISTED])).compile(db));

/** How many products are listed anywhere. */
export async function countListedInBitmaps(db: DbOrTx): Promise<Totals> {
  const [counted] = await listed(db, {});
  return counted ?? { total: 0, inStock: 0 };
}

/**
 * How many of the products that are wanted have each value of some families. Their bits are read family by family: chunk by
 * chunk, as the planner would, is several times the work.
 */
export async function countValues(
  db: DbOrTx,
  wanted: Wanted,
  families: readonly string[],
): Promise<FacetCount[]> {
  const changed = (column: 'before' | 'after', sign: number) => sql`
    select split_part(token, ':', 1), substr(token, strpos(token || ':', ':') + 1), ${sql.raw(String(sign))}
    from listing_change, unnest(${sql.ref(column)}) as token
    where ${met(wanted, column)} and split_part(token, ':', 1) = any(${families}::text[])`;
  const { rows } = await sql<FacetCount>`
    with chosen as materialized (${chosen(wanted)}), counted as (
      select family, value, bit_count(kept.bits & chosen.bits) as count
      from (select * from listing_bits where family = any(${families}::text[]) offset 0) as kept join chosen using (chunk)
      union all ${changed('after', 1)}
      union all ${changed('before', -1)}
    )
    select family as slug, value, sum(count)::int as count from counted group by family, value having sum(count) > 0
  `.execute(db);
  return rows;
}
