import { type Money, minus, NOTHING } from '#kernel/money.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { Cart } from '#shop/cart';
import type { ProductClass } from '#shop/catalogue';
import { paidByGiftCards } from '#shop/gift-cards';
import { forbiddenDevices, type PaymentRules, type Reason, verdictOn } from '#shop/payments';
import { ruleFor } from '#shop/restrictions';
import type { ExpressPlace, Settings } from '#shop/settings';
import { factsOfCart, hasPlan, isRuledOutByClass, methodsRuledOutByProducts } from './payment-facts.ts';

const WALLET = 'jamra_wallet';

/** The state of the express wallet button for a product or cart. */
export type ExpressOffer = Readonly<{
  isOffered: boolean;
  /** Why it is not offered, if the shopper can change that: a product class, or a subscription. */
  notFor: ProductClass | 'plan' | null;
  /** Devices on which a rule of the method forbids it. */
  hideOn: readonly DeviceMode[];
}>;

/** Where the button is for a whole cart. */
export type CartPlace = Extract<ExpressPlace, 'drawer' | 'cart'>;

type Judging = Readonly<{ settings: Settings; payments: PaymentRules }>;

/** A product page's product: quantity one, before options are chosen. */
export type ExpressProduct = Readonly<{
  class: ProductClass;
  /** The lowest price; null for a product without one. */
  price: Money | null;
  isVirtual: boolean;
}>;

function isPlaced(place: ExpressPlace, settings: Settings): boolean {
  return settings['payments.expressPlaces'].includes(place);
}

/**
 * The button of a product page. The page is the same for every visitor: devices are left to its styles, quantity, plan
 * and the rest of the cart to the checkout.
 *
 * Source: WG-25, PM-04
 */
export function expressForProduct(
  { class: product, price, isVirtual }: ExpressProduct,
  { settings, payments }: Judging,
): ExpressOffer {
  const facts = {
    classes: [product],
    total: price ?? NOTHING,
    emirate: null,
    needsDelivery: !isVirtual,
    device: null,
    ruledOut: ruleFor(product, null, settings)?.forbidsPayment ?? [],
  };
  const hideOn = forbiddenDevices(WALLET, settings);
  if (!isPlaced('product', settings)) return { isOffered: false, notFor: null, hideOn };
  const reasons = verdictOn(WALLET, facts, payments);
  const notFor = isRuledOutByClass(reasons) ? product : null;
  return { isOffered: reasons.length === 0, notFor, hideOn };
}

/** The amount of a cart due after gift cards, without delivery, which is not known yet. */
function dueOf({ totals, giftCardShares }: Cart): Money {
  return minus(totals.total, paidByGiftCards(giftCardShares));
}

function reasonForShoppers(cart: Cart, reasons: readonly Reason[], settings: Settings) {
  const byClass = methodsRuledOutByProducts([{ code: WALLET, reasons }], { cart, settings })[0];
  if (byClass !== undefined) return byClass.class;
  const isByPlan = hasPlan(cart) && reasons.every(({ rule }) => rule === 'goods-rule');
  return isByPlan ? 'plan' : null;
}

/** The button of the cart drawer or of the cart page. Source: WG-25, PM-04 */
export function expressForCart(
  { cart, place }: Readonly<{ cart: Cart; place: CartPlace }>,
  { settings, payments }: Judging,
): ExpressOffer {
  const hideOn = forbiddenDevices(WALLET, settings);
  if (!isPlaced(place, settings)) return { isOffered: false, notFor: null, hideOn };
  const facts = factsOfCart({ cart, settings, device: null }, dueOf(cart));
  const reasons = verdictOn(WALLET, facts, payments);
  const isOffered = reasons.length === 0;
  return { isOffered, notFor: isOffered ? null : reasonForShoppers(cart, reasons, settings), hideOn };
}
