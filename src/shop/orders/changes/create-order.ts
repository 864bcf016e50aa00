import type { OrderId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { isTooMuch, sumUp } from '#shop/cart';
import { insertEvent } from '../events.store.ts';
import { allOrNothing, type By, type OrderNeeds } from '../needs.ts';
import type { Order, OrderLine } from '../order.ts';
import { newOrderKey } from '../order-key.ts';
import { findOrder, findOrderByIdempotency, insertLines, insertOrder } from '../orders.store.ts';
import { orderPlaced } from '../placed.ts';
import type { OrderRefusal } from '../refusals.ts';
import { lineOfGoods } from './changed-order.ts';
import { holdGoods } from './edit-order.ts';
import { findWanted, type WantedGoods } from './wanted-goods.ts';

/** What staff writes down of an order that did not come by the checkout. */
export type HandMade = By &
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
    lines: readonly WantedGoods[];
    deliveryCost: Money;
    /** What the way to pay adds. */
    fee: Money;
    /** Whether the age that the goods ask for was confirmed. */
    isAgeConfirmed: boolean;
    /** One form, one order. */
    idempotencyKey: string;
  }>;

/** Goods at today's prices, as lines of an order. */
export async function linesFor(
  needs: OrderNeeds,
  tx: DbOrTx,
  wanted: readonly WantedGoods[],
): Promise<Outcome<OrderLine[], OrderRefusal>> {
  if (wanted.length === 0) return refuse({ code: 'orders.no-lines' });
  const chosenOf = await findWanted(tx, wanted);
  const lines: OrderLine[] = [];
  for (const one of wanted) {
    const { quantity } = one;
    const goods = chosenOf(one);
    if (!goods.ok) return goods;
    const line = lineOfGoods(goods.value, quantity, needs.clock());
    if (line === null) return refuse({ code: 'orders.not-for-sale' });
    if (!Number.isInteger(quantity) || quantity < 1)
      return refuse({ code: 'orders.wrong-quantity', name: line.name, left: 0 });
    lines.push(line);
  }
  return done(lines);
}

/** Writes an order by hand, in a transaction of the caller: goods are taken, the invoice given, as by the checkout. */
export async function createIn(
  needs: OrderNeeds,
  tx: Tx,
  made: HandMade,
): Promise<Outcome<Order, OrderRefusal>> {
  const lines = await linesFor(needs, tx, made.lines);
  if (!lines.ok) return lines;
  const { actor, reason, deliveryCost: delivery, fee, isAgeConfirmed, lines: _wanted, ...order } = made;
  const totals = { ...sumUp(lines.value, [delivery, fee]), delivery, fee };
  if (isTooMuch(totals)) return refuse({ code: 'orders.too-much' });
  const placedAt = needs.clock();
  const id = await insertOrder(tx, {
    ...order,
    key: newOrderKey(),
    lines: lines.value,
    discounts: [],
    totals,
    ageConfirmedAt: isAgeConfirmed ? placedAt : null,
    termsVersion: '',
    privacyVersion: '',
    reservedUntil: null,
    placedAt,
  });
  if (id === null) return refuse({ code: 'orders.unknown-order' });
  await insertLines(tx, id, lines.value);
  await insertEvent(tx, id, { from: null, to: made.status, actor, reason, at: placedAt });
  return settleNew(needs, tx, id);
}

async function settleNew(needs: OrderNeeds, tx: Tx, id: OrderId): Promise<Outcome<Order, OrderRefusal>> {
  const order = await findOrder(tx, id);
  if (order === null) return refuse({ code: 'orders.unknown-order' });
  const held = await holdGoods(needs, tx, order);
  if (!held.ok) return held;
  await orderPlaced(needs)(tx, id);
  return done((await findOrder(tx, id)) ?? order);
}

/** Writes an order by hand; the same form twice is one order. */
export function createOrder(needs: OrderNeeds) {
  return async (made: HandMade): Promise<Outcome<Order, OrderRefusal>> => {
    const earlier = await findOrderByIdempotency(needs.db, made.idempotencyKey);
    if (earlier !== null) return done(earlier);
    const created = await allOrNothing(needs.db, (tx) => createIn(needs, tx, made));
    if (created.ok || created.refusal.code !== 'orders.unknown-order') return created;
    const other = await findOrderByIdempotency(needs.db, made.idempotencyKey);
    return other === null ? created : done(other);
  };
}
