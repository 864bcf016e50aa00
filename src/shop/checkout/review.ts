import type { Instant } from '#kernel/instant.ts';
import { type Money, minus, NOTHING, plus, sum } from '#kernel/money.ts';
import type { Cart } from '#shop/cart';
import type { OrderTotals } from '#shop/orders';
import { offeredMethods, type PaymentMethod } from '#shop/payments';
import { type AgeRule, ageRule } from '#shop/restrictions';
import type { ShippingRate } from '#shop/shipping';
import { vatIncludedIn } from '#shop/taxes';

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
  cart: Cart;
  rates: readonly ShippingRate[];
  rateId: string;
  methodCode: string;
  minimumAge: number;
  now: Instant;
};

export function needsDelivery(cart: Cart): boolean {
  return cart.lines.some(({ goods }) => !goods.isVirtual);
}

/** VAT line by line, so that an invoice adds up to the fils. */
function vatOf(cart: Cart, others: readonly Money[]): Money {
  const lines = cart.lines.filter(({ goods }) => goods.isTaxable).map(({ total }) => vatIncludedIn(total));
  return sum([...lines, ...others.map(vatIncludedIn)]);
}

/** Sums an order up; what was not chosen yet costs nothing. */
export function reviewOf({ cart, rates, rateId, methodCode, minimumAge, now }: Choices): CheckoutReview {
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0] ?? null;
  const delivery = rate?.cost ?? NOTHING;
  const beforeFee = plus(cart.subtotal, delivery);
  const methods = offeredMethods({ total: beforeFee, needsDelivery: needsDelivery(cart) });
  const method = methods.find(({ code }) => code === methodCode) ?? methods[0] ?? null;
  const fee = method?.fee ?? NOTHING;
  const discount = NOTHING;
  return {
    cart,
    rates,
    rate,
    methods,
    method,
    totals: {
      subtotal: cart.subtotal,
      discount,
      delivery,
      fee,
      total: minus(plus(beforeFee, fee), discount),
      vat: vatOf(cart, [delivery, fee]),
    },
    ageRule: ageRule(
      cart.lines.map(({ goods }) => goods.class),
      minimumAge,
    ),
    now,
  };
}
