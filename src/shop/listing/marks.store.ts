import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { type AnyOf, hasMarks, IN_STOCK } from './conditions.ts';

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

/** The products that have all these marks, a bit for each, by chunk. */
function chosen(marks: readonly AnyOf[]): RawBuilder<unknown> {
  const names = marks.map((_any, place) => `m${place}`);
  const bits = sql.raw(names.map((name) => `${name}.bits`).join(' & '));
  const from = sql.join(
    marks.map(
      (any, place) =>
        sql`${bitsOf(any)} as ${sql.ref(`m${place}`)}${place === 0 ? sql`` : sql` using (chunk)`}`,
    ),
    sql` join `,
  );
  return sql`select chunk, ${bits} as bits from ${from}`;
}

/** Products with all these marks: those of the bits, and what has come and gone since. */
export async function countMarked(db: DbOrTx, marks: readonly AnyOf[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with chosen as materialized (${chosen(marks)}), counted as (
      select bit_count(chosen.bits) as total, coalesce(bit_count(chosen.bits & stock.bits), 0) as in_stock
      from chosen left join ${bitsOf([IN_STOCK])} as stock using (chunk)
      union all
      select 1, (${IN_STOCK}::text = any(after))::int from listing_change where ${hasMarks(marks, 'after')}
      union all
      select -1, -(${IN_STOCK}::text = any(before))::int from listing_change where ${hasMarks(marks, 'before')}
    )
    select coalesce(sum(total), 0)::int as total, coalesce(sum(in_stock), 0)::int as "inStock" from counted
  `.execute(db);
  return rows[0] ?? { total: 0, inStock: 0 };
}

/** How many of the products with all these marks have each value of some families. */
export async function countValues(
  db: DbOrTx,
  marks: readonly AnyOf[],
  families: readonly string[],
): Promise<FacetCount[]> {
  const changed = (column: 'before' | 'after', way: number) => sql`
    select split_part(mark, ':', 1), substr(mark, strpos(mark || ':', ':') + 1), ${sql.raw(String(way))}
    from listing_change, unnest(${sql.ref(column)}) as mark
    where ${hasMarks(marks, column)} and split_part(mark, ':', 1) = any(${families}::text[])`;
  const { rows } = await sql<FacetCount>`
    with chosen as materialized (${chosen(marks)}), counted as (
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
