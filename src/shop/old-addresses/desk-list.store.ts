import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Redirect } from './check-list.ts';

export const REDIRECT_SORTS = ['hits', 'newest', 'source'] as const;
export type RedirectSort = (typeof REDIRECT_SORTS)[number];
export type RedirectQuery = Readonly<{ text: string; sort: RedirectSort; limit: number; offset: number }>;

/** One old address in the list of staff. */
export type ListedWay = Redirect & Readonly<{ hits: number; createdAt: Date; lastHitAt: Date | null }>;

const ORDERS = {
  hits: sql`hits desc, source`,
  newest: sql`created_at desc, source`,
  source: sql`source`,
} satisfies Record<RedirectSort, unknown>;

export async function findWays(
  db: DbOrTx,
  { text, sort, limit, offset }: RedirectQuery,
): Promise<{ rows: ListedWay[]; total: number }> {
  const sought = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const fits = text === '' ? sql`true` : sql`lower(source || ' ' || target) like ${sought}`;
  const { rows } = await sql<ListedWay>`
    select source, target, hits::int as hits, created_at as "createdAt", last_hit_at as "lastHitAt" from redirect
    where ${fits} order by ${ORDERS[sort]} limit ${limit} offset ${offset}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from redirect where ${fits}
  `.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findWayRow(db: DbOrTx, source: string): Promise<(Redirect & { hits: number }) | null> {
  const { rows } = await sql<Redirect & { hits: number }>`
    select source, target, hits::int as hits from redirect where source = ${source}
  `.execute(db);
  return rows[0] ?? null;
}

/** One who edits old addresses at a time, so that no two make a circle together. */
export async function lockWays(tx: DbOrTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shop.old-addresses'))`.execute(tx);
}

/** Gives a way another address or target; its count stays with it. */
export async function rewriteWay(tx: DbOrTx, before: string, { source, target }: Redirect): Promise<void> {
  await sql`update redirect set source = ${source}, target = ${target} where source = ${before}`.execute(tx);
}

/** Puts a way back as it was, with its count. */
export async function insertWay(
  tx: DbOrTx,
  { source, target, hits }: Redirect & { hits: number },
): Promise<void> {
  await sql`insert into redirect (source, target, hits) values (${source}, ${target}, ${hits})`.execute(tx);
}
