import type { TFunction } from 'i18next';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { CartRefusal, Notice } from '#shop/cart';
import type { PromotionRefusal } from '#shop/promotions';
import type { RestockRefusal } from '#shop/restock';
import { promotionFacts } from '#views/promotion/promotion-facts.ts';

type Code = CartRefusal['code'];

/** How a refusal of the cart answers on the wire: always 200, and where the reason is shown. */
export const refusalReplies = {
  'cart.unknown-product': { productPage: false },
  'cart.not-for-sale': { productPage: true },
  'cart.coming-soon': { productPage: true },
  'cart.choose-options': { productPage: true },
  'cart.out-of-stock': { productPage: true },
  'cart.not-enough': { productPage: true },
  'cart.only-one': { productPage: true },
  'cart.over-limit': { productPage: true },
  'cart.under-age': { productPage: true },
  'cart.restricted': { productPage: true },
  'cart.too-many-lines': { productPage: true },
  'cart.too-large': { productPage: true },
  'cart.too-much': { productPage: true },
  'cart.unknown-line': { productPage: false },
  'cart.too-many-codes': { productPage: false },
  'cart.unknown-delivery': { productPage: false },
} satisfies Record<Code, { productPage: boolean }>;

/** How a refused code answers on the wire: always 200, the sentence is a notice. */
export const promotionReplies = {
  'promotions.empty-code': { status: 200 },
  'promotions.unknown-code': { status: 200 },
  'promotions.not-yet': { status: 200 },
  'promotions.expired': { status: 200 },
  'promotions.used-up': { status: 200 },
  'promotions.used-up-for-you': { status: 200 },
  'promotions.minimum-spend': { status: 200 },
  'promotions.maximum-spend': { status: 200 },
  'promotions.no-matching-products': { status: 200 },
  'promotions.not-for-sale-items': { status: 200 },
  'promotions.not-for-tobacco': { status: 200 },
  'promotions.too-few-pieces': { status: 200 },
  'promotions.nothing-left': { status: 200 },
  'promotions.already-applied': { status: 200 },
  'promotions.not-combined': { status: 200 },
  'promotions.needs-email': { status: 200 },
  'promotions.not-for-this-email': { status: 200 },
} satisfies Record<PromotionRefusal['code'], { status: number }>;

/** How a request is answered that was not looked at: too many of them, or nothing to read. */
export const requestReplies = {
  'cart.too-many-requests': { status: 429 },
  'request.too-large': { status: 413 },
  'request.unreadable': { status: 400 },
} as const;

/** How a refusal of a stock request answers a script; a plain form is led back to the product. */
export const restockReplies = {
  'restock.wrong-email': { status: 422 },
  'restock.no-consent': { status: 422 },
  'restock.unknown-product': { status: 404 },
  'restock.in-stock': { status: 409 },
  'restock.too-many': { status: 429 },
} satisfies Record<RestockRefusal['code'] | 'restock.too-many', { status: number }>;

/** The facts of a refusal as its sentence takes them. */
export function refusalFacts(refusal: CartRefusal, language: Language): Record<string, string | number> {
  const { code: _code, ...facts } = refusal;
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'object' ? inLanguage(value, language) : value,
    ]),
  );
}

/** The sentence for a refusal, to be shown on the next page. */
export function refusalNotice(refusal: CartRefusal, language: Language): Notice {
  return { kind: 'error', message: `refusals:${refusal.code}`, facts: refusalFacts(refusal, language) };
}

export function refusalText(refusal: CartRefusal, language: Language, t: TFunction): string {
  return t(`refusals:${refusal.code}`, refusalFacts(refusal, language));
}

/** The sentence for a refused code, to be shown on the next page. */
export function promotionNotice(refusal: PromotionRefusal, language: Language): Notice {
  return { kind: 'error', message: `refusals:${refusal.code}`, facts: promotionFacts(refusal, language) };
}
