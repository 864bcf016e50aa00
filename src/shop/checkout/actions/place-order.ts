import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { aed, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { type Cart, linesText } from '#shop/cart';
import type { GiftCardShare } from '#shop/gift-cards';
import { takeStock } from '#shop/inventory';
import {
  emirateOf,
  findOrderByIdempotency,
  insertEvent,
  insertLines,
  insertOrder,
  type NewOrder,
  type Order,
  resumeOrder,
} from '#shop/orders';
import type { CheckoutDeps } from '../deps.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { checkOrder } from '../rules/check-order.ts';
import { findInsufficientLine } from '../rules/insufficient-stock.ts';
import { plannedLines, toNewOrder } from '../rules/new-order.ts';
import type { Placing } from '../rules/placing.ts';
import { storeAcceptedTexts } from './accepted-texts.ts';
import { earlierOrder } from './earlier-order.ts';
import { lockCart } from './lock-cart.ts';
import { reviewCart } from './review-checkout.ts';

export type Ordered = Readonly<{
  cart: Cart;
  order: NewOrder;
  id: OrderId;
  giftCardShares: readonly GiftCardShare[];
}>;
type Step = (deps: CheckoutDeps, tx: Tx, ordered: Ordered) => Promise<Outcome<void, CheckoutRefusal>>;

const takeStockStep: Step = async (deps, tx, { cart, id }) => {
  const demands = cart.lines.map((line) => ({
    productId: line.variationId ?? line.productId,
    quantity: line.quantity,
    parts: line.product.parts,
  }));
  const taken = await takeStock(tx, demands, id);
  if (taken.ok) return done(await deps.raise(tx, 'ProductsChanged', { ids: taken.value }));
  const { name, left } = findInsufficientLine(cart.lines, taken.refusal);
  const problem = left > 0 ? 'too-many' : 'out-of-stock';
  return refuse({ code: 'checkout.line-problem', name, problem, left });
};

/** The last place of the slot may have been taken since it was shown. */
const holdSlot: Step = async (deps, tx, { order, id }) => {
  const { slot } = order.delivery;
  if (slot === null || (await deps.holdSlot(tx, { slotId: slot.id, orderId: id, from: slot.from })))
    return done(undefined);
  return refuse({ code: 'checkout.wrong-fields', problems: { slot: 'slot-wrong' } });
};

/** The promotion may have been used up since the shopper saw the total. */
const spendPromotions: Step = async (deps, tx, { cart, order, id }) => {
  const { email, phone, placedAt } = order;
  const spent = await deps.spendPromotions(tx, {
    orderId: id,
    discounts: cart.discounts,
    email,
    phone,
    now: placedAt,
  });
  return spent.ok ? spent : refuse({ code: 'checkout.promotion-gone', refusal: spent.refusal });
};

/** Another order may have used the balance since this shopper saw the total. */
const payByGiftCards: Step = async (deps, tx, { id, giftCardShares }) => {
  const isPaid = await deps.orders.payByGiftCards(tx, id, giftCardShares);
  return isPaid ? done(undefined) : refuse({ code: 'checkout.totals-changed' });
};

/** Refuses gift cards above the daily limit of one email; unpaid orders are not counted. */
const limitGiftCards: Step = async (deps, tx, { cart, order }) => {
  const bought = sum(cart.lines.filter(({ product }) => product.isGiftCard).map(({ total }) => total));
  if (bought.minor === 0) return done(undefined);
  const { perDayMinor } = (await deps.settings(tx))['giftCards.limits'];
  const since = new Date(order.placedAt.getTime() - DAY_MS);
  const before = await deps.boughtGiftCardsSince(tx, order.email, since);
  if (before + bought.minor <= perDayMinor) return done(undefined);
  return refuse({ code: 'gift-cards.over-limit', amount: aed(Math.max(0, perDayMinor - before)) });
};

const STEPS: readonly Step[] = [takeStockStep, holdSlot, spendPromotions, limitGiftCards, payByGiftCards];
/** Takes stock, slot, promotions and gift cards for a new order; refuses if one of them is no longer available. */
export async function takeAll(deps: CheckoutDeps, tx: Tx, ordered: Ordered) {
  for (const step of STEPS) {
    const taken = await step(deps, tx, ordered);
    if (!taken.ok) return taken;
  }
  return done(undefined);
}

/** Replaces the plans of an order that is placed again by those of its current cart. */
async function raisePlans(
  deps: CheckoutDeps,
  tx: Tx,
  { cart, id: orderId, isAgain }: { cart: Cart; id: OrderId; isAgain: boolean },
): Promise<void> {
  const lines = plannedLines(cart);
  if (lines.length > 0 || isAgain) await deps.raise(tx, 'PlansOrdered', { orderId, lines });
}

type Making = { order: NewOrder; before: Order | null };

/**
 * Writes a new order, or replaces the unpaid one of the same cart.
 *
 * @returns null when this form already placed one
 */
async function write(tx: Tx, { order, before }: Making): Promise<OrderId | null> {
  const id = before === null ? await insertOrder(tx, order) : before.id;
  if (id === null) return null;
  if (before === null) await insertLines(tx, id, order.lines);
  else await resumeOrder(tx, id, order);
  await insertEvent(tx, id, {
    from: before?.status ?? null,
    to: order.status,
    actor: 'shopper',
    reason: before === null ? 'placed' : 'placed-again',
    at: order.placedAt,
  });
  return id;
}

/** Empties the cart of a placed order; while the order is pending payment, the cart is kept. */
async function letGo(deps: CheckoutDeps, tx: Tx, { cart, order, id }: Ordered) {
  if (order.status !== 'pending') return deps.cartForOrder.empty(tx, cart.id);
  await deps.baskets.save(tx, { orderId: id, cartId: cart.id, cartHash: linesText(cart.lines) });
}

/** Adds the map point of the customer's saved address, which the form does not contain. Source: CU-02 */
async function withMapPoint(deps: CheckoutDeps, tx: Tx, order: NewOrder): Promise<NewOrder> {
  const { customerId, address } = order;
  const emirate = emirateOf(order);
  if (customerId === null || emirate === null) return order;
  const { unit = '', area = '' } = address;
  const mapPoint = await deps.mapPointOf(tx, customerId, { ...address, emirate, unit, area });
  return mapPoint === '' ? order : { ...order, address: { ...address, mapPoint } };
}

async function place(
  deps: CheckoutDeps,
  tx: Tx,
  placing: Placing,
): Promise<Outcome<OrderId | null, CheckoutRefusal>> {
  const locked = await lockCart(deps, tx, placing);
  if (!locked.ok) return locked;
  if (locked.value === null) return done(null);
  const { before, cart } = locked.value;
  const settings = await deps.settings(tx);
  const { draft, device = null } = placing;
  const review = await reviewCart(deps, tx, { cart, draft, device, before });
  const ready = checkOrder(review, placing, settings);
  if (!ready.ok) return ready;
  const made = toNewOrder(ready.value, placing, await storeAcceptedTexts(deps, tx));
  const order = await withMapPoint(deps, tx, made);
  const id = await write(tx, { order, before });
  if (id === null) return done(null);
  const ordered = { cart, order, id, giftCardShares: review.giftCardShares };
  const taken = await takeAll(deps, tx, ordered);
  if (!taken.ok) return taken;
  await letGo(deps, tx, ordered);
  await raisePlans(deps, tx, { cart, id, isAgain: before !== null });
  const { attribution } = placing;
  if (attribution !== undefined) await deps.raise(tx, 'OrderPlaced', { orderId: id, attribution });
  await deps.orderPlaced(tx, id);
  return done(id);
}

/** Cancels payments opened for an earlier version of the order, except this form's own. */
async function endPayments(deps: CheckoutDeps, { token, idempotencyKey }: Placing): Promise<void> {
  const cart = token === null ? null : await deps.openCart(token, {});
  const before = cart === null ? null : await deps.baskets.orderOf(deps.db, cart.id);
  if (before === null) return;
  const order = await findOrderByIdempotency(deps.db, idempotencyKey);
  if (order?.id !== before) await deps.withdrawPayments(before);
}

async function openOrder({ db }: CheckoutDeps, { idempotencyKey }: Placing): Promise<Order> {
  const order = await findOrderByIdempotency(db, idempotencyKey);
  if (order === null) throw new Error('an order was placed and is not there');
  return order;
}

/**
 * Places an order in one transaction: checks prices, stock and rules again, takes stock, empties the cart, queues
 * the email. The same form sent twice places one order; with a changed cart it is refused. A new form for a cart
 * with an unpaid order replaces that order. The cart is kept while a payment is pending.
 */
export function placeOrder(deps: CheckoutDeps) {
  return async (placing: Placing): Promise<Outcome<Order, CheckoutRefusal>> => {
    const earlier = await earlierOrder(deps, placing);
    if (earlier !== null) return earlier;
    await endPayments(deps, placing);
    const placed = await allOrNothing(deps.db, (tx) => place(deps, tx, placing));
    if (placed.ok && placed.value !== null) return done(await openOrder(deps, placing));
    // Of concurrent submissions of one form, the first places the order and the others find it.
    const other = await earlierOrder(deps, placing);
    return other ?? (placed.ok ? done(await openOrder(deps, placing)) : placed);
  };
}
