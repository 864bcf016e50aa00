import { sql } from 'kysely';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** A term that fewer sessions of a day searched for may identify a person. */
const FEWEST_SESSIONS = 3;
const LONGEST = 40;
/** Letters of Arabic, as PostgreSQL's regular expressions name them. */
const ARABIC = '[\\u0600-\\u06FF]';

export type PopularSearchesQuery = Readonly<{ language: Language; since: string; limit: number }>;

/** What was searched for and found since a day in a language's script, the most searched first. */
export async function popularSearches(
  db: DbOrTx,
  { language, since, limit }: PopularSearchesQuery,
): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from analytics_daily
    where dimension = 'label' and name = 'view_search_results' and day >= ${since}::date
      and value not like '(%' and char_length(value) <= ${LONGEST}::int
      and (value ~ ${ARABIC}) = ${language === 'ar'}::boolean
    group by value having max(sessions) >= ${FEWEST_SESSIONS}::int and sum(quantity) * 2 < sum(events)
    order by sum(sessions) desc, value limit ${limit}::int
  `.execute(db);
  return rows.map(({ value }) => value);
}
