import {
  addToCart,
  type CartNeeds,
  forgetExpired,
  forOrder,
  noticesOf,
  openCart,
  removeLine,
  restoreLine,
  setQuantities,
} from './change-cart.ts';

export type { Cart, CartLine } from './cart.ts';
export type { ChangedCart, NewLine } from './change-cart.ts';
export type { Notice } from './notice.ts';
/** Quantities: inside their bounds, one step further, as a request writes them. */
export { clampQuantity, parseQuantity, type QuantityBounds, stepQuantity } from './quantity.ts';
export type { CartRefusal } from './refusals.ts';
/** The secret of a cart's cookie, and how long it lives. */
export { CART_LIFETIME_MS, parseCartToken } from './token.ts';

/**
 * The cart: each verb is one transaction on a locked cart and answers the whole cart as it then stands.
 *
 * Refusals: `cart.unknown-product`, `cart.not-for-sale`, `cart.choose-options`, `cart.out-of-stock`,
 * `cart.not-enough`, `cart.only-one`, `cart.too-many-lines`, `cart.too-large`, `cart.unknown-line`.
 */
export function createCart(needs: CartNeeds) {
  return {
    open: openCart(needs),
    add: addToCart(needs),
    setQuantities: setQuantities(needs),
    remove: removeLine(needs),
    restore: restoreLine(needs),
    notices: noticesOf(needs),
    forOrder: forOrder(needs),
    forgetExpired: forgetExpired(needs),
  };
}
