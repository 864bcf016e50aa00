import type { OrderId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order } from '#shop/orders';
import { type Begun, capturePayment, findBegun, OVER, voidPayment } from './move-money.ts';
import type { PaymentNeeds } from './needs.ts';
import { isUnderWay, type Payment } from './payment.ts';
import { readPayments } from './payments.store.ts';

type What = 'take' | 'give-up' | 'nothing';

const PACKED: readonly Order['status'][] = ['packed', 'shipped', 'delivered', 'completed'];

/** What an order's state asks of one of its payments. */
export function whatFollows(
  { status }: Pick<Order, 'status'>,
  payment: Pick<Payment, 'state'>,
  capture: 'at-once' | 'when-packed' | 'by-hand',
): What {
  // A failed order may still be paid; a cancelled one may not.
  if (status === 'cancelled' && isUnderWay(payment)) return 'give-up';
  if (payment.state !== 'authorised') return 'nothing';
  if (OVER.includes(status)) return 'give-up';
  return PACKED.includes(status) && capture !== 'by-hand' ? 'take' : 'nothing';
}

/** What is due is taken; where an edit has left nothing due, all is given up. */
async function takeDue(needs: PaymentNeeds, payment: Begun): Promise<void> {
  const taken = await capturePayment(needs, payment, null);
  if (!taken.ok && taken.refusal.code === 'payments.nothing-due') await voidPayment(needs, payment);
}

const DO: Readonly<Record<What, (needs: PaymentNeeds, payment: Begun) => Promise<unknown>>> = {
  take: takeDue,
  'give-up': voidPayment,
  nothing: async () => undefined,
};

/**
 * Money that was only allowed follows its order: taken when the order is packed, given up when it comes to nothing. Asked
 * twice, it happens once.
 *
 * @throws when the provider cannot be reached, to be tried again
 * Source: PM-06
 */
export function followOrder(needs: PaymentNeeds) {
  return async (orderId: OrderId): Promise<void> => {
    const order = await needs.orders.find(orderId);
    if (order === null) return;
    const { 'payments.capture': capture } = await needs.settings();
    for (const { id } of await readPayments(needs.db, orderId)) {
      const payment = await findBegun(needs, id);
      if (payment !== null) await DO[whatFollows(order, payment, capture)](needs, payment);
    }
  };
}

/** Queues that, where an order has a payment that could follow it. */
export function noteMoved(needs: PaymentNeeds) {
  return async (tx: DbOrTx, orderId: OrderId): Promise<void> => {
    const payments = await readPayments(tx, orderId);
    if (payments.some((one) => one.state === 'authorised' || isUnderWay(one)))
      await needs.followDue(tx, orderId);
  };
}
