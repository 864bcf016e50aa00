import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { MONEY_MAX, type Money, NOTHING, times } from '#kernel/money.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import { mostBuyable, type ProductClass, priceAt, type Sellable } from '#shop/catalogue';
import { type PaymentRules, type Reason, verdictOn } from '#shop/payments';
import { displayOnlyRule, judge, ruleFor } from '#shop/restrictions';
import type { Settings } from '#shop/settings';

/** What a payment button sells: a quantity of a product, or a fixed item outside the catalogue. */
export type ForSale =
  | Readonly<{ kind: 'product'; productId: ProductId | null; quantity: number }>
  | Readonly<{ kind: 'item'; name: Localized; price: Money }>;

/** The payment methods that have a button. */
export type ButtonMethod = 'jamra_card' | 'jamra_wallet';

/** The offer of a payment button; with reasons, it is not sold. */
export type ButtonOffer = Readonly<{
  name: Localized;
  class: ProductClass;
  quantity: number;
  /** With VAT. */
  total: Money;
  /** The product as a cart takes it; null for an item. */
  product: Readonly<{ productId: ProductId; variationId: ProductId | null }> | null;
  /** Why it is not offered; for staff. */
  reasons: readonly Reason[];
}>;

/** A fixed item has no product class. */
const ITEM_CLASS: ProductClass = 'other';
const NAMELESS: Localized = { en: '' };
const UNKNOWN = { name: NAMELESS, class: ITEM_CLASS, quantity: 1, total: NOTHING, product: null } as const;

type Judging = Readonly<{
  settings: Settings;
  payments: PaymentRules;
  /** The device that shall pay; null when unknown. */
  device: DeviceMode | null;
  now: Instant;
}>;
type OfferedProduct = Omit<ButtonOffer, 'reasons'>;

/** Why a product cannot be bought by one press; null when it can. */
function productReason(product: Sellable, quantity: number, { settings, now }: Judging): string | null {
  if (product.type === 'variable' || product.type === 'grouped' || product.isGiftCard)
    return 'choose-options';
  const isForSale =
    product.isPublished && product.type !== 'external' && priceAt(product.prices, now).now !== null;
  if (!isForSale) return 'not-for-sale';
  if (displayOnlyRule(product.class, null, settings) !== null) return 'display-only';
  const most = Math.min(
    mostBuyable(product.stock) ?? Number.POSITIVE_INFINITY,
    product.maxPerOrder ?? Number.POSITIVE_INFINITY,
    product.isSoldIndividually ? 1 : Number.POSITIVE_INFINITY,
  );
  return quantity <= most ? null : 'not-enough';
}

/** Why the method cannot pay for these products. */
function methodReasons(product: OfferedProduct, method: ButtonMethod, judging: Judging): readonly Reason[] {
  const { settings, payments, device } = judging;
  const facts = {
    classes: [product.class],
    total: product.total,
    emirate: null,
    needsDelivery: product.product !== null,
    device,
    ruledOut: ruleFor(product.class, null, settings)?.forbidsPayment ?? [],
  };
  const { provider } = payments;
  const lacksSheet = method === 'jamra_wallet' && provider !== null && !provider.hasWalletSheet;
  return [...verdictOn(method, facts, payments), ...(lacksSheet ? [{ rule: 'no-sheet' }] : [])];
}

/** Why an item cannot be sold. Its form does not ask for age, account or address, which a restriction could require. */
function itemReason({ name, price }: { name: Localized; price: Money }, settings: Settings): string | null {
  if (name.en.trim() === '' || price.minor <= 0 || price.minor > MONEY_MAX.minor) return 'no-item';
  const anybody = { emirate: null, confirmedAge: null, isSignedIn: false, isCollected: false, payment: null };
  return judge({ class: ITEM_CLASS, ...anybody }, settings) === null ? null : 'restricted';
}

function offerOfProduct(
  sellable: Sellable | undefined,
  quantity: number,
  judging: Judging,
): { offered: OfferedProduct; reason: string | null } {
  if (sellable === undefined) return { offered: UNKNOWN, reason: 'unknown-product' };
  const { productId, variationId, name } = sellable;
  const price = priceAt(sellable.prices, judging.now).now ?? NOTHING;
  const product = { productId, variationId };
  const total = times(price, quantity);
  return {
    offered: { name, class: sellable.class, quantity, total, product },
    reason: productReason(sellable, quantity, judging),
  };
}

/**
 * What a payment button offers, with every reason against it.
 *
 * @param judging `sellable` is the product of the button; undefined for an unknown product, and for an item
 * Source: WG-24, WG-25, PM-04
 */
export function buttonOffer(
  sold: ForSale,
  { method, sellable, ...judging }: Judging & { method: ButtonMethod; sellable: Sellable | undefined },
): ButtonOffer {
  const { offered, reason } =
    sold.kind === 'item'
      ? {
          offered: { ...UNKNOWN, name: sold.name, total: sold.price },
          reason: itemReason(sold, judging.settings),
        }
      : offerOfProduct(sellable, sold.quantity, judging);
  // What is not for sale has no total that a method could be judged by.
  if (reason !== null) return { ...offered, reasons: [{ rule: reason }] };
  return { ...offered, reasons: methodReasons(offered, method, judging) };
}
