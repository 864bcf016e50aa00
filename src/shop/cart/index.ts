import { addToCart } from './add-to-cart.ts';
import type { CartNeeds } from './changing.ts';
import { applyCode, removeCode } from './choose-codes.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { contactsOf } from './contacts.ts';
import { joinAccount, mergeAccounts } from './join-account.ts';
import { keepForLater, moveToCart } from './keep-for-later.ts';
import { leftCarts } from './left-carts.ts';
import { noticesOf } from './notices.ts';
import { forgetExpired, forOrder, openCart } from './open-cart.ts';
import { removeLine, restoreLine } from './remove-line.ts';
import { setQuantities } from './set-quantities.ts';

export type { NewLine } from './add-to-cart.ts';
export type { Cart, CartDelivery, CartLine, CartTotals, LastRemoved, LineProblem } from './cart.ts';
/** Which lines a cart has, as one text. */
export { linesText } from './cart.ts';
export type { CartOf, ChangedCart } from './changing.ts';
export type { EnteredCode } from './choose-codes.ts';
export type { DeliveryChoice } from './choose-delivery.ts';
export type { Contacts, KeptContact } from './contacts.ts';
export type { LeftCart } from './left.store.ts';
export type { Notice } from './notice.ts';
export type { Bought } from './open-cart.ts';
/** Quantities: inside their bounds, one step further, as a request writes them. */
export { clampQuantity, parseQuantity, type QuantityBounds, stepQuantity } from './quantity.ts';
export type { Asked } from './read-cart.ts';
export type { CartRefusal } from './refusals.ts';
/** The secret of a cart's cookie, and how long it lives. */
export { CART_LIFETIME_MS, holderOf, parseCartToken } from './token.ts';
/** The sums of a basket with whatever comes beside its goods, and whether an order could be kept with them. */
export { isTooMuch, sumUp } from './totals.ts';

/**
 * The cart: each verb is one transaction on a locked cart and answers the whole cart as it then stands.
 *
 * `open` reads; `add`, `setQuantities`, `remove`, `restore`, `keepForLater`, `moveToCart` change lines; `applyCode` and
 * `removeCode` its promotions; `chooseDelivery` where it goes; `notices` keeps sentences for the next page; `forOrder`
 * hands it to an order; `contacts` holds what was typed at the checkout until then; `joinAccount` makes a guest's cart that of an account and `mergeAccounts` those of two accounts
 * one; `left` is for who reminds of carts that were left; `forgetExpired` cleans up.
 *
 * Refusals: `cart.unknown-product`, `cart.not-for-sale`, `cart.coming-soon`, `cart.choose-options`, `cart.out-of-stock`, `cart.not-enough`,
 * `cart.only-one`, `cart.over-limit`, `cart.restricted`, `cart.under-age`, `cart.too-many-lines`, `cart.too-large`, `cart.too-much`,
 * `cart.unknown-line`, `cart.too-many-codes`, `cart.unknown-delivery`, and those of promotions.
 */
export function createCart(needs: CartNeeds) {
  return {
    open: openCart(needs),
    add: addToCart(needs),
    setQuantities: setQuantities(needs),
    remove: removeLine(needs),
    restore: restoreLine(needs),
    keepForLater: keepForLater(needs),
    moveToCart: moveToCart(needs),
    applyCode: applyCode(needs),
    removeCode: removeCode(needs),
    chooseDelivery: chooseDelivery(needs),
    notices: noticesOf(needs),
    contacts: contactsOf(needs),
    forOrder: forOrder(needs),
    joinAccount: joinAccount(needs),
    mergeAccounts: mergeAccounts(needs),
    left: leftCarts(needs),
    forgetExpired: forgetExpired(needs),
  };
}
