import { type Selectable, sql } from 'kysely';
import type { GiftCardId, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import type { GiftCard, GiftCardStatus, MovementKind } from '../gift-card.ts';

type Row = Selectable<Database['gift_card']>;

export function parseCard(row: Omit<Row, 'code_digest' | 'code_sealed'>): GiftCard {
  return {
    id: row.id,
    lastFour: row.last_four,
    status: row.status as GiftCardStatus,
    initial: aed(row.initial_minor),
    balance: aed(row.balance_minor),
    expiresAt: row.expires_at,
    orderId: row.order_id,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    senderName: row.sender_name,
    message: row.message,
    buyerEmail: row.buyer_email,
    language: row.language as Language,
    deliverAt: row.deliver_at,
    sentAt: row.sent_at,
    issuedAt: row.issued_at,
    issuedBy: row.issued_by,
  };
}

export type NewGiftCard = Omit<GiftCard, 'id' | 'status' | 'balance' | 'sentAt'> &
  Readonly<{
    codeDigest: string;
    codeSealed: string;
    /** The line of its order and the piece of that line; null for one issued by staff. */
    place: Readonly<{ position: number; piece: number }> | null;
  }>;

/** Writes a card and opens its ledger. @returns null when the piece of the order has its card already */
export async function insertCard(tx: DbOrTx, card: NewGiftCard): Promise<GiftCardId | null> {
  const row = await tx
    .insertInto('gift_card')
    .values({
      code_digest: card.codeDigest,
      code_sealed: card.codeSealed,
      last_four: card.lastFour,
      initial_minor: card.initial.minor,
      balance_minor: card.initial.minor,
      expires_at: card.expiresAt,
      order_id: card.orderId,
      line_position: card.place?.position ?? null,
      piece: card.place?.piece ?? null,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      sender_name: card.senderName,
      message: card.message,
      buyer_email: card.buyerEmail,
      language: card.language,
      deliver_at: card.deliverAt,
      issued_at: card.issuedAt,
      issued_by: card.issuedBy,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'line_position', 'piece']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await insertMovement(tx, {
    giftCardId: row.id,
    kind: 'issue',
    amountMinor: card.initial.minor,
    balanceMinor: card.initial.minor,
    orderId: card.orderId,
    actor: card.issuedBy || 'system',
    reason: '',
    at: card.issuedAt,
  });
  return row.id;
}

type NewMovement = Readonly<{
  giftCardId: GiftCardId;
  kind: MovementKind;
  amountMinor: number;
  balanceMinor: number;
  orderId: OrderId | null;
  actor: string;
  reason: string;
  at: Instant;
}>;

async function insertMovement(tx: DbOrTx, movement: NewMovement): Promise<void> {
  await tx
    .insertInto('gift_card_movement')
    .values({
      gift_card_id: movement.giftCardId,
      kind: movement.kind,
      amount_minor: movement.amountMinor,
      balance_minor: movement.balanceMinor,
      order_id: movement.orderId,
      actor: movement.actor,
      reason: movement.reason,
      at: movement.at,
    })
    .execute();
}

/** Changes the balance of a locked card and writes the ledger; the database refuses a balance below zero. */
export async function moveBalance(tx: DbOrTx, movement: Omit<NewMovement, 'balanceMinor'>): Promise<void> {
  const { balance_minor: balanceMinor } = await tx
    .updateTable('gift_card')
    .set({ balance_minor: sql`balance_minor + ${movement.amountMinor}::int` })
    .where('id', '=', movement.giftCardId)
    .returning('balance_minor')
    .executeTakeFirstOrThrow();
  await insertMovement(tx, { ...movement, balanceMinor });
}

export async function findCardByDigest(db: DbOrTx, digest: string): Promise<GiftCard | null> {
  const row = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('code_digest', '=', digest)
    .executeTakeFirst();
  return row === undefined ? null : parseCard(row);
}

export async function findCard(db: DbOrTx, id: GiftCardId): Promise<GiftCard | null> {
  const row = await db.selectFrom('gift_card').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseCard(row);
}

/** Cards in the requested order; unknown ones are left out. */
export async function readCards(db: DbOrTx, ids: readonly GiftCardId[]): Promise<GiftCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('id', '=', sql<GiftCardId>`any(${[...ids]}::int[])`)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? [] : [parseCard(row)];
  });
}

/** Locks cards until the transaction ends; in the order of their ids, so that two orders never wait for each other. */
export async function lockCards(tx: DbOrTx, ids: readonly GiftCardId[]): Promise<GiftCard[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('gift_card')
    .selectAll()
    .where('id', '=', sql<GiftCardId>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(parseCard);
}

/** The cards bought by a line of an order that are not void, in the order of their pieces. */
export async function lockCardsOfLine(tx: DbOrTx, orderId: OrderId, position: number): Promise<GiftCard[]> {
  const rows = await tx
    .selectFrom('gift_card')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('line_position', '=', position)
    .where('status', '<>', 'void')
    .orderBy('piece')
    .forUpdate()
    .execute();
  return rows.map(parseCard);
}

export async function saveCardStatus(tx: DbOrTx, id: GiftCardId, status: GiftCardStatus): Promise<void> {
  await tx.updateTable('gift_card').set({ status }).where('id', '=', id).execute();
}

export async function readSealedCode(db: DbOrTx, id: GiftCardId): Promise<string | null> {
  const row = await db.selectFrom('gift_card').select('code_sealed').where('id', '=', id).executeTakeFirst();
  return row?.code_sealed ?? null;
}

/** @returns whether the card was not marked yet */
export async function markSent(
  tx: DbOrTx,
  id: GiftCardId,
  { at, isAgain }: { at: Instant; isAgain: boolean },
): Promise<boolean> {
  const result = await tx
    .updateTable('gift_card')
    .set({ sent_at: at })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where((eb) => (isAgain ? eb.lit(true) : eb('sent_at', 'is', null)))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function readDue(db: DbOrTx, now: Instant, limit: number): Promise<GiftCardId[]> {
  const rows = await db
    .selectFrom('gift_card')
    .select('id')
    .where('sent_at', 'is', null)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('recipient_email', '<>', ''), eb('buyer_email', '<>', '')]))
    .where('deliver_at', '<=', now)
    .orderBy('deliver_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What an e-mail address bought since a moment, in fils. */
export async function boughtSince(db: DbOrTx, email: string, since: Instant): Promise<number> {
  const row = await db
    .selectFrom('gift_card')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('initial_minor'), sql<string>`0`).as('sum'))
    .where(sql<string>`lower(buyer_email)`, '=', email.trim().toLowerCase())
    .where('order_id', 'is not', null)
    .where('issued_at', '>=', since)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
