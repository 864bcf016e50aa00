import { sql } from 'kysely';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { CheckedRedirect } from '../rules/check-list.ts';

export const REDIRECT_SORTS = ['hits', 'newest', 'source'] as const;
export type RedirectSort = (typeof REDIRECT_SORTS)[number];
export type RedirectQuery = Readonly<{ text: string; sort: RedirectSort; limit: number; offset: number }>;

/** A row of the redirect list. */
export type ListedRedirect = CheckedRedirect &
  Readonly<{ hits: number; version: number; createdAt: Date; lastHitAt: Date | null }>;

const ORDERS = {
  hits: sql`hits desc, source`,
  newest: sql`created_at desc, source`,
  source: sql`source`,
} satisfies Record<RedirectSort, unknown>;

export async function listRedirects(
  db: DbOrTx,
  { text, sort, limit, offset }: RedirectQuery,
): Promise<{ rows: ListedRedirect[]; total: number }> {
  const sought = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const fits = text === '' ? sql`true` : sql`lower(source || ' ' || target) like ${sought}`;
  const { rows } = await sql<ListedRedirect>`
    select source, target, hits::int as hits, version, created_at as "createdAt", last_hit_at as "lastHitAt"
    from redirect
    where ${fits} order by ${ORDERS[sort]} limit ${limit} offset ${offset}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from redirect where ${fits}
  `.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findRedirectRow(
  db: DbOrTx,
  source: string,
): Promise<(CheckedRedirect & { hits: number }) | null> {
  const { rows } = await sql<CheckedRedirect & { hits: number }>`
    select source, target, hits::int as hits from redirect where source = ${source}
  `.execute(db);
  return rows[0] ?? null;
}

/** Serialises edits, so that two edits cannot form a loop together. */
export async function lockRedirects(tx: DbOrTx): Promise<void> {
  await lockUntilCommit(tx, 'shop.redirects');
}

/** Changes a redirect; keeps its hits. */
export async function updateRedirect(
  tx: DbOrTx,
  before: string,
  { source, target }: CheckedRedirect,
): Promise<void> {
  await sql`update redirect set source = ${source}, target = ${target} where source = ${before}`.execute(tx);
}

/** Restores a redirect with its hits. */
export async function insertRedirect(
  tx: DbOrTx,
  { source, target, hits }: CheckedRedirect & { hits: number },
): Promise<void> {
  await sql`insert into redirect (source, target, hits) values (${source}, ${target}, ${hits})`.execute(tx);
}
