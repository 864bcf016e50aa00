import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { CheckedRedirect } from '../rules/check-list.ts';
import { lockRedirects } from './list.ts';

const AT_ONCE = 1000;

export async function readRedirects(db: DbOrTx): Promise<CheckedRedirect[]> {
  return db.selectFrom('redirect').select(['source', 'target']).orderBy('source').execute();
}

/** Targets by source. */
export async function findTargets(db: DbOrTx, sources: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('redirect')
    .select(['source', 'target'])
    .where('source', '=', sql<string>`any(${sources}::text[])`)
    .execute();
  return new Map(rows.map(({ source, target }) => [source, target]));
}

export async function countHit(db: DbOrTx, source: string): Promise<void> {
  await db
    .updateTable('redirect')
    .set((eb) => ({ hits: eb('hits', '+', 1), last_hit_at: sql<Date>`now()` }))
    .where('source', '=', source)
    .execute();
}

/** Saves redirects; existing ones get the new target and keep their hits. */
export async function saveRedirects(db: DbOrTx, redirects: readonly CheckedRedirect[]): Promise<void> {
  for (let from = 0; from < redirects.length; from += AT_ONCE) {
    const given = JSON.stringify(redirects.slice(from, from + AT_ONCE));
    await sql`
      insert into redirect (source, target)
      select source, target from jsonb_to_recordset(${given}::jsonb) as r(source text, target text)
      on conflict (source) do update set target = excluded.target
    `.execute(db);
  }
}

/** Redirects with their hits, most used first. */
export async function readHits(db: DbOrTx): Promise<(CheckedRedirect & { hits: number })[]> {
  return db
    .selectFrom('redirect')
    .select(['source', 'target', 'hits'])
    .orderBy('hits', 'desc')
    .orderBy('source')
    .execute();
}

export async function deleteRedirect(db: DbOrTx, source: string): Promise<boolean> {
  const deleted = await db.deleteFrom('redirect').where('source', '=', source).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Redirects an old path and everything that redirected to it; the new path stops redirecting. */
export async function moveAddress(tx: DbOrTx, from: string, to: string): Promise<void> {
  await lockRedirects(tx);
  await sql`delete from redirect where source = ${to}`.execute(tx);
  await sql`update redirect set target = ${to} where target = ${from}`.execute(tx);
  await saveRedirects(tx, [{ source: from, target: to }]);
}
