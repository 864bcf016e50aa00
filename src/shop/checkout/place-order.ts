import type { DeviceMode } from '#kernel/device-mode.ts';
import type { CartId, CartToken, CustomerId, OrderId, ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { Asked, Cart, CartLine } from '#shop/cart';
import { takeStock } from '#shop/inventory';
import {
  findOrderByIdempotency,
  insertEvent,
  insertLines,
  insertOrder,
  type NewLine,
  type NewOrder,
  newOrderKey,
  type Order,
} from '#shop/orders';
import type { PaymentRules } from '#shop/payments';
import type { PromotionRefusal, Spending } from '#shop/promotions';
import { judge } from '#shop/restrictions';
import type { ReadSettings, Settings } from '#shop/settings';
import { EMIRATES, type ShippingRate } from '#shop/shipping';
import { type CheckoutDraft, type CheckoutForm, checkDraft } from './form.ts';
import type { CheckoutRefusal } from './refusals.ts';
import { type CheckoutReview, reviewOf } from './review.ts';

export type CheckoutNeeds = {
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  openCart: (token: CartToken | null, asked: Asked) => Promise<Cart>;
  cartForOrder: {
    lock: (tx: Tx, token: CartToken, asked: Asked) => Promise<Cart | null>;
    empty: (tx: DbOrTx, id: CartId) => Promise<void>;
  };
  /** What the ways to pay go by. */
  paymentRules: (settings: Settings) => PaymentRules;
  spendPromotions: (tx: Tx, spending: Spending) => Promise<Outcome<void, PromotionRefusal>>;
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
  /** Told in the order's own transaction. */
  orderPlaced: (tx: Tx, id: OrderId) => Promise<void>;
};

export type Placing = {
  token: CartToken | null;
  draft: CheckoutDraft;
  language: Language;
  /** Who orders, where somebody is signed in. */
  customerId?: CustomerId | null;
  /** Made when the form was printed: one form, one order. */
  idempotencyKey: string;
  /** The total the shopper saw, in fils; null skips the comparison. */
  seenTotalMinor: number | null;
  /** What the shopper sits before, where that is known. */
  device?: DeviceMode | null;
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

async function reviewCart(
  needs: CheckoutNeeds,
  db: DbOrTx,
  { cart, draft, device }: { cart: Cart; draft: CheckoutDraft; device: DeviceMode | null },
): Promise<CheckoutReview> {
  const settings = await needs.settings(db);
  return reviewOf({
    cart,
    methodCode: draft.payment,
    settings,
    payments: needs.paymentRules(settings),
    device,
    now: needs.clock(),
  });
}

/** Choices and sums for what was typed so far. */
export function reviewCheckout(needs: CheckoutNeeds) {
  return async (
    token: CartToken | null,
    draft: CheckoutDraft,
    device: DeviceMode | null = null,
  ): Promise<CheckoutReview> =>
    reviewCart(needs, needs.db, { cart: await needs.openCart(token, askedBy(draft)), draft, device });
}

function firstProblem(cart: Cart): CheckoutRefusal | null {
  const line = cart.lines.find(({ problem }) => problem !== '');
  if (line === undefined || line.problem === '') return null;
  const { problem, restriction } = line;
  const { name } = line.goods;
  if (problem === 'restricted')
    return restriction === null ? null : { code: 'checkout.restricted', name, refusal: restriction };
  return {
    code: 'checkout.line-problem',
    name,
    problem,
    left: line.maximum ?? 0,
  };
}

function toOrderLine(line: CartLine): NewLine {
  const { goods } = line;
  return {
    productId: line.productId,
    variationId: line.variationId,
    sku: goods.sku,
    name: goods.name,
    options: goods.options.map(({ name, value }) => ({ name, value })),
    class: goods.class,
    imageFile: goods.image?.file ?? '',
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    total: line.total,
    discount: line.discount,
    vat: line.vat,
    isTaxable: goods.isTaxable,
    parts: goods.parts,
  };
}

type Ready = {
  form: CheckoutForm;
  review: CheckoutReview;
  rate: ShippingRate;
  method: NonNullable<CheckoutReview['method']>;
};

/** What the table of restrictions says of the basket as it would be ordered. */
function restrictionOn(
  { form, review, rate, method }: Ready,
  placing: Placing,
  settings: Settings,
): CheckoutRefusal | null {
  for (const { goods } of review.cart.lines) {
    const facts = {
      class: goods.class,
      emirate: form.emirate,
      confirmedAge: form.age === '1' ? (review.ageRule?.minimumAge ?? null) : null,
      isSignedIn: placing.customerId != null,
      isCollected: rate.code === 'collect',
      payment: method.code,
    };
    const refusal = judge(facts, settings);
    if (refusal !== null) return { code: 'checkout.restricted', name: goods.name, refusal };
  }
  return null;
}

/** Everything that may speak against an order, in the order a shopper can mend it. */
function check(
  review: CheckoutReview,
  placing: Placing,
  settings: Settings,
): Outcome<Ready, CheckoutRefusal> {
  const { cart, rate, method, totals } = review;
  const problem = firstProblem(cart);
  if (problem !== null) return refuse(problem);
  const checked = checkDraft(placing.draft, review.ageRule !== null);
  if (!checked.ok) return refuse({ code: 'checkout.wrong-fields', problems: checked.problems });
  if (rate === null) return refuse({ code: 'checkout.no-delivery' });
  if (method === null) return refuse({ code: 'checkout.no-payment' });
  const restriction = restrictionOn({ form: checked.form, review, rate, method }, placing, settings);
  if (restriction !== null) return refuse(restriction);
  const isOther = rate.id !== checked.form.delivery || method.code !== checked.form.payment;
  const isDearer = placing.seenTotalMinor !== null && placing.seenTotalMinor !== totals.total.minor;
  if (isOther || isDearer) return refuse({ code: 'checkout.totals-changed' });
  return done({ form: checked.form, review, rate, method });
}

/** Which texts were accepted. */
type Versions = Pick<NewOrder, 'termsVersion' | 'privacyVersion'>;

function toNewOrder({ form, review, rate, method }: Ready, placing: Placing, versions: Versions): NewOrder {
  const { firstName, lastName, building, unit, street, area, emirate, landmark, makani } = form;
  return {
    key: newOrderKey(),
    idempotencyKey: placing.idempotencyKey,
    status: method.firstStatus,
    language: placing.language,
    customerId: placing.customerId ?? null,
    origin: 'shop',
    originOrderId: null,
    email: form.email,
    phone: form.phone,
    address: { firstName, lastName, building, unit, street, area, emirate, landmark, makani },
    company: form.company,
    trn: form.trn,
    note: form.note,
    delivery: { id: rate.id, code: rate.code, title: rate.title, arrivesOn: rate.arrivesOn },
    paymentMethod: method.code,
    lines: review.cart.lines.map(toOrderLine),
    discounts: review.cart.discounts.map(({ promotionId, code, title, amount, freesDelivery }) => ({
      promotionId,
      code,
      title,
      amount,
      freesDelivery,
    })),
    totals: review.totals,
    ageConfirmedAt: review.ageRule === null ? null : review.now,
    ...versions,
    reservedUntil: null,
    placedAt: review.now,
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

async function place(needs: CheckoutNeeds, tx: Tx, placing: Placing): Promise<OrderId | null> {
  const cart =
    placing.token === null ? null : await needs.cartForOrder.lock(tx, placing.token, askedBy(placing.draft));
  if (cart === null || cart.lines.length === 0) throw new Refused({ code: 'checkout.empty-cart' });
  const settings = await needs.settings(tx);
  const { draft, device = null } = placing;
  const ready = check(await reviewCart(needs, tx, { cart, draft, device }), placing, settings);
  if (!ready.ok) throw new Refused(ready.refusal);
  const order = toNewOrder(ready.value, placing, {
    termsVersion: settings['checkout.termsVersion'],
    privacyVersion: settings['checkout.privacyVersion'],
  });
  const id = await insertOrder(tx, order);
  if (id === null) return null;
  await insertLines(tx, id, order.lines);
  await insertEvent(tx, id, {
    from: null,
    to: order.status,
    actor: 'shopper',
    reason: 'placed',
    at: order.placedAt,
  });
  await takeGoods(needs, tx, { cart, id });
  await spendPromotions(needs, tx, { cart, order, id });
  await needs.cartForOrder.empty(tx, cart.id);
  await needs.orderPlaced(tx, id);
  return id;
}

/** Whoever sent the same form first has won: the second finds the first one's order. */
async function placeOnce(needs: CheckoutNeeds, placing: Placing): Promise<CheckoutRefusal | null> {
  try {
    await needs.db.transaction().execute((tx) => place(needs, tx, placing));
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/**
 * Makes an order of the visitor's cart, in one transaction: prices, stock and rules are checked again, stock is taken,
 * the cart emptied, the mail queued. The same form sent twice, or at once, ends at the same order.
 */
export function placeOrder(needs: CheckoutNeeds) {
  return async (placing: Placing): Promise<Outcome<Order, CheckoutRefusal>> => {
    const earlier = await findOrderByIdempotency(needs.db, placing.idempotencyKey);
    if (earlier !== null) return done(earlier);
    const refusal = await placeOnce(needs, placing);
    const order = await findOrderByIdempotency(needs.db, placing.idempotencyKey);
    if (order !== null) return done(order);
    if (refusal !== null) return refuse(refusal);
    throw new Error('an order was placed and is not there');
  };
}
