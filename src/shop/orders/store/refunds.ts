import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { OrderId, RefundId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { aed, type Money } from '#kernel/money.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import type { Order } from '../order.ts';
import type { RefundPlan } from '../rules/refunds/plan-refund.ts';
import type { Refund, RefundState } from '../rules/refunds/refund.ts';
import { creditedAfter } from '../rules/refunds/refundable-amount.ts';

const lines = z.array(
  z
    .object({
      position: z.int(),
      quantity: z.int(),
      isRestocked: z.boolean(),
      amountMinor: z.int(),
      vatMinor: z.int(),
    })
    .transform(({ amountMinor, vatMinor, ...line }) => ({
      ...line,
      amount: aed(amountMinor),
      vat: aed(vatMinor),
    })),
);

function parseRefund(row: Selectable<Database['order_refund']>): Refund {
  return {
    id: row.id,
    orderId: row.order_id,
    lines: lines.parse(row.lines),
    delivery: aed(row.delivery_minor),
    giftWrap: aed(row.gift_wrap_minor),
    fee: aed(row.fee_minor),
    total: aed(row.total_minor),
    toGiftCards: aed(row.gift_card_minor),
    vat: aed(row.vat_minor),
    reason: row.reason,
    actor: row.actor,
    state: row.state as RefundState,
    isByHand: row.is_by_hand,
    reference: row.reference,
    at: row.at,
    paidOutAt: row.paid_out_at,
  };
}

export type NewRefund = Readonly<{
  /** Locked. */
  order: Pick<Order, 'id' | 'lines'>;
  idempotencyKey: string;
  plan: RefundPlan;
  toGiftCards: Money;
  actor: string;
  reason: string;
  state: RefundState;
  reference: string;
  at: Instant;
}>;

/** Inserts a refund and updates the refunded amounts of the order and its lines. */
export async function insertRefund(tx: DbOrTx, refund: NewRefund): Promise<RefundId> {
  const { order, plan, at, state } = refund;
  const orderId = order.id;
  const row = await tx
    .insertInto('order_refund')
    .values({
      idempotency_key: refund.idempotencyKey,
      order_id: orderId,
      lines: JSON.stringify(
        plan.lines.map(({ amount, vat, ...line }) => ({
          ...line,
          amountMinor: amount.minor,
          vatMinor: vat.minor,
        })),
      ),
      delivery_minor: plan.delivery.minor,
      gift_wrap_minor: plan.giftWrap.minor,
      fee_minor: plan.fee.minor,
      total_minor: plan.payOut.minor,
      gift_card_minor: refund.toGiftCards.minor,
      vat_minor: plan.vat.minor,
      reason: refund.reason,
      actor: refund.actor,
      state,
      reference: refund.reference,
      at,
      paid_out_at: state === 'paid-out' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const part of plan.lines) {
    const line = order.lines[part.position];
    if (line === undefined) continue;
    const credited = creditedAfter(line, part);
    await tx
      .updateTable('order_line')
      .set({
        refunded_quantity: sql`refunded_quantity + ${part.quantity}::int`,
        credited_minor: credited.amount.minor,
        credited_vat_minor: credited.vat.minor,
      })
      .where('order_id', '=', orderId)
      .where('position', '=', part.position)
      .execute();
  }
  await tx
    .updateTable('shop_order')
    .set({
      refunded_minor: sql`refunded_minor + ${plan.payOut.minor}::int`,
      refunded_delivery_minor: sql`refunded_delivery_minor + ${plan.delivery.minor}::int`,
      refunded_gift_wrap_minor: sql`refunded_gift_wrap_minor + ${plan.giftWrap.minor}::int`,
      refunded_fee_minor: sql`refunded_fee_minor + ${plan.fee.minor}::int`,
    })
    .where('id', '=', orderId)
    .execute();
  return row.id;
}

export async function readRefunds(db: DbOrTx, orderId: OrderId): Promise<Refund[]> {
  const rows = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(parseRefund);
}

export async function findRefund(db: DbOrTx, id: RefundId): Promise<Refund | null> {
  const row = await db.selectFrom('order_refund').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseRefund(row);
}

export async function findRefundByKey(db: DbOrTx, idempotencyKey: string): Promise<Refund | null> {
  const row = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row === undefined ? null : parseRefund(row);
}

/** @returns false when the current state does not allow it */
export async function saveRefundState(
  tx: DbOrTx,
  id: RefundId,
  change: { from: readonly RefundState[]; to: RefundState; reference: string; at: Instant },
): Promise<boolean> {
  const changed = await tx
    .updateTable('order_refund')
    .set({
      state: change.to,
      reference: change.reference,
      paid_out_at: change.to === 'paid-out' ? change.at : null,
      ...(change.to === 'by-hand' ? { is_by_hand: true } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', change.from)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Refunds to be sent, oldest first. */
export async function readOpenRefunds(
  db: DbOrTx,
  state: Exclude<RefundState, 'paid-out'>,
): Promise<Refund[]> {
  const rows = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('state', '=', state)
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(parseRefund);
}
