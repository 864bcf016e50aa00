import { type RawBuilder, sql } from 'kysely';
import type { WordGroup } from '#shop/search/rules/query.ts';
import type { Place } from '#shop/search/rules/row-words.ts';
import { type SearchStrategy, strategyToTsquery } from '#shop/search/rules/to-tsquery.ts';
import { type Matches, MOST_RANKED } from './found.ts';

/** What was typed, as the shop's rows are asked for it. */
export type Understood = Readonly<{
  typed: string;
  groups: readonly WordGroup[];
  without: readonly WordGroup[];
  tsquery: string;
  found: Matches;
  /** The words that were looked for instead, when those typed found nothing. */
  corrected: string | null;
}>;

/** What a word is worth by where it stands and how it was found, the most first; anywhere else 1. */
const POINTS: readonly (readonly [SearchStrategy, Place, number])[] = [
  ['whole', 'A', 10],
  ['begins', 'A', 6],
  ['alike', 'A', 5],
  ['whole', 'B', 5],
  ['whole', 'C', 4],
  ['begins', 'B', 3.5],
  ['alike', 'B', 3],
  ['begins', 'C', 2.5],
  ['alike', 'C', 2],
];
const WHOLE_NAME = 25;
const NAME_BEGINS = 6;
const SHORT_NAME = 5;
const SOLD_OUT = 4;
const SALES = 3;

function pointsOf(group: WordGroup): RawBuilder<number> {
  const cases = POINTS.filter(([way]) => group[way].length > 0).map(
    ([way, place, points]) =>
      sql`when words @@ ${strategyToTsquery(group, way, place)}::tsquery then ${sql.raw(String(points))}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 1 end`;
}

/** Rows that are called exactly what was typed, or what was looked for instead; an index finds them. */
export function isNamed({ typed, corrected }: Understood): RawBuilder<boolean> {
  const name = corrected ?? typed;
  if (name === '') return sql`false`;
  return sql`(split_part(plain_text, '|', 2) = ${name} or split_part(plain_text, '|', 3) = ${name})`;
}

/**
 * The order of best match. Explained in docs/search.md.
 *
 * @param demotesSoldOut what cannot be bought gives way a little, but not to what fits much worse
 */
export function byRelevance(understood: Understood, demotesSoldOut: boolean): RawBuilder<unknown> {
  const { groups, typed, corrected, found } = understood;
  if (groups.length === 0) return sql`total_sales desc, product_id`;
  if (found.total > MOST_RANKED) return sql`${isNamed(understood)} desc, total_sales desc, product_id`;
  const name = corrected ?? typed;
  const soldOut = demotesSoldOut ? SOLD_OUT : 0;
  return sql`(
    ${sql.join(groups.map(pointsOf), sql` + `)}
    + case when strpos(plain_text, ${`|${name}|`}) > 0 then ${sql.raw(String(WHOLE_NAME))}
        when strpos(plain_text, ${`|${name}`}) > 0 then ${sql.raw(String(NAME_BEGINS))} else 0 end
    + ${sql.raw(String(SHORT_NAME))} * least(1, ${groups.length}::real
        / cardinality(string_to_array(split_part(plain_text, '|', 2), ' ')))
    + ln(1 + total_sales) / ${sql.raw(String(SALES))}
    - case when in_stock then 0 else ${sql.raw(String(soldOut))} end
  ) desc, total_sales desc, product_id`;
}
