import type { Localized } from '#kernel/language.ts';

/** Every answer "no" of the cart, with the facts its sentence needs. */
export type CartRefusal =
  | { code: 'cart.unknown-product' }
  | { code: 'cart.not-for-sale'; name: Localized; address: string }
  | { code: 'cart.coming-soon'; name: Localized; address: string }
  | { code: 'cart.choose-options'; address: string }
  | { code: 'cart.out-of-stock'; name: Localized; address: string }
  | { code: 'cart.not-enough'; name: Localized; left: number; inCart: number; address: string }
  | { code: 'cart.only-one'; name: Localized; address: string }
  | { code: 'cart.under-age'; name: Localized; address: string }
  | { code: 'cart.over-limit'; name: Localized; limit: number; address: string }
  | { code: 'cart.restricted'; name: Localized; rule: string; words: Localized; address: string }
  | { code: 'cart.too-many-lines'; limit: number; address: string }
  | { code: 'cart.too-large'; limit: number; address: string }
  | { code: 'cart.too-much'; address: string }
  | { code: 'cart.unknown-line' }
  | { code: 'cart.too-many-codes'; limit: number }
  | { code: 'cart.unknown-delivery' };
