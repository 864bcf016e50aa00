import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { type Money, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { isTooMuch, sumUp } from '#shop/cart';
import { orderPlaced } from '../../actions/placed.ts';
import { hasSlot, spendUses } from '../../actions/transition-effects.ts';
import type { By, OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { newOrderKey } from '../../rules/order-key.ts';
import { insertEvent } from '../../store/events.ts';
import { findOrder, findOrderByIdempotency, insertLines, insertOrder } from '../../store/orders.ts';
import { reserveProducts } from './edit-order.ts';
import { priceLines, type WantedLines } from './price-lines.ts';

/** An order entered by staff. */
export type ManualOrder = By &
  Pick<
    Order,
    | 'email'
    | 'phone'
    | 'address'
    | 'company'
    | 'trn'
    | 'note'
    | 'paymentMethod'
    | 'language'
    | 'customerId'
    | 'delivery'
    | 'origin'
    | 'originOrderId'
  > &
  Omit<WantedLines, 'email' | 'phone'> &
  Readonly<{
    status: 'pending' | 'on-hold' | 'confirmed';
    deliveryCost: Money;
    /** The fee of the payment method. */
    fee: Money;
    /** Whether the age required by the products was confirmed. */
    isAgeConfirmed: boolean;
    /** One form, one order. */
    idempotencyKey: string;
  }>;

/** Creates an order in the caller's transaction: takes stock and issues the invoice, like the checkout. */
export async function createIn(
  deps: OrderDeps,
  tx: Tx,
  made: ManualOrder,
): Promise<Outcome<Order, OrderRefusal>> {
  const priced = await priceLines(deps, tx, made);
  if (!priced.ok) return priced;
  const { lines, discounts, refused } = priced.value;
  // A code that applied to the quote no longer applies.
  if (refused.length > 0) return refuse({ code: 'orders.promotion-gone' });
  const { actor, reason, deliveryCost: delivery, fee, isAgeConfirmed, ...order } = made;
  const totals = { ...sumUp(lines, [delivery, fee]), delivery, giftWrap: NOTHING, fee };
  if (isTooMuch(totals)) return refuse({ code: 'orders.too-much' });
  const placedAt = deps.clock();
  const id = await insertOrder(tx, {
    ...order,
    key: newOrderKey(),
    lines,
    discounts,
    totals,
    ageConfirmedAt: isAgeConfirmed ? placedAt : null,
    isGiftWrapped: false,
    giftMessage: '',
    termsVersion: '',
    privacyVersion: '',
    reservedUntil: null,
    placedAt,
  });
  if (id === null) return refuse({ code: 'orders.unknown-order' });
  await insertLines(tx, id, lines);
  await insertEvent(tx, id, { from: null, to: made.status, actor, reason, at: placedAt });
  return settleNew(deps, tx, id);
}

async function settleNew(deps: OrderDeps, tx: Tx, id: OrderId): Promise<Outcome<Order, OrderRefusal>> {
  const order = await findOrder(tx, id);
  if (order === null) return refuse({ code: 'orders.unknown-order' });
  const held = await reserveProducts(deps, tx, order);
  if (!held.ok) return held;
  if (!(await hasSlot(deps, tx, order))) return refuse({ code: 'orders.slot-gone' });
  const spent = await spendUses(deps, tx, order);
  if (!spent.ok) return spent;
  await orderPlaced(deps)(tx, id);
  return done((await findOrder(tx, id)) ?? order);
}

/** Creates an order; idempotent by key. */
export function createOrder(deps: OrderDeps) {
  return async (made: ManualOrder): Promise<Outcome<Order, OrderRefusal>> => {
    const earlier = await findOrderByIdempotency(deps.db, made.idempotencyKey);
    if (earlier !== null) return done(earlier);
    const created = await allOrNothing(deps.db, (tx) => createIn(deps, tx, made));
    if (created.ok || created.refusal.code !== 'orders.unknown-order') return created;
    const other = await findOrderByIdempotency(deps.db, made.idempotencyKey);
    return other === null ? created : done(other);
  };
}
