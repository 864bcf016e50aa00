import type { DeviceMode } from '#kernel/device-mode.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Money, NOTHING } from '#kernel/money.ts';
import { type Cart, sumUp } from '#shop/cart';
import type { OrderTotals } from '#shop/orders';
import { offeredMethods, type PaymentFacts, type PaymentMethod, type PaymentRules } from '#shop/payments';
import { type AgeRule, ageFor, ruleFor } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import { type DeliverySlot, type ShippingRate, slotChosen } from '#shop/shipping';

/** What the checkout shows beside the form: choices and sums, all from the server. */
export type CheckoutReview = Readonly<{
  cart: Cart;
  rates: readonly ShippingRate[];
  rate: ShippingRate | null;
  /** The times of the chosen way; none where no time is chosen. */
  slots: readonly DeliverySlot[];
  /** The chosen time, or the first; null when the one that was chosen has no place any more. */
  slot: DeliverySlot | null;
  /** The time that was asked for, whether or not it has a place; empty for none. */
  wantedSlot: string;
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
  slots: readonly DeliverySlot[];
  slotId: string;
  settings: Pick<Settings, 'restrictions.rules' | 'restrictions.minimumAge'>;
  payments: PaymentRules;
  device: DeviceMode | null;
  now: Instant;
};

/** What the ways to pay are judged by; some goods rule some of them out where they go. */
function factsOf({ cart, settings, device }: Choices, total: Money): PaymentFacts {
  const classes = cart.lines.map(({ goods }) => goods.class);
  const { emirate, isNeeded: needsDelivery } = cart.delivery;
  const ruledOut = classes.flatMap((one) => ruleFor(one, emirate, settings)?.forbidsPayment ?? []);
  return { classes, total, emirate, needsDelivery, device, ruledOut };
}

/** Sums an order up; what was not chosen yet costs nothing. */
export function reviewOf(choices: Choices): CheckoutReview {
  const { cart, methodCode, slots, slotId, settings, now } = choices;
  const { rates, rate } = cart.delivery;
  const delivery = rate?.cost ?? NOTHING;
  const beforeFee = sumUp(cart.lines, [delivery]).total;
  const methods = offeredMethods(factsOf(choices, beforeFee), choices.payments);
  const method = methods.find(({ code }) => code === methodCode) ?? methods[0] ?? null;
  const fee = method?.fee ?? NOTHING;
  return {
    cart,
    rates,
    rate,
    slots,
    slot: slotChosen(slots, slotId),
    wantedSlot: slotId,
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
