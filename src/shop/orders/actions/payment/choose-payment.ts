import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { aed, type Money } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { vatIncludedIn } from '#shop/taxes';
import type { OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { findOrder, lockOrder, saveMethod, saveStatus } from '../../store/orders.ts';
import { moveLocked } from '../move.ts';

export type ChosenMethod = Readonly<{
  code: string;
  fee: Money;
  /** The order's first state with this method. */
  firstStatus: 'confirmed' | 'on-hold' | 'pending';
}>;

const UNPAID: readonly OrderStatus[] = ['pending', 'failed'];
/** States that no longer need a payment. */
const OVER: readonly OrderStatus[] = ['cancelled', 'returned', 'refunded'];

/** The totals of an order with another payment fee. */
export function totalsWith({ totals }: Order, fee: Money): Order['totals'] {
  const change = fee.minor - totals.fee.minor;
  const vat = vatIncludedIn(fee).minor - vatIncludedIn(totals.fee).minor;
  return { ...totals, fee, total: aed(totals.total.minor + change), vat: aed(totals.vat.minor + vat) };
}

/** Restarts the time for which an unpaid order reserves its stock, as long as its state allows. */
export async function holdFor(
  deps: OrderDeps,
  tx: Tx,
  { order, status }: { order: Order; status: OrderStatus },
): Promise<void> {
  const settings = await deps.settings(tx);
  const minutes = settings[status === 'on-hold' ? 'orders.holdTransferMinutes' : 'orders.holdMinutes'];
  const reservedUntil = new Date(deps.clock().getTime() + minutes * MINUTE_MS);
  await saveStatus(tx, order.id, { reservedUntil });
}

const BY = { actor: 'shopper', reason: 'other-way-to-pay' } as const;

async function chooseLocked(
  deps: OrderDeps,
  tx: Tx,
  { order, method }: { order: Order; method: ChosenMethod },
): Promise<Outcome<Order, OrderRefusal>> {
  const { code, fee, firstStatus } = method;
  await saveMethod(tx, order.id, { code, totals: totalsWith(order, fee) });
  const chosen = (await findOrder(tx, order.id)) ?? order;
  const move = { to: 'pending', ...BY } as const;
  const waiting =
    order.status === 'failed' ? await moveLocked(deps, tx, { order: chosen, move }) : done(chosen);
  if (!waiting.ok) return waiting;
  await holdFor(deps, tx, { order, status: firstStatus });
  if (firstStatus === 'pending') return done((await findOrder(tx, order.id)) ?? waiting.value);
  return moveLocked(deps, tx, { order: waiting.value, move: { to: firstStatus, ...BY } });
}

/**
 * Changes the payment method of an unpaid order: updates fee and total, takes the stock of a failed order again,
 * and restarts the reservation.
 */
export function choosePayment(deps: OrderDeps) {
  return (
    id: OrderId,
    method: ChosenMethod,
    alsoDo: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(deps.db, async (tx) => {
      await alsoDo(tx);
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      if (order.origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
      if (UNPAID.includes(order.status)) return chooseLocked(deps, tx, { order, method });
      return refuse({ code: 'orders.may-not-move', from: order.status, to: method.firstStatus });
    });
}

/**
 * Marks an order whose payment is authorized but not captured as secured; it proceeds like a paid one.
 *
 * @returns false when the order cannot proceed, e.g. because its stock is gone
 */
export function secureOrder(deps: OrderDeps) {
  return async (tx: Tx, id: OrderId): Promise<boolean> => {
    const order = await lockOrder(tx, id);
    if (order === null) return false;
    if (!UNPAID.includes(order.status)) return !OVER.includes(order.status);
    const move = { to: 'confirmed', actor: 'payments', reason: 'authorised' } as const;
    return (await moveLocked(deps, tx, { order, move })).ok;
  };
}
