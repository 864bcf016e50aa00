import { sql } from 'kysely';
import type { ProductId, StockRequestId, StockRequestToken } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sameEmail } from '#platform/database/matching/same-email.ts';

export type StoredRequest = Readonly<{
  id: StockRequestId;
  productId: ProductId;
  email: string;
  language: Language;
  token: StockRequestToken;
  askedAt: Instant;
}>;

type NewRequest = Omit<StoredRequest, 'id'>;

/** Stores a request; a repeated one replaces the earlier. */
export async function saveRequest(db: DbOrTx, request: NewRequest): Promise<void> {
  const { productId, email, language, token, askedAt } = request;
  await db
    .insertInto('stock_request')
    .values({ product_id: productId, email, language, token, asked_at: askedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'email'])
        .doUpdateSet({ language, asked_at: askedAt, notified_at: null }),
    )
    .execute();
}

export async function countWaiting(db: DbOrTx, email: string): Promise<number> {
  const row = await db
    .selectFrom('stock_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** @returns the products that have open requests, for themselves or a variation */
export async function readAwaited(tx: DbOrTx, ids: readonly ProductId[]): Promise<ProductId[]> {
  const { rows } = await sql<{ product_id: ProductId }>`
    select distinct product_id from stock_request
    where notified_at is null and (product_id = any(${ids}::int[])
      or product_id in (select id from product where parent_id = any(${ids}::int[])))
  `.execute(tx);
  return rows.map(({ product_id }) => product_id);
}

/** Marks the requests for some products as notified and returns them. */
export async function markNotified(
  tx: DbOrTx,
  ids: readonly ProductId[],
  now: Instant,
): Promise<StockRequestId[]> {
  const rows = await tx
    .updateTable('stock_request')
    .set({ notified_at: now })
    .where('notified_at', 'is', null)
    .where('product_id', '=', sql<ProductId>`any(${ids}::int[])`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function readRequest(db: DbOrTx, id: StockRequestId): Promise<StoredRequest | null> {
  const row = await db.selectFrom('stock_request').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return {
    id,
    productId: row.product_id,
    email: row.email,
    language: row.language === 'ar' ? 'ar' : 'en',
    token: row.token,
    askedAt: row.asked_at,
  };
}

export async function isKnownToken(db: DbOrTx, token: StockRequestToken): Promise<boolean> {
  const row = await db.selectFrom('stock_request').select('id').where('token', '=', token).executeTakeFirst();
  return row !== undefined;
}

/** Deletes all requests of the token's owner. */
export async function deleteOfToken(db: DbOrTx, token: StockRequestToken): Promise<void> {
  await sql`
    delete from stock_request where email = (select email from stock_request where token = ${token})
  `.execute(db);
}

export async function deleteOld(
  db: DbOrTx,
  { notifiedBefore, askedBefore }: { notifiedBefore: Instant; askedBefore: Instant },
): Promise<void> {
  await db
    .deleteFrom('stock_request')
    .where((eb) => eb.or([eb('notified_at', '<', notifiedBefore), eb('asked_at', '<', askedBefore)]))
    .execute();
}

/** A person's requests, for the export of personal data. */
export function requestsOf(db: DbOrTx, email: string) {
  return db
    .selectFrom('stock_request')
    .select(['product_id as productId', 'asked_at as askedAt', 'notified_at as notifiedAt'])
    .where(sameEmail(email))
    .orderBy('id')
    .execute();
}

export async function deleteRequestsOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('stock_request').where(sameEmail(email)).execute();
}
