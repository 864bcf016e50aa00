import type { Instant } from '#kernel/instant.ts';
import { aed, type Money, minus, NOTHING } from '#kernel/money.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import { type Cart, isBuyable, sumUp } from '#shop/cart';
import { type GiftCardShare, paidByGiftCards, payableByGiftCard, shareByGiftCards } from '#shop/gift-cards';
import type { OrderTotals } from '#shop/orders';
import { eligibility, GIFT_CARD_METHOD, type PaymentMethod, type PaymentRules } from '#shop/payments';
import { type AgeRule, ageFor } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import { type DeliverySlot, type ShippingRate, slotChosen } from '#shop/shipping';
import { factsOfCart, methodsRuledOutByProducts, type RuledOutMethod } from './payment-facts.ts';

/** Gift wrap: its price with VAT, and how long its message may be; 0 for none. */
export type GiftWrap = Readonly<{ price: Money; messageLength: number; isChosen: boolean }>;

/** The choices and totals beside the form; all computed by the server. */
export type CheckoutReview = Readonly<{
  cart: Cart;
  rates: readonly ShippingRate[];
  rate: ShippingRate | null;
  /** The gift wrap option; null if not offered. */
  giftWrap: GiftWrap | null;
  /** The slots of the chosen method; empty when it has none. */
  slots: readonly DeliverySlot[];
  /** The chosen slot, or the first; null when the chosen one is full. */
  slot: DeliverySlot | null;
  /** The requested slot, available or not; empty for none. */
  wantedSlot: string;
  methods: readonly PaymentMethod[];
  method: PaymentMethod | null;
  /** Methods that are unavailable only because of product classes in the cart. */
  ruledOutMethods: readonly RuledOutMethod[];
  totals: OrderTotals;
  /** What gift cards pay of the total. */
  giftCardShares: readonly GiftCardShare[];
  /** The total less that. */
  due: Money;
  ageRule: AgeRule | null;
  /** Whether the express wallet button is shown above the form, if the wallet is among the methods. */
  hasExpress: boolean;
  now: Instant;
}>;

type Choices = {
  /** With the emirate and method of the form. */
  cart: Cart;
  methodCode: string;
  slots: readonly DeliverySlot[];
  slotId: string;
  wantsGiftWrap: boolean;
  settings: Pick<
    Settings,
    'restrictions.rules' | 'restrictions.minimumAge' | 'checkout.giftWrap' | 'payments.expressPlaces'
  >;
  payments: PaymentRules;
  device: DeviceMode | null;
  now: Instant;
};

function giftWrapFor({ cart, settings, wantsGiftWrap }: Choices): GiftWrap | null {
  const { enabled, priceMinor, messageLength } = settings['checkout.giftWrap'];
  if (!enabled || !cart.delivery.isNeeded) return null;
  return { price: aed(priceMinor), messageLength, isChosen: wantsGiftWrap };
}

function sharesOf({ giftCards, lines }: Cart, total: Money): GiftCardShare[] {
  return shareByGiftCards(giftCards, payableByGiftCard({ total, lines }));
}

type Methods = Pick<CheckoutReview, 'methods' | 'ruledOutMethods'>;

/** The methods for what gift cards leave to pay; where they pay all of it, they are the method. */
function methodsFor(choices: Choices, { due, isPaid }: { due: Money; isPaid: boolean }): Methods {
  if (isPaid && due.minor === 0) return { methods: [GIFT_CARD_METHOD], ruledOutMethods: [] };
  const judged = eligibility(factsOfCart(choices, due), choices.payments);
  return {
    methods: judged.filter(({ isOffered }) => isOffered),
    ruledOutMethods: methodsRuledOutByProducts(judged, choices),
  };
}

/** Totals of an order; undecided choices and lines that cannot be bought cost nothing. */
export function reviewOf(choices: Choices): CheckoutReview {
  const { cart, methodCode, slots, slotId, settings, now } = choices;
  const { rates, rate } = cart.delivery;
  const delivery = rate?.cost ?? NOTHING;
  const gift = giftWrapFor(choices);
  const giftWrap = gift?.isChosen ? gift.price : NOTHING;
  const counted = { ...cart, lines: cart.lines.filter(isBuyable) };
  const beforeFee = sumUp(counted.lines, [delivery, giftWrap]).total;
  const paidBefore = paidByGiftCards(sharesOf(counted, beforeFee));
  const offered = methodsFor(choices, { due: minus(beforeFee, paidBefore), isPaid: paidBefore.minor > 0 });
  const { methods } = offered;
  const method = methods.find(({ code }) => code === methodCode) ?? methods[0] ?? null;
  const fee = method?.fee ?? NOTHING;
  const totals = { ...sumUp(counted.lines, [delivery, giftWrap, fee]), delivery, giftWrap, fee };
  const giftCardShares = sharesOf(counted, totals.total);
  return {
    cart,
    rates,
    rate,
    giftWrap: gift,
    slots,
    slot: slotChosen(slots, slotId),
    wantedSlot: slotId,
    methods,
    method,
    ruledOutMethods: offered.ruledOutMethods,
    totals,
    giftCardShares,
    due: minus(totals.total, paidByGiftCards(giftCardShares)),
    ageRule: ageFor(
      cart.lines.map(({ product }) => product.class),
      cart.delivery.emirate,
      settings,
    ),
    hasExpress: settings['payments.expressPlaces'].includes('checkout'),
    now,
  };
}
