import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

/** Terms that fewer sessions searched for may be about somebody. */
const FEWEST_SESSIONS = 3;

/** What was searched for and found since a day, the most searched first. */
export async function popularSearches(db: DbOrTx, since: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from analytics_daily
    where dimension = 'label' and name = 'view_search_results' and day >= ${since}::date and value not like '(%'
    group by value having sum(sessions) >= ${FEWEST_SESSIONS}::int and sum(quantity) * 2 < sum(events)
    order by sum(sessions) desc, value limit ${limit}::int
  `.execute(db);
  return rows.map(({ value }) => value);
}
