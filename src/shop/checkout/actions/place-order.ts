import type { DeviceMode } from '#kernel/device-mode.ts';
import type { CartId, CartToken, OrderId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import { type Asked, type Cart, linesText } from '#shop/cart';
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
import type { PromotionRefusal, Spending } from '#shop/promotions';
import type { ReadSettings, Settings } from '#shop/settings';
import { type DeliverySlot, EMIRATES } from '#shop/shipping';
import { checkOrder } from '../check-order.ts';
import type { CheckoutDraft } from '../form.ts';
import { toNewOrder } from '../new-order.ts';
import type { Placing } from '../placing.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { type CheckoutReview, reviewOf } from '../review.ts';
import { type AgainNeeds, takeUpAgain } from './again.ts';
import { earlierOrder } from './earlier-order.ts';
import type { PayAgainNeeds } from './pay-again.ts';

export type CheckoutNeeds = AgainNeeds &
  PayAgainNeeds & {
    db: Db;
    clock: Clock;
    settings: ReadSettings;
    openCart: (token: CartToken | null, asked: Asked) => Promise<Cart>;
    cartForOrder: {
      lock: (tx: Tx, token: CartToken, asked: Asked) => Promise<Cart | null>;
      empty: (tx: DbOrTx, id: CartId) => Promise<void>;
    };
    spendPromotions: (tx: Tx, spending: Spending) => Promise<Outcome<void, PromotionRefusal>>;
    /** Keeps a page as it stands now, and gives its version. */
    keepText: (tx: Tx, page: { slug: string; label: string }) => Promise<string>;
    /** Told in the order's own transaction. */
    orderPlaced: (tx: Tx, id: OrderId) => Promise<void>;
    /** The times of a way of delivery; the place of one order may count as free. */
    slots: (db: DbOrTx, rateId: string, except: OrderId | null) => Promise<DeliverySlot[]>;
    /** Keeps an order's place at its time; false when there is none any more. */
    holdSlot: (tx: Tx, held: { slotId: string; orderId: OrderId; from: Instant }) => Promise<boolean>;
  };

/** Ends the order's transaction without keeping anything of it; never leaves this file. */
class Refused extends Error {
  readonly refusal: CheckoutRefusal;
  constructor(refusal: CheckoutRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What the form says of where the goods go and who orders them; an emirate that was not chosen is the cart's own. */
function askedBy({ emirate, delivery, email }: CheckoutDraft): Asked {
  const known = EMIRATES.find((code) => code === emirate);
  return {
    email: email.trim() === '' ? null : email.trim(),
    ...(known === undefined ? {} : { emirate: known }),
    ...(delivery === '' ? {} : { rateId: delivery }),
  };
}

type Reviewed = {
  cart: Cart;
  draft: CheckoutDraft;
  device: DeviceMode | null;
  /** The order that the same cart was made into before. */
  before: Order | null;
};

async function reviewCart(
  needs: CheckoutNeeds,
  db: DbOrTx,
  { cart, draft, device, before }: Reviewed,
): Promise<CheckoutReview> {
  const settings = await needs.settings(db);
  const { rate } = cart.delivery;
  return reviewOf({
    cart,
    methodCode: draft.payment,
    slots: rate?.hasSlots ? await needs.slots(db, rate.id, before?.id ?? null) : [],
    slotId: draft.slot,
    settings,
    payments: needs.paymentRules(settings),
    device,
    now: needs.clock(),
  });
}

/** Ends a transaction that only looked; never leaves this file. */
class Looked extends Error {
  readonly review: CheckoutReview;
  constructor(review: CheckoutReview) {
    super('looked');
    this.review = review;
  }
}

type Looking = { token: CartToken; draft: CheckoutDraft; device: DeviceMode | null };

/** As it will be when the unpaid order of this cart is made anew: what that order holds is there for this shopper. */
async function lookAgain(needs: CheckoutNeeds, { token, draft, device }: Looking): Promise<CheckoutReview> {
  const silent = { ...needs, productsChanged: async () => undefined };
  try {
    return await needs.db.transaction().execute(async (tx): Promise<never> => {
      const locked = await lockCart(silent, tx, { token, draft });
      if (locked === null) throw new Error('nobody looks by a form');
      throw new Looked(await reviewCart(needs, tx, { ...locked, draft, device }));
    });
  } catch (error) {
    if (error instanceof Looked) return error.review;
    throw error;
  }
}

/** Choices and sums for what was typed so far. */
export function reviewCheckout(needs: CheckoutNeeds) {
  return async (
    token: CartToken | null,
    draft: CheckoutDraft,
    device: DeviceMode | null = null,
  ): Promise<CheckoutReview> => {
    const cart = await needs.openCart(token, askedBy(draft));
    const isHeld =
      token !== null && cart.lines.length > 0 && (await needs.baskets.orderOf(needs.db, cart.id)) !== null;
    if (isHeld) return lookAgain(needs, { token, draft, device });
    return reviewCart(needs, needs.db, { cart, draft, device, before: null });
  };
}

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

type Locking = Pick<Placing, 'token' | 'draft'> & {
  /** Of the form that is being ordered with. */
  idempotencyKey?: string;
};

/**
 * The cart as it is when what an unpaid order of it had taken is there again.
 *
 * @returns null when the same form was ordered with while this one waited for the cart
 */
async function lockCart(needs: CheckoutNeeds, tx: Tx, { token, draft, idempotencyKey }: Locking) {
  const lock = async () => (token === null ? null : needs.cartForOrder.lock(tx, token, askedBy(draft)));
  const cart = await lock();
  if (cart === null || cart.lines.length === 0) throw new Refused({ code: 'checkout.empty-cart' });
  if (idempotencyKey !== undefined && (await findOrderByIdempotency(tx, idempotencyKey)) !== null)
    return null;
  const before = await takeUpAgain(needs, tx, cart.id);
  return { before, cart: before === null ? cart : ((await lock()) ?? cart) };
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
