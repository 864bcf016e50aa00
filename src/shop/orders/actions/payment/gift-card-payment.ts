import type { OrderId } from '#kernel/ids.ts';
import { type Money, minus, NOTHING } from '#kernel/money.ts';
import type { Tx } from '#platform/database/client.ts';
import { type GiftCardShare, paidByGiftCards } from '#shop/gift-cards';
import type { OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import { addPaidByGiftCard } from '../../store/gift-cards.ts';
import { findOrder } from '../../store/orders.ts';
import { insertPaymentEvent } from './record-payment.ts';

type Paid = Readonly<{
  order: Order;
  amount: Money;
  reason: 'gift-card' | 'gift-card-returned';
  actor: string;
}>;

async function record(deps: OrderDeps, tx: Tx, { order, amount, reason, actor }: Paid): Promise<void> {
  const isReturned = reason === 'gift-card-returned';
  await addPaidByGiftCard(tx, order.id, isReturned ? -amount.minor : amount.minor);
  await insertPaymentEvent(deps, tx, { order, amount, actor, reason });
}

/**
 * Pays a part of a new order with gift cards, in its transaction.
 *
 * @returns false when a card cannot pay its share any more
 */
export function payByGiftCards(deps: OrderDeps) {
  return async (tx: Tx, id: OrderId, shares: readonly GiftCardShare[]): Promise<boolean> => {
    if (shares.length === 0) return true;
    if (!(await deps.giftCards.pay(tx, id, shares))) return false;
    const order = await findOrder(tx, id);
    if (order === null) throw new Error(`there is no order ${id}`);
    const amount = paidByGiftCards(shares);
    await record(deps, tx, { order, amount, reason: 'gift-card', actor: 'shopper' });
    return true;
  };
}

/** Returns what gift cards paid for an order that was never confirmed. @returns the changed order */
export async function returnToGiftCards(deps: OrderDeps, tx: Tx, order: Order): Promise<Order> {
  if (order.money.byGiftCard.minor === 0) return order;
  const amount = await deps.giftCards.release(tx, order.id);
  await record(deps, tx, { order, amount, reason: 'gift-card-returned', actor: 'system' });
  return (await findOrder(tx, order.id)) ?? order;
}

/** Redeems the gift cards of a failed order again, if all of them can be. @returns the changed order */
export async function redeemGiftCardsAgain(deps: OrderDeps, tx: Tx, order: Order): Promise<Order> {
  const { placedAt: since, totals, money } = order;
  const most = minus(totals.total, money.paid);
  const amount = await deps.giftCards.redeemReleased(tx, order.id, { since, most });
  if (amount.minor === NOTHING.minor) return order;
  await record(deps, tx, { order, amount, reason: 'gift-card', actor: 'system' });
  return (await findOrder(tx, order.id)) ?? order;
}
