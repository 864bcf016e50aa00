import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { type Money, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { isTooMuch, sumUp } from '#shop/cart';
import { orderPlaced } from '../actions/placed.ts';
import type { By, OrderDeps } from '../deps.ts';
import type { Order, OrderLine } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';
import { newOrderKey } from '../rules/order-key.ts';
import { insertEvent } from '../store/events.ts';
import { findOrder, findOrderByIdempotency, insertLines, insertOrder } from '../store/orders.ts';
import { lineOfGoods } from './changed-order.ts';
import { reserveProducts } from './edit-order.ts';
import { findRequestedProducts, type RequestedProduct } from './requested-products.ts';

/** An order that staff enter by hand. */
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
  Readonly<{
    status: 'pending' | 'on-hold' | 'confirmed';
    lines: readonly RequestedProduct[];
    deliveryCost: Money;
    /** The fee of the payment method. */
    fee: Money;
    /** Whether the age required by the products was confirmed. */
    isAgeConfirmed: boolean;
    /** One form, one order. */
    idempotencyKey: string;
  }>;

/** Products at today's prices as order lines. */
export async function linesFor(
  deps: OrderDeps,
  tx: DbOrTx,
  wanted: readonly RequestedProduct[],
): Promise<Outcome<OrderLine[], OrderRefusal>> {
  if (wanted.length === 0) return refuse({ code: 'orders.no-lines' });
  const chosenOf = await findRequestedProducts(tx, wanted);
  const lines: OrderLine[] = [];
  for (const one of wanted) {
    const { quantity } = one;
    const goods = chosenOf(one);
    if (!goods.ok) return goods;
    const line = lineOfGoods(goods.value, quantity, deps.clock());
    if (line === null) return refuse({ code: 'orders.not-for-sale' });
    if (!Number.isInteger(quantity) || quantity < 1)
      return refuse({ code: 'orders.wrong-quantity', name: line.name, left: 0 });
    lines.push(line);
  }
  return done(lines);
}

/** Creates an order in the caller's transaction: takes stock and issues the invoice, like the checkout. */
export async function createIn(
  deps: OrderDeps,
  tx: Tx,
  made: ManualOrder,
): Promise<Outcome<Order, OrderRefusal>> {
  const lines = await linesFor(deps, tx, made.lines);
  if (!lines.ok) return lines;
  const { actor, reason, deliveryCost: delivery, fee, isAgeConfirmed, lines: _wanted, ...order } = made;
  const totals = { ...sumUp(lines.value, [delivery, fee]), delivery, giftWrap: NOTHING, fee };
  if (isTooMuch(totals)) return refuse({ code: 'orders.too-much' });
  const placedAt = deps.clock();
  const id = await insertOrder(tx, {
    ...order,
    key: newOrderKey(),
    lines: lines.value,
    discounts: [],
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
  await insertLines(tx, id, lines.value);
  await insertEvent(tx, id, { from: null, to: made.status, actor, reason, at: placedAt });
  return settleNew(deps, tx, id);
}

async function settleNew(deps: OrderDeps, tx: Tx, id: OrderId): Promise<Outcome<Order, OrderRefusal>> {
  const order = await findOrder(tx, id);
  if (order === null) return refuse({ code: 'orders.unknown-order' });
  const held = await reserveProducts(deps, tx, order);
  if (!held.ok) return held;
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
