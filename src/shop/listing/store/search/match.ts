import { type RawBuilder, sql } from 'kysely';
import type { CategoryId } from '#kernel/ids.ts';
import type { WordGroup } from '#shop/search/rules/query.ts';
import type { Place } from '#shop/search/rules/row-words.ts';
import { type SearchStrategy, strategyToTsquery } from '#shop/search/rules/to-tsquery.ts';
import { type Matches, MOST_RANKED } from '../../rules/search/matches.ts';

/** A search text, interpreted for searching the shop's rows. */
export type Understood = Readonly<{
  typed: string;
  groups: readonly WordGroup[];
  without: readonly WordGroup[];
  tsquery: string;
  matches: Matches;
  /** Categories whose name has every word: their products match the search. */
  categoryIds: readonly CategoryId[];
  /** The corrected words that were searched, if the typed ones found nothing. */
  corrected: string | null;
}>;

/** The score of a word by its place and match, highest first; 1 for all others. */
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
const CATEGORY = 14;
const SOLD_OUT = 4;
const SALES = 3;

/** The share of one word in the name, or in the search if that is longer. */
function shareOfName(wordCount: number): RawBuilder<number> {
  return sql`+ ${sql.raw(String(SHORT_NAME))} / greatest(${wordCount}::real,
    cardinality(string_to_array(split_part(plain_text, '|', 2), ' ')))`;
}

function pointsOf(group: WordGroup, wordCount: number): RawBuilder<number> {
  const cases = POINTS.filter(([strategy]) => group[strategy].length > 0).map(
    ([strategy, place, points]) =>
      sql`when words @@ ${strategyToTsquery(group, strategy, place)}::tsquery
        then ${sql.raw(String(points))} ${place === 'A' ? shareOfName(wordCount) : sql``}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 1 end`;
}

/** Rows whose name equals the typed or corrected text; uses an index. */
export function isNamed({ typed, corrected }: Understood): RawBuilder<boolean> {
  const name = corrected ?? typed;
  if (name === '') return sql`false`;
  return sql`(split_part(plain_text, '|', 2) = ${name} or split_part(plain_text, '|', 3) = ${name})`;
}

/** Points for standing in a category that is called what was searched for. */
function inCategory(categoryIds: readonly CategoryId[]): RawBuilder<number> {
  if (categoryIds.length === 0) return sql``;
  return sql`+ case when category_ids && ${[...categoryIds]}::int[] then ${sql.raw(String(CATEGORY))} else 0 end`;
}

/**
 * The order of best match. Explained in docs/search.md.
 *
 * @param demotesSoldOut whether sold-out products rank slightly lower, but still above much worse matches
 */
export function byRelevance(understood: Understood, demotesSoldOut: boolean): RawBuilder<unknown> {
  const { groups, typed, corrected, matches, categoryIds } = understood;
  if (groups.length === 0) return sql`total_sales desc, product_id`;
  if (matches.total > MOST_RANKED) return sql`${isNamed(understood)} desc, total_sales desc, product_id`;
  const name = corrected ?? typed;
  const soldOut = demotesSoldOut ? SOLD_OUT : 0;
  return sql`(
    ${sql.join(
      groups.map((group) => pointsOf(group, groups.length)),
      sql` + `,
    )}
    + case when strpos(plain_text, ${`|${name}|`}) > 0 then ${sql.raw(String(WHOLE_NAME))}
        when strpos(plain_text, ${`|${name}`}) > 0 then ${sql.raw(String(NAME_BEGINS))} else 0 end
    ${inCategory(categoryIds)}
    + ln(1 + total_sales) / ${sql.raw(String(SALES))}
    - case when in_stock then 0 else ${sql.raw(String(soldOut))} end
  ) desc, total_sales desc, product_id`;
}
