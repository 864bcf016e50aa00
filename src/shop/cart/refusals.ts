import type { Localized } from '#kernel/language.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { GiftCardField } from '#shop/gift-cards';

/** Refusals of the cart, with the facts of their messages. */
export type CartRefusal =
  | { code: 'cart.unknown-product' }
  /** Nothing is said of an unpublished product, not even its name: `address` has its id alone. */
  | { code: 'cart.not-for-sale'; address: string }
  | { code: 'cart.coming-soon'; name: Localized; address: string }
  | { code: 'cart.choose-options'; address: string }
  | { code: 'cart.gift-card-details'; field: GiftCardField; address: string }
  | { code: 'cart.wrong-quantity'; address: string }
  | { code: 'cart.out-of-stock'; name: Localized; address: string }
  | { code: 'cart.not-enough'; name: Localized; left: number; inCart: number; address: string }
  | { code: 'cart.only-one'; name: Localized; address: string }
  | { code: 'cart.under-age'; name: Localized; address: string }
  | { code: 'cart.over-limit'; name: Localized; limit: number; address: string }
  | { code: 'cart.restricted'; name: Localized; rule: string; words: Localized; address: string }
  | { code: 'cart.too-many-lines'; limit: number; address: string }
  | { code: 'cart.too-large'; limit: number; address: string }
  | { code: 'cart.too-much'; address: string }
  | { code: 'cart.unknown-plan'; name: Localized; address: string }
  | { code: 'cart.unknown-line' }
  | { code: 'cart.too-many-codes'; limit: number }
  | { code: 'cart.unknown-delivery' };

/** Refused before the cart is read. */
export type CartCallRefusal = { code: 'cart.too-many-requests'; seconds: number };

/** HTTP replies; the frozen WooCommerce calls answer 200 regardless. Source: WIRE §2 */
export const cartRefusals = {
  'cart.unknown-product': { status: 404 },
  'cart.not-for-sale': { status: 409 },
  'cart.coming-soon': { status: 409, facts: ['name'] },
  'cart.choose-options': { status: 422 },
  'cart.gift-card-details': { status: 422, facts: ['field'] },
  'cart.wrong-quantity': { status: 422 },
  'cart.out-of-stock': { status: 409, facts: ['name'] },
  'cart.not-enough': { status: 409, facts: ['left', 'name', 'inCart'] },
  'cart.only-one': { status: 409, facts: ['name'] },
  'cart.over-limit': { status: 422, facts: ['limit', 'name'] },
  'cart.under-age': { status: 403, facts: ['name'] },
  'cart.restricted': { status: 403, facts: ['name', 'words', 'rule'] },
  'cart.too-many-lines': { status: 422, facts: ['limit'] },
  'cart.too-large': { status: 422, facts: ['limit'] },
  'cart.too-much': { status: 422 },
  'cart.unknown-plan': { status: 409, facts: ['name'] },
  'cart.unknown-line': { status: 404 },
  'cart.too-many-codes': { status: 422, facts: ['limit'] },
  'cart.unknown-delivery': { status: 422 },
  'cart.too-many-requests': { status: 429, facts: ['seconds'] },
} as const satisfies RefusalReplies<CartRefusal | CartCallRefusal>;
