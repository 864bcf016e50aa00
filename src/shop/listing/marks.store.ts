import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { type AnyOf, type Condition, hasMarks, hasPrices, IN_STOCK, type Wanted } from './conditions.ts';

export type FacetCount = { slug: string; value: string; count: number };

/** How many products there are, and how many of them can be had. */
export type Totals = { total: number; inStock: number };

function named(mark: string): RawBuilder<unknown> {
  const cut = `${mark}:`.indexOf(':');
  return sql`(${mark.slice(0, cut)}, ${mark.slice(cut + 1)})`;
}

function bitsOf(any: AnyOf): RawBuilder<unknown> {
  const marks = sql.join(any.map(named));
  if (any.length === 1)
    return sql`(select chunk, bits from listing_bits where (family, value) in (${marks}))`;
  return sql`(select chunk, bit_or(bits) as bits from listing_bits where (family, value) in (${marks}) group by chunk)`;
}

/** The products that have all these marks and such a price, a bit for each, by chunk, as of the last fold. */
export function chosen({ marks, prices }: Wanted): RawBuilder<unknown> {
  const names = [...marks.map((_any, place) => `m${place}`), ...(prices === null ? [] : ['priced'])];
  const bits = sql.raw(names.map((name) => `${name}.bits`).join(' & '));
  const from = sql.join(
    marks.map(
      (any, place) =>
        sql`${bitsOf(any)} as ${sql.ref(`m${place}`)}${place === 0 ? sql`` : sql` using (chunk)`}`,
    ),
    sql` join `,
  );
  const within =
    prices === null
      ? sql``
      : sql` join listing_priced(${prices.low}::int, ${prices.high}::int) as priced using (chunk)`;
  return sql`select chunk, ${bits} as bits from ${from}${within}`;
}

/** A change's product as it was before, or is after. */
function met({ marks, prices }: Wanted, when: 'before' | 'after'): Condition {
  return sql<boolean>`${sql.join([hasMarks(marks, when), ...hasPrices(prices, `_${when}`)], sql` and `)}`;
}

/** Everything that has these marks, whatever it costs. */
export function allWith(...marks: readonly AnyOf[]): Wanted {
  return { marks, prices: null };
}

/** Products that are wanted: those of the bits, and what has come and gone since. */
export async function countMarked(db: DbOrTx, wanted: Wanted): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with chosen as materialized (${chosen(wanted)}), counted as (
      select bit_count(chosen.bits) as total, coalesce(bit_count(chosen.bits & stock.bits), 0) as in_stock
      from chosen left join ${bitsOf([IN_STOCK])} as stock using (chunk)
      union all
      select 1, (${IN_STOCK}::text = any(after))::int from listing_change where ${met(wanted, 'after')}
      union all
      select -1, -(${IN_STOCK}::text = any(before))::int from listing_change where ${met(wanted, 'before')}
    )
    select coalesce(sum(total), 0)::int as total, coalesce(sum(in_stock), 0)::int as "inStock" from counted
  `.execute(db);
  return rows[0] ?? { total: 0, inStock: 0 };
}

/** How many of the products that are wanted have each value of some families. */
export async function countValues(
  db: DbOrTx,
  wanted: Wanted,
  families: readonly string[],
): Promise<FacetCount[]> {
  const changed = (column: 'before' | 'after', way: number) => sql`
    select split_part(mark, ':', 1), substr(mark, strpos(mark || ':', ':') + 1), ${sql.raw(String(way))}
    from listing_change, unnest(${sql.ref(column)}) as mark
    where ${met(wanted, column)} and split_part(mark, ':', 1) = any(${families}::text[])`;
  const { rows } = await sql<FacetCount>`
    with chosen as materialized (${chosen(wanted)}), counted as (
      select family, value, bit_count(listing_bits.bits & chosen.bits) as count
      from listing_bits join chosen using (chunk) where family = any(${families}::text[])
      union all ${changed('after', 1)}
      union all ${changed('before', -1)}
    )
    select family as slug, value, sum(count)::int as count from counted group by family, value having sum(count) > 0
  `.execute(db);
  return rows;
}

/** Brings the bits up to date, at most so many changes at once; returns how many there were. */
export async function foldChanges(db: DbOrTx, most: number): Promise<number> {
  const { rows } = await sql<{ done: number }>`select fold_listing_changes(${most}) as done`.execute(db);
  return rows[0]?.done ?? 0;
}
