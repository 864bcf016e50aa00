import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Days, ZeroResultSearch } from '../rules/zero-results.ts';

/** A flood of invented words fills one day's list, not the disk. */
const MOST_A_DAY = 5000;

export async function countZeroResult(db: DbOrTx, day: string, words: string): Promise<void> {
  await sql`
    insert into search_miss (day, words)
    select ${day}::text, ${words}::text
    where exists (select from search_miss where day = ${day} and words = ${words}::text)
      or (select count(*) from search_miss where day = ${day}) < ${MOST_A_DAY}
    on conflict (day, words) do update set count = search_miss.count + 1
  `.execute(db);
}

export async function readZeroResults(
  db: DbOrTx,
  { from, to, limit }: Days & { limit: number | null },
): Promise<ZeroResultSearch[]> {
  const { rows } = await sql<ZeroResultSearch>`
    select words, sum(count)::int as count, max(day) as "lastDay" from search_miss
    where day between ${from} and ${to} group by words order by sum(count) desc, words limit ${limit}::int
  `.execute(db);
  return rows;
}

/** How many words found nothing, and how often. */
export type ZeroResultSums = Readonly<{ words: number; count: number }>;

export async function sumZeroResults(db: DbOrTx, { from, to }: Days): Promise<ZeroResultSums> {
  const { rows } = await sql<ZeroResultSums>`
    select count(distinct words)::int as words, coalesce(sum(count), 0)::int as count from search_miss
    where day between ${from} and ${to}
  `.execute(db);
  return rows[0] ?? { words: 0, count: 0 };
}

export async function deleteOldZeroResults(db: DbOrTx, before: string): Promise<void> {
  await sql`delete from search_miss where day < ${before}`.execute(db);
}
