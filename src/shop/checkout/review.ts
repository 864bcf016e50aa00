import type { Instant } from '#kernel/instant.ts';
import { NOTHING } from '#kernel/money.ts';
import { type Cart, sumUp } from '#shop/cart';
import type { OrderTotals } from '#shop/orders';
import { offeredMethods, type PaymentMethod } from '#shop/payments';
import { type AgeRule, ageRule } from '#shop/restrictions';
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
  minimumAge: number;
  now: Instant;
};

/** Sums an order up; what was not chosen yet costs nothing. */
export function reviewOf({ cart, methodCode, minimumAge, now }: Choices): CheckoutReview {
  const { rates, rate, isNeeded } = cart.delivery;
  const delivery = rate?.cost ?? NOTHING;
  const beforeFee = sumUp(cart.lines, [delivery]).total;
  const methods = offeredMethods({ total: beforeFee, needsDelivery: isNeeded });
  const method = methods.find(({ code }) => code === methodCode) ?? methods[0] ?? null;
  const fee = method?.fee ?? NOTHING;
  return {
    cart,
    rates,
    rate,
    methods,
    method,
    totals: { ...sumUp(cart.lines, [delivery, fee]), delivery, fee },
    ageRule: ageRule(
      cart.lines.map(({ goods }) => goods.class),
      minimumAge,
    ),
    now,
  };
}
