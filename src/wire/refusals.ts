import type { TFunction } from 'i18next';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { CartRefusal, Notice } from '#shop/cart';
import type { RestockRefusal } from '#shop/restock';

type Code = CartRefusal['code'];

/** How a refusal of the cart answers on the wire: always 200, and where the reason is shown. */
export const refusalReplies = {
  'cart.unknown-product': { productPage: false },
  'cart.not-for-sale': { productPage: true },
  'cart.choose-options': { productPage: true },
  'cart.out-of-stock': { productPage: true },
  'cart.not-enough': { productPage: true },
  'cart.only-one': { productPage: true },
  'cart.too-many-lines': { productPage: true },
  'cart.too-large': { productPage: true },
  'cart.unknown-line': { productPage: false },
} satisfies Record<Code, { productPage: boolean }>;

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
