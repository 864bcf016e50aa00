import type { OrderId } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { aed, type Money } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { vatIncludedIn } from '#shop/taxes';
import { moveLocked } from './move.ts';
import { allOrNothing, type OrderNeeds } from './needs.ts';
import type { Order, OrderStatus } from './order.ts';
import { findOrder, lockOrder, saveMethod, saveStatus } from './orders.store.ts';
import type { OrderRefusal } from './refusals.ts';

export type ChosenMethod = Readonly<{
  code: string;
  fee: Money;
  /** Where an order paid so begins. */
  firstStatus: 'confirmed' | 'on-hold' | 'pending';
}>;

const UNPAID: readonly OrderStatus[] = ['pending', 'failed'];
/** Nobody pays for these any more. */
const OVER: readonly OrderStatus[] = ['cancelled', 'returned', 'refunded'];

function totalsWith({ totals }: Order, fee: Money): Order['totals'] {
  const change = fee.minor - totals.fee.minor;
  const vat = vatIncludedIn(fee).minor - vatIncludedIn(totals.fee).minor;
  return { ...totals, fee, total: aed(totals.total.minor + change), vat: aed(totals.vat.minor + vat) };
}

async function hold(needs: OrderNeeds, tx: Tx, { order, status }: { order: Order; status: OrderStatus }) {
  const settings = await needs.settings(tx);
  const minutes = settings[status === 'on-hold' ? 'orders.holdTransferMinutes' : 'orders.holdMinutes'];
  const reservedUntil = new Date(needs.clock().getTime() + minutes * MINUTE_MS);
  await saveStatus(tx, order.id, { reservedUntil });
}

const BY = { actor: 'shopper', reason: 'other-way-to-pay' } as const;

async function chooseLocked(
  needs: OrderNeeds,
  tx: Tx,
  { order, method }: { order: Order; method: ChosenMethod },
): Promise<Outcome<Order, OrderRefusal>> {
  const { code, fee, firstStatus } = method;
  await saveMethod(tx, order.id, { code, totals: totalsWith(order, fee) });
  const chosen = (await findOrder(tx, order.id)) ?? order;
  const move = { to: 'pending', ...BY } as const;
  const waiting =
    order.status === 'failed' ? await moveLocked(needs, tx, { order: chosen, move }) : done(chosen);
  if (!waiting.ok) return waiting;
  await hold(needs, tx, { order, status: firstStatus });
  if (firstStatus === 'pending') return done((await findOrder(tx, order.id)) ?? waiting.value);
  return moveLocked(needs, tx, { order: waiting.value, move: { to: firstStatus, ...BY } });
}

/**
 * Another way to pay for an order that is not paid: its fee and total follow, one that failed gets its goods again, and
 * its goods are kept for as long as a new order's would be.
 */
export function choosePayment(needs: OrderNeeds) {
  return (
    id: OrderId,
    method: ChosenMethod,
    alsoDo: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<Outcome<Order, OrderRefusal>> =>
    allOrNothing(needs.db, async (tx) => {
      await alsoDo(tx);
      const order = await lockOrder(tx, id);
      if (order === null) return refuse({ code: 'orders.unknown-order' });
      if (order.origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
      if (UNPAID.includes(order.status)) return chooseLocked(needs, tx, { order, method });
      return refuse({ code: 'orders.may-not-move', from: order.status, to: method.firstStatus });
    });
}

/**
 * Money for an order is allowed and will be taken later: the order goes on as one that is paid.
 *
 * @returns false when the order cannot go on, e.g. since its goods are gone
 */
export function secureOrder(needs: OrderNeeds) {
  return async (tx: Tx, id: OrderId): Promise<boolean> => {
    const order = await lockOrder(tx, id);
    if (order === null) return false;
    if (!UNPAID.includes(order.status)) return !OVER.includes(order.status);
    const move = { to: 'confirmed', actor: 'payments', reason: 'authorised' } as const;
    return (await moveLocked(needs, tx, { order, move })).ok;
  };
}
