import { type SqlBool, sql } from 'kysely';
import type { CustomerId, OrderDraftId, StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { aed, type Money } from '#kernel/money.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { isOnePhone } from '#platform/database/matching/same-phone.ts';

/** The values of the order form, as stored. */
export type DraftContent = Readonly<Record<string, unknown>>;

/** The customer of a draft, as far as known. */
export type DraftCustomer = Readonly<{
  customerId: CustomerId | null;
  name: string;
  email: string;
  phone: string;
}>;

/** A draft in the list. */
export type ListedDraft = DraftCustomer &
  Readonly<{
    id: OrderDraftId;
    /** As it was last calculated; null before. */
    total: Money | null;
    begunBy: string;
    savedBy: string;
    savedAt: Instant;
  }>;

/** A draft with the values of its form. */
export type OrderDraft = ListedDraft & Readonly<{ key: string; version: number; content: DraftContent }>;

function selectDrafts(db: DbOrTx) {
  return db
    .selectFrom('order_draft')
    .leftJoin('staff as begun', 'begun.id', 'order_draft.staff_id')
    .leftJoin('staff as saved', 'saved.id', 'order_draft.saved_by_id')
    .select([
      'order_draft.id',
      'order_draft.key',
      'order_draft.version',
      'order_draft.content',
      'order_draft.customer_id as customerId',
      'order_draft.name',
      'order_draft.email',
      'order_draft.phone',
      'order_draft.total_minor',
      'order_draft.saved_at as savedAt',
      'begun.name as begunBy',
      'saved.name as savedBy',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDrafts>['executeTakeFirstOrThrow']>>;

function parseDraft({ total_minor: minor, content, begunBy, savedBy, ...row }: Row): OrderDraft {
  return {
    ...row,
    begunBy: begunBy ?? '',
    savedBy: savedBy ?? '',
    content: content as DraftContent,
    total: minor === null ? null : aed(minor),
  };
}

/** Drafts, the last saved first. */
export async function listDrafts(
  db: DbOrTx,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ drafts: ListedDraft[]; total: number }> {
  const rows = await selectDrafts(db)
    .orderBy('order_draft.saved_at', 'desc')
    .orderBy('order_draft.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('order_draft')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const drafts = rows.map((row) => {
    const { key: _key, content: _content, version: _version, ...listed } = parseDraft(row);
    return listed;
  });
  return { drafts, total };
}

export async function findDraft(
  db: DbOrTx,
  by: { id: OrderDraftId } | { key: string },
): Promise<OrderDraft | null> {
  const [column, value] =
    'id' in by ? (['order_draft.id', by.id] as const) : (['order_draft.key', by.key] as const);
  const row = await selectDrafts(db)
    .where(sql<SqlBool>`${sql.ref(column)} = ${value}`)
    .executeTakeFirst();
  return row === undefined ? null : parseDraft(row);
}

/** What is written of a draft. */
export type WrittenDraft = DraftCustomer &
  Readonly<{ key: string; content: DraftContent; total: Money | null; staffId: StaffId; at: Instant }>;

function columnsOf({ content, customerId, name, email, phone, total, staffId, at }: WrittenDraft) {
  return {
    content: JSON.stringify(content),
    customer_id: customerId,
    ...{ name, email, phone },
    total_minor: total?.minor ?? null,
    saved_by_id: staffId,
    saved_at: at,
  };
}

/** @returns false when there is a draft with this key */
export async function insertDraft(tx: Tx, draft: WrittenDraft): Promise<boolean> {
  const row = await tx
    .insertInto('order_draft')
    .values({ key: draft.key, staff_id: draft.staffId, created_at: draft.at, ...columnsOf(draft) })
    .onConflict((known) => known.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the next version of a draft. @returns false if it is at another version or deleted */
export async function updateDraft(tx: Tx, draft: WrittenDraft, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_draft')
    .set({ ...columnsOf(draft), version: version + 1 })
    .where('key', '=', draft.key)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether an order was made of a form. */
export async function isOrdered(db: DbOrTx, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('idempotency_key', '=', `staff-${key}`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDraft(db: DbOrTx, by: { id: OrderDraftId } | { key: string }): Promise<boolean> {
  const query = db.deleteFrom('order_draft');
  const { numDeletedRows } = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('key', '=', by.key)
  ).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSavedBefore(db: DbOrTx, at: Instant): Promise<void> {
  await db.deleteFrom('order_draft').where('saved_at', '<', at).execute();
}

/** A person: accounts, emails, and phones of drafts that have neither. */
type Person = Readonly<{
  customerIds: readonly CustomerId[];
  emails: readonly string[];
  phones: readonly string[];
}>;

const ofPerson = ({ customerIds, emails, phones }: Person) =>
  sql<SqlBool>`(customer_id = any(${[...customerIds]}::int[])
    or lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])
    or (customer_id is null and email = '' and ${isOnePhone(sql.ref('phone'), phones)}))`;

export async function draftsOf(db: DbOrTx, person: Person) {
  return db
    .selectFrom('order_draft')
    .select(['content', 'created_at as createdAt', 'saved_at as savedAt'])
    .where(ofPerson(person))
    .orderBy('id')
    .execute();
}

export async function deleteDraftsOf(tx: Tx, person: Person): Promise<void> {
  await tx.deleteFrom('order_draft').where(ofPerson(person)).execute();
}
