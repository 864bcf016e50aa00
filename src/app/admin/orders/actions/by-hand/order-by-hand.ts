import type { ActionCall, ActionRefusal } from '#admin-actions/action.ts';
import type { CustomerId } from '#kernel/ids.ts';
import { type Money, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { sumUp } from '#shop/cart';
import type { OrderQuote, Quoting } from '#shop/orders';
import type { PaymentCode, PaymentMethod } from '#shop/payments';
import { type AgeRule, ageFor } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import { PAYMENT_NOT_OFFERED, paymentFactsOf, restrictionsOn } from '../order-eligibility.ts';

/** A manual order, as far as its rules need it. */
export type ByHand = Quoting &
  Readonly<{
    paymentMethod: PaymentCode | null;
    /** The customer's account; null for a guest. */
    customerId: CustomerId | null;
    /** Whether the customer has confirmed the age that the products require. */
    isOfAge: boolean;
  }>;

/** The order as judged by the rules of the checkout. */
export type JudgedByHand = OrderQuote &
  Readonly<{
    /** All payment methods, each with the reason if it is not available. */
    methods: readonly PaymentMethod[];
    method: PaymentMethod | null;
    ageRule: AgeRule | null;
    /** Why the order is refused; null if it is not. */
    against: ActionRefusal | null;
  }>;

function restrictionOn(
  order: ByHand,
  { lines, rate, ageRule }: OrderQuote & { ageRule: AgeRule | null },
  settings: Settings,
): ActionRefusal | null {
  const facts = {
    emirate: order.emirate,
    confirmedAge: order.isOfAge ? (ageRule?.minimumAge ?? null) : null,
    isSignedIn: order.customerId !== null,
    isCollected: rate?.code === 'collect',
    payment: order.paymentMethod,
  };
  return restrictionsOn(lines, facts, settings).find((refusal) => refusal !== null) ?? null;
}

/**
 * Refuses a custom item with the name of a product, which would bypass stock, restrictions and age. It reads the whole
 * catalogue, so it runs when the order is created, not on each quote.
 */
export async function refusalOfProductNames(
  { shop }: Pick<ActionCall, 'shop'>,
  { ownLines = [] }: Pick<ByHand, 'ownLines'>,
): Promise<ActionRefusal | null> {
  const name = await shop.catalogue.nameOfProduct(ownLines.map((line) => line.name));
  return name === null ? null : Object.assign({ code: 'orders.own-line-is-product' as const }, { name });
}

function withFee(quote: OrderQuote, fee: Money): OrderQuote {
  const { delivery, giftWrap } = quote.totals;
  const totals = { ...sumUp(quote.lines, [delivery, giftWrap, fee]), delivery, giftWrap, fee };
  return { ...quote, totals };
}

function againstMethod(order: ByHand, method: PaymentMethod | null): ActionRefusal | null {
  if (order.paymentMethod === null || method?.isOffered === true) return null;
  return PAYMENT_NOT_OFFERED;
}

/**
 * Calculates a manual order and applies the rules of the checkout: sales restrictions, age, and payment methods with
 * their fee.
 *
 * Refusals: those of `orders.quote`. Source: OR-03, PM-04, BO-07
 */
export async function judgeByHand(
  { shop }: Pick<ActionCall, 'shop'>,
  order: ByHand,
): Promise<Outcome<JudgedByHand, ActionRefusal>> {
  const quoted = await shop.orders.quote(order);
  if (!quoted.ok) return refuse(quoted.refusal);
  const { lines, totals } = quoted.value;
  const settings = await shop.settings.all();
  const classes = [...new Set(lines.map((line) => line.class))];
  const { emirate } = order;
  const methods = await shop.payments.explain(paymentFactsOf({ lines, emirate, totals }, settings));
  const method = methods.find(({ code }) => code === order.paymentMethod) ?? null;
  const ageRule = ageFor(classes, emirate, settings);
  const quote = withFee(quoted.value, method?.fee ?? NOTHING);
  const against = restrictionOn(order, { ...quote, ageRule }, settings) ?? againstMethod(order, method);
  return done({ ...quote, methods, method, ageRule, against });
}
