import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { type Cart, linesText } from '#shop/cart';
import { takeStock } from '#shop/inventory';
import {
  findOrderByIdempotency,
  insertEvent,
  insertLines,
  insertOrder,
  type NewOrder,
  type Order,
  resumeOrder,
} from '#shop/orders';
import type { Settings } from '#shop/settings';
import { checkOrder } from '../check-order.ts';
import type { CheckoutNeeds } from '../needs.ts';
import { toNewOrder } from '../new-order.ts';
import type { Placing } from '../placing.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { earlierOrder } from './earlier-order.ts';
import { lockCart, Refused } from './lock-cart.ts';
import { reviewCart } from './review-checkout.ts';

async function takeGoods(
  needs: CheckoutNeeds,
  tx: DbOrTx,
  { cart, id }: { cart: Cart; id: OrderId },
): Promise<void> {
  const demands = cart.lines.map((line) => ({
    productId: line.variationId ?? line.productId,
    quantity: line.quantity,
    parts: line.goods.parts,
  }));
  const taken = await takeStock(tx, demands, id);
  if (taken.ok) return needs.productsChanged(tx, taken.value);
  const short = cart.lines.find(
    ({ productId, variationId, goods }) =>
      (variationId ?? productId) === taken.refusal.productId ||
      goods.parts.some((part) => part.productId === taken.refusal.productId),
  );
  throw new Refused({
    code: 'checkout.line-problem',
    name: short?.goods.name ?? { en: '' },
    problem: 'out-of-stock',
    left: 0,
  });
}

/** Somebody else may have taken the last place of a time since it was shown. */
async function holdSlot(needs: CheckoutNeeds, tx: Tx, { order, id }: { order: NewOrder; id: OrderId }) {
  const { slot } = order.delivery;
  if (slot === null) return;
  const isHeld = await needs.holdSlot(tx, { slotId: slot.id, orderId: id, from: slot.from });
  if (!isHeld) throw new Refused({ code: 'checkout.wrong-fields', problems: { slot: 'slot-wrong' } });
}

/** Somebody else may have used a promotion up since this shopper saw the total. */
async function spendPromotions(
  needs: CheckoutNeeds,
  tx: Tx,
  { cart, order, id }: { cart: Cart; order: NewOrder; id: OrderId },
): Promise<void> {
  const { email, phone, placedAt } = order;
  const spent = await needs.spendPromotions(tx, {
    orderId: id,
    discounts: cart.discounts,
    email,
    phone,
    now: placedAt,
  });
  if (!spent.ok) throw new Refused({ code: 'checkout.promotion-gone', refusal: spent.refusal });
}

type Making = { order: NewOrder; before: Order | null };

/** A new order, or the one that the same cart was made into before. @returns null when this form made one already */
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

/** The cart goes when its order is good; while that waits for its payment, it is kept. */
async function letGo(
  needs: CheckoutNeeds,
  tx: Tx,
  { cart, order, id }: { cart: Cart; order: NewOrder; id: OrderId },
) {
  if (order.status !== 'pending') return needs.cartForOrder.empty(tx, cart.id);
  await needs.baskets.save(tx, { orderId: id, cartId: cart.id, cartHash: linesText(cart.lines) });
}

/** The texts that were agreed to, kept as they stand now. */
async function keepTexts({ keepText }: CheckoutNeeds, tx: Tx, settings: Settings) {
  return {
    termsVersion: await keepText(tx, { slug: 'terms', label: settings['checkout.termsVersion'] }),
    privacyVersion: await keepText(tx, { slug: 'privacy', label: settings['checkout.privacyVersion'] }),
  };
}

async function place(needs: CheckoutNeeds, tx: Tx, placing: Placing): Promise<OrderId | null> {
  const locked = await lockCart(needs, tx, placing);
  if (locked === null) return null;
  const { before, cart } = locked;
  const settings = await needs.settings(tx);
  const { draft, device = null } = placing;
  const ready = checkOrder(await reviewCart(needs, tx, { cart, draft, device, before }), placing, settings);
  if (!ready.ok) throw new Refused(ready.refusal);
  const order = toNewOrder(ready.value, placing, await keepTexts(needs, tx, settings));
  const id = await write(tx, { order, before });
  if (id === null) return null;
  await takeGoods(needs, tx, { cart, id });
  await holdSlot(needs, tx, { order, id });
  await spendPromotions(needs, tx, { cart, order, id });
  await letGo(needs, tx, { cart, order, id });
  await needs.orderPlaced(tx, id);
  return id;
}

type Tried = Readonly<{ id: OrderId | null; refusal: CheckoutRefusal | null }>;

/** Whoever sent the same form first has won: the second finds the first one's order. */
async function placeOnce(needs: CheckoutNeeds, placing: Placing): Promise<Tried> {
  try {
    const id = await needs.db.transaction().execute((tx) => place(needs, tx, placing));
    return { id, refusal: null };
  } catch (error) {
    if (error instanceof Refused) return { id: null, refusal: error.refusal };
    throw error;
  }
}

/** Nobody shall pay on a page that was opened for an earlier version of the order; this form's own may be paid. */
async function endPayments(needs: CheckoutNeeds, { token, idempotencyKey }: Placing): Promise<void> {
  const cart = token === null ? null : await needs.openCart(token, {});
  const before = cart === null ? null : await needs.baskets.orderOf(needs.db, cart.id);
  if (before === null) return;
  const own = await findOrderByIdempotency(needs.db, idempotencyKey);
  if (own?.id !== before) await needs.withdrawPayments(before);
}

/**
 * Makes an order of the visitor's cart, in one transaction: prices, stock and rules are checked again, stock is taken,
 * the cart emptied, the mail queued. The same form sent twice, or at once, ends at the same order; sent with another cart, or
 * with a cart that has changed since, it is refused. Another form for a cart whose order nobody has paid makes that order anew. While an order waits for its payment its cart is kept.
 */
export function placeOrder(needs: CheckoutNeeds) {
  return async (placing: Placing): Promise<Outcome<Order, CheckoutRefusal>> => {
    const earlier = await earlierOrder(needs, placing);
    if (earlier !== null) return earlier;
    await endPayments(needs, placing);
    const { id, refusal } = await placeOnce(needs, placing);
    const made = id === null ? null : await findOrderByIdempotency(needs.db, placing.idempotencyKey);
    if (made !== null) return done(made);
    const other = await earlierOrder(needs, placing);
    if (other !== null) return other;
    if (refusal !== null) return refuse(refusal);
    throw new Error('an order was placed and is not there');
  };
}
