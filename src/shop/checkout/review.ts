import type { Instant } from '#kernel/instant.ts';
import { NOTHING } from '#kernel/money.ts';
import { type Cart, sumUp } from '#shop/cart';
import type { OrderTotals } from '#shop/orders';
import { offeredMethods, type PaymentMethod } from '#shop/payments';
import { type AgeRule, ageFor, ruleFor } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { ShippingRate } from '#shop/shipping';

/** What the checkout shows beside the form: choices and sums, all from the server. */
export type CheckoutReview = Readonly<{
  cart: Cart;
  rates: readonly ShippingRate[];
  rate: ShippingRate | null;
  methods: readonly PaymentMethod[];
  method: PaymentMethod | null;
  totals: OrderTotals;
  ageRule: AgeRule | null;
  now: Instant;
}>;

type Choices = {
  /** Read with what was typed: its delivery is that of the emirate and the way chosen. */
  cart: Cart;
  methodCode: string;
  settings: Pick<Settings, 'restrictions.rules' | 'restrictions.minimumAge'>;
  now: Instant;
};

/** The ways to pay that no rule on the goods rules out. */
function allowed(methods: readonly PaymentMethod[], { cart, settings }: Choices): PaymentMethod[] {
  const forbidden = new Set(
    cart.lines.flatMap(
      ({ goods }) => ruleFor(goods.class, cart.delivery.emirate, settings)?.forbidsPayment ?? [],
    ),
  );
  return methods.filter(({ code }) => !forbidden.has(code));
}

/** Sums an order up; what was not chosen yet costs nothing. */
export function reviewOf(choices: Choices): CheckoutReview {
  const { cart, methodCode, settings, now } = choices;
  const { rates, rate, isNeeded } = cart.delivery;
  const delivery = rate?.cost ?? NOTHING;
  const beforeFee = sumUp(cart.lines, [delivery]).total;
  const methods = allowed(offeredMethods({ total: beforeFee, needsDelivery: isNeeded }), choices);
  const method = methods.find(({ code }) => code === methodCode) ?? methods[0] ?? null;
  const fee = method?.fee ?? NOTHING;
  return {
    cart,
    rates,
    rate,
    methods,
    method,
    totals: { ...sumUp(cart.lines, [delivery, fee]), delivery, fee },
    ageRule: ageFor(
      cart.lines.map(({ goods }) => goods.class),
      cart.delivery.emirate,
      settings,
    ),
    now,
  };
}
