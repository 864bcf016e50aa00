import type { CustomerId, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Cart, CartLineInput } from '#shop/cart';
import { planName } from '#shop/cart/rules/plan.ts';
import { type DeliveryAddress, insertEvent, insertLines, insertOrder } from '#shop/orders';
import { EMIRATES } from '#shop/shipping';
import type { CheckoutDeps } from '../deps.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { checkOrder } from '../rules/check-order.ts';
import { type CheckoutDraft, EMPTY_DRAFT } from '../rules/form.ts';
import { toNewOrder } from '../rules/new-order.ts';
import type { CheckoutReview } from '../rules/review.ts';
import { storeAcceptedTexts } from './accepted-texts.ts';
import { takeAll } from './place-order.ts';
import { reviewCart } from './review-checkout.ts';

/** The next order of a subscription. */
export type RenewalOrder = Readonly<{
  customerId: CustomerId;
  language: Language;
  email: string;
  phone: string;
  address: DeliveryAddress;
  /** Code of the payment method. */
  paymentMethod: string;
  /** The shipping method to use while it is offered. */
  deliveryId: string;
  /** The age confirmed with the first order, and when; null if none was required. */
  confirmedAge: number | null;
  ageConfirmedAt: Instant | null;
  /** Once for each due date. */
  idempotencyKey: string;
  weeks: number;
  lines: readonly CartLineInput[];
}>;

type Filled = Readonly<{ review: CheckoutReview; draft: CheckoutDraft }>;

/** The cart of a renewal at today's prices; products that no longer exist are missing from its lines. */
async function cartOf(deps: CheckoutDeps, db: DbOrTx, renewal: RenewalOrder): Promise<Cart> {
  const { lines, email, address, deliveryId, weeks } = renewal;
  const emirate = EMIRATES.find((code) => code === address.emirate) ?? null;
  const cart = await deps.cartForOrder.of(db, lines, { email, emirate, rateId: deliveryId });
  const plan = { weeks, name: planName(weeks) };
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, plan })) };
}

/** The form as the customer would send it. */
function draftOf({ cart }: { cart: Cart }, renewal: RenewalOrder): CheckoutDraft {
  const { address, email, phone, paymentMethod: payment } = renewal;
  const { firstName, lastName, building, unit = '', street, area = '', emirate, landmark } = address;
  const { makani } = address;
  return {
    ...EMPTY_DRAFT,
    ...{ email, phone, firstName, lastName, building, unit, street, area, emirate, landmark, makani },
    ...{ payment, delivery: cart.delivery.rate?.id ?? '', terms: '1' },
  };
}

async function fill(deps: CheckoutDeps, db: DbOrTx, renewal: RenewalOrder): Promise<Filled> {
  const cart = await cartOf(deps, db, renewal);
  const draft = draftOf({ cart }, renewal);
  const review = await reviewCart(deps, db, { cart, draft, device: null, before: null });
  const isOldEnough =
    review.ageRule !== null && (renewal.confirmedAge ?? 0) >= review.ageRule.minimumAge ? '1' : '';
  return { review, draft: { ...draft, age: isOldEnough } };
}

/** Another method than the customer's is never chosen. */
function problemOf({ review }: Filled, renewal: RenewalOrder): CheckoutRefusal | null {
  if (review.cart.lines.length === 0) return { code: 'checkout.empty-cart' };
  const { lines } = review.cart;
  if (lines.length < renewal.lines.length) {
    const name = lines[0]?.product.name ?? { en: '' };
    return { code: 'checkout.line-problem', name, problem: 'gone', left: 0 };
  }
  // A line with a problem has no price; its problem is reported before a missing payment method.
  if (lines.some(({ problem }) => problem !== '')) return null;
  return review.method?.code === renewal.paymentMethod ? null : { code: 'checkout.no-payment' };
}

async function ready(deps: CheckoutDeps, db: DbOrTx, renewal: RenewalOrder) {
  const filled = await fill(deps, db, renewal);
  const { draft, review } = filled;
  const { customerId, language, idempotencyKey } = renewal;
  const placing = { ...{ token: null, draft, language, customerId, idempotencyKey }, seenTotalMinor: null };
  const short = problemOf(filled, renewal);
  const checked =
    short === null ? checkOrder(review, placing, await deps.settings(db)) : refuse<CheckoutRefusal>(short);
  return { review, placing, checked };
}

/**
 * Places the next order of a subscription in the caller's transaction, by the rules of the checkout: today's prices,
 * stock, limits, restrictions, VAT, promotions, delivery and fees.
 *
 * Refusals: those of the checkout
 */
export function placeRenewal(deps: CheckoutDeps) {
  return async (tx: Tx, renewal: RenewalOrder): Promise<Outcome<OrderId, CheckoutRefusal>> => {
    const { review, placing, checked } = await ready(deps, tx, renewal);
    if (!checked.ok) return checked;
    const { cart: _none, ...made } = toNewOrder(checked.value, placing, await storeAcceptedTexts(deps, tx));
    const order = {
      ...made,
      address: renewal.address,
      ageConfirmedAt: made.ageConfirmedAt === null ? null : renewal.ageConfirmedAt,
    };
    const id = await insertOrder(tx, order);
    if (id === null) return refuse({ code: 'checkout.form-used' });
    await insertLines(tx, id, order.lines);
    const event = { from: null, to: order.status, actor: 'system', reason: 'renewal', at: order.placedAt };
    await insertEvent(tx, id, event);
    const { cart, giftCardShares } = review;
    const taken = await takeAll(deps, tx, { cart, order, id, giftCardShares });
    if (!taken.ok) return taken;
    await deps.orderPlaced(tx, id);
    return done(id);
  };
}

/** Returns the totals of the next order at today's prices, and why it would be refused. */
export function quoteRenewal(deps: CheckoutDeps) {
  return async (
    db: DbOrTx,
    renewal: RenewalOrder,
  ): Promise<{ review: CheckoutReview; refusal: CheckoutRefusal | null }> => {
    const { review, checked } = await ready(deps, db, renewal);
    return { review, refusal: checked.ok ? null : checked.refusal };
  };
}
