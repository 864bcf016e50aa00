import { sql } from 'kysely';
import type { GiftCardId, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { aed } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { GiftCardMovement, MovementKind } from '../gift-card.ts';

/** The ledger of a card, newest first. */
export async function readMovements(db: DbOrTx, id: GiftCardId): Promise<GiftCardMovement[]> {
  const rows = await db
    .selectFrom('gift_card_movement')
    .selectAll()
    .where('gift_card_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as MovementKind,
    amount: aed(row.amount_minor),
    balance: aed(row.balance_minor),
    orderId: row.order_id,
    actor: row.actor,
    reason: row.reason,
    at: row.at,
  }));
}

/** What a card currently pays for an order, what it last returned, and when it was last redeemed for it. */
export type CardOfOrder = Readonly<{
  id: GiftCardId;
  paidMinor: number;
  releasedMinor: number;
  redeemedAt: Instant | null;
}>;

/** The cards that pay or paid for an order, in the order in which they were used. */
export async function readCardsOfOrder(db: DbOrTx, orderId: OrderId): Promise<CardOfOrder[]> {
  const rows = await db
    .selectFrom('gift_card_movement')
    .select(({ fn }) => [
      'gift_card_id',
      fn.sum<string>(sql<number>`-amount_minor`).as('paid'),
      sql<number | null>`(array_agg(amount_minor order by id desc) filter (where kind = 'release'))[1]`.as(
        'released',
      ),
      sql<Date | null>`max(at) filter (where kind = 'redeem')`.as('redeemed_at'),
    ])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['redeem', 'release', 'refund'])
    .groupBy('gift_card_id')
    .orderBy(sql`min(id)`)
    .execute();
  return rows.map((row) => ({
    id: row.gift_card_id,
    paidMinor: Number(row.paid),
    releasedMinor: row.released ?? 0,
    redeemedAt: row.redeemed_at,
  }));
}
