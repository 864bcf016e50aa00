import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { OrderId, PromotionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { NewPromotion, Promotion } from '../promotion.ts';
import type { Uses } from '../rules/conditions.ts';
import { parseRule, printRule } from '../rules/rule.ts';

const localized = z.object({ en: z.string(), ar: z.string().optional() });

function toPromotion(row: Selectable<Database['promotion']>): Promotion {
  return {
    ...parseRule(row.rule),
    id: row.id,
    code: row.code,
    title: localized.parse(row.title),
    isAutomatic: row.is_automatic,
    isActive: row.is_active,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usageLimit: row.usage_limit,
    usageLimitPerCustomer: row.usage_limit_per_customer,
  };
}

function standing(db: DbOrTx) {
  return db.selectFrom('promotion').selectAll().where('removed_at', 'is', null);
}

const acting = prepared((db, { codes }: { codes: readonly string[] }) =>
  standing(db)
    .where('is_active', '=', true)
    .where((eb) =>
      eb.or([eb('is_automatic', '=', true), eb('code', '=', sql<string>`any(${codes}::text[])`)]),
    )
    .orderBy('id')
    .compile(),
);

/** Active automatic promotions and those of the given codes, in creation order. */
export async function readActing(db: DbOrTx, codes: readonly string[]): Promise<Promotion[]> {
  return (await acting(db, { codes })).map(toPromotion);
}

export async function readAll(db: DbOrTx): Promise<Promotion[]> {
  return (await standing(db).orderBy('is_automatic', 'desc').orderBy('id').execute()).map(toPromotion);
}

export async function findByCode(db: DbOrTx, code: string): Promise<Promotion | null> {
  const row = await standing(db).where('code', '=', code).executeTakeFirst();
  return row === undefined ? null : toPromotion(row);
}

export async function readPromotions(db: DbOrTx, ids: readonly PromotionId[]): Promise<Promotion[]> {
  const rows = await standing(db)
    .where('id', '=', sql<PromotionId>`any(${ids}::int[])`)
    .orderBy('id')
    .execute();
  return rows.map(toPromotion);
}

/** Locks promotions until the transaction ends; in a fixed order, to prevent deadlocks. */
export async function lockPromotions(tx: DbOrTx, ids: readonly PromotionId[]): Promise<void> {
  await tx
    .selectFrom('promotion')
    .select('id')
    .where('id', '=', sql<PromotionId>`any(${ids}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function columnsOf(promotion: NewPromotion) {
  return {
    title: JSON.stringify(promotion.title),
    is_automatic: promotion.isAutomatic,
    is_active: promotion.isActive,
    starts_at: promotion.startsAt,
    ends_at: promotion.endsAt,
    usage_limit: promotion.usageLimit,
    usage_limit_per_customer: promotion.usageLimitPerCustomer,
    rule: printRule(promotion),
  };
}

/** A promotion that was limited to erased emails stays inactive, unless the new rules have emails. */
const STILL_LOST = sql<boolean>`(coalesce(promotion.rule ->> 'lostEmails', '') = 'true' and excluded.rule -> 'emails' = '[]')`;

/** Creates a promotion, or replaces that with its code; uses stay counted. */
export async function savePromotion(db: DbOrTx, promotion: NewPromotion): Promise<PromotionId> {
  const values = columnsOf(promotion);
  const row = await db
    .insertInto('promotion')
    .values({ code: promotion.code, ...values })
    .onConflict((conflict) =>
      conflict
        .column('code')
        .where('removed_at', 'is', null)
        .doUpdateSet({
          ...values,
          is_active: sql`excluded.is_active and not ${STILL_LOST}`,
          rule: sql`excluded.rule || jsonb_build_object('lostEmails', ${STILL_LOST})`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes a promotion; orders keep their reference. */
export async function markRemoved(db: DbOrTx, code: string, now: Instant): Promise<boolean> {
  const removed = await db
    .updateTable('promotion')
    .set({ removed_at: now })
    .where('code', '=', code)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return removed.numUpdatedRows > 0n;
}

/** Normalised email and phone; empty when unknown. */
export type Customer = Readonly<{ email: string; phone: string }>;

/** Uses in total and by one customer, without one order. */
export async function countUses(
  db: DbOrTx,
  ids: readonly PromotionId[],
  { email, phone, except = null }: Customer & { except?: OrderId | null },
): Promise<Map<PromotionId, Uses>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: PromotionId; inAll: number; byCustomer: number }>`
    select promotion_id as id, count(*) as "inAll",
      count(*) filter (where (email = ${email} and email <> '') or (phone = ${phone} and phone <> '')) as "byCustomer"
    from promotion_use
    where promotion_id = any(${ids}::int[]) and order_id is distinct from ${except}::int
    group by promotion_id
  `.execute(db);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
}

type Use = Customer & Readonly<{ promotionIds: readonly PromotionId[]; orderId: OrderId; at: Instant }>;

/** Records the promotions an order used; the same order counts once. */
export async function insertUses(
  tx: DbOrTx,
  { promotionIds, orderId, email, phone, at }: Use,
): Promise<void> {
  await tx
    .insertInto('promotion_use')
    .values(promotionIds.map((id) => ({ promotion_id: id, order_id: orderId, email, phone, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Uncounts a failed order. */
export async function deleteUses(tx: DbOrTx, orderId: OrderId): Promise<void> {
  await tx.deleteFrom('promotion_use').where('order_id', '=', orderId).execute();
}

/** Takes who used promotions out of some orders' uses; they still count in total. */
export async function forgetUsers(tx: DbOrTx, orderIds: readonly OrderId[]): Promise<void> {
  await sql`update promotion_use set email = '', phone = '' where order_id = any(${orderIds}::int[])`.execute(
    tx,
  );
}

export async function findById(db: DbOrTx, id: PromotionId): Promise<Promotion | null> {
  return (await readPromotions(db, [id]))[0] ?? null;
}

/** @returns null when the code is taken */
export async function insertPromotion(tx: DbOrTx, promotion: NewPromotion): Promise<PromotionId | null> {
  const row = await tx
    .insertInto('promotion')
    .values({ code: promotion.code, ...columnsOf(promotion) })
    .onConflict((conflict) => conflict.column('code').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? null : row.id;
}

export async function rewritePromotion(tx: DbOrTx, id: PromotionId, promotion: NewPromotion): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ code: promotion.code, ...columnsOf(promotion) })
    .where('id', '=', id)
    .execute();
}

const UNIQUE_VIOLATION = '23505';

/** Concurrent saves may both find a code free; the unique index lets one through. */
export function isCodeTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  return error.code === UNIQUE_VIOLATION && error.constraint === 'promotion_code';
}

export async function markEnded(db: DbOrTx, id: PromotionId, now: Instant): Promise<boolean> {
  const ended = await db
    .updateTable('promotion')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export async function markRemovedById(db: DbOrTx, id: PromotionId, now: Instant): Promise<boolean> {
  const removed = await db
    .updateTable('promotion')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return removed.numUpdatedRows > 0n;
}

/** @returns false when it is not deleted; a taken code violates the unique index */
export async function markRestored(db: DbOrTx, id: PromotionId): Promise<boolean> {
  const back = await db
    .updateTable('promotion')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return back.numUpdatedRows > 0n;
}

/** The code of a promotion, also of a deleted one. */
export async function readCode(db: DbOrTx, id: PromotionId): Promise<string> {
  const row = await db.selectFrom('promotion').select('code').where('id', '=', id).executeTakeFirstOrThrow();
  return row.code;
}
