import type { OrderId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order } from '#shop/orders';
import type { PaymentDeps } from '../deps.ts';
import { isInProgress, type Payment } from '../payment.ts';
import { readPayments } from '../store/payments.ts';
import { type Begun, capturePayment, findBegun, OVER, voidPayment } from './move-money.ts';

type What = 'take' | 'give-up' | 'nothing';

const PACKED: readonly Order['status'][] = ['packed', 'shipped', 'delivered', 'completed'];

/** What an order's state requires of a payment. */
export function captureOrVoid(
  { status }: Pick<Order, 'status'>,
  payment: Pick<Payment, 'state'>,
  capture: 'at-once' | 'when-packed' | 'by-hand',
): What {
  // A failed order may still be paid; a cancelled one may not.
  if (status === 'cancelled' && isInProgress(payment)) return 'give-up';
  if (payment.state !== 'authorised') return 'nothing';
  if (OVER.includes(status)) return 'give-up';
  return PACKED.includes(status) && capture !== 'by-hand' ? 'take' : 'nothing';
}

/** Captures the amount due; voids if an edit has left nothing due. */
async function takeDue(deps: PaymentDeps, payment: Begun): Promise<void> {
  const taken = await capturePayment(deps, payment, null);
  if (!taken.ok && taken.refusal.code === 'payments.nothing-due') await voidPayment(deps, payment);
}

const DO: Readonly<Record<What, (deps: PaymentDeps, payment: Begun) => Promise<unknown>>> = {
  take: takeDue,
  'give-up': voidPayment,
  nothing: async () => undefined,
};

/**
 * Captures or voids authorized payments of an order: captured when it is packed, voided when it ends. Idempotent.
 *
 * @throws when the provider is unreachable, to be retried
 * Source: PM-06
 */
export function autoCapture(deps: PaymentDeps) {
  return async (orderId: OrderId): Promise<void> => {
    const order = await deps.orders.find(orderId);
    if (order === null) return;
    const { 'payments.capture': capture } = await deps.settings();
    for (const { id } of await readPayments(deps.db, orderId)) {
      const payment = await findBegun(deps, id);
      if (payment !== null) await DO[captureOrVoid(order, payment, capture)](deps, payment);
    }
  };
}

/** Queues the job when an order has an authorized payment. */
export function scheduleAutoCapture(deps: PaymentDeps) {
  return async (tx: DbOrTx, orderId: OrderId): Promise<void> => {
    const payments = await readPayments(tx, orderId);
    if (payments.some((one) => one.state === 'authorised' || isInProgress(one)))
      await deps.raise(tx, 'CaptureDue', { orderId });
  };
}
