import { abandonedCarts } from './actions/abandoned-carts.ts';
import { applyCode, removeCode } from './actions/choose-codes.ts';
import { chooseDelivery } from './actions/choose-delivery.ts';
import { applyGiftCard, type GiftCardDeps, removeGiftCard } from './actions/choose-gift-cards.ts';
import { contactsOf } from './actions/contacts.ts';
import { joinAccount, mergeAccounts } from './actions/join-account.ts';
import { addToCart, fillCart } from './actions/lines/add-to-cart.ts';
import { removeLine, restoreLine } from './actions/lines/remove-line.ts';
import { moveToCart, saveForLater } from './actions/lines/save-for-later.ts';
import { setQuantities } from './actions/lines/set-quantities.ts';
import { noticesOf } from './actions/notices.ts';
import { forgetExpired, forOrder, openCart } from './actions/open-cart.ts';
import { deleteCartsOf, forgetRecipients } from './store/account.ts';

export type { EnteredCode } from './actions/choose-codes.ts';
export type { DeliveryChoice } from './actions/choose-delivery.ts';
export type { Contacts } from './actions/contacts.ts';
export type { NewLine } from './actions/lines/add-to-cart.ts';
export type { Bought, CartLineInput } from './actions/open-cart.ts';
export type { ReadCartRequest } from './actions/read-cart.ts';
export type { CartOwner, ChangedCart } from './actions/with-locked-cart.ts';
export type { Cart, CartDelivery, CartLine, CartTotals, LastRemoved, LineProblem } from './cart.ts';
/** The lines and quantities as one text. */
export { linesText } from './cart.ts';
export type { CartRefusal } from './refusals.ts';
export type { Notice } from './rules/notice.ts';
export type { Plan } from './rules/plan.ts';
/** Parses, clamps and steps quantities. */
export { clampQuantity, parseQuantity, type QuantityBounds, stepQuantity } from './rules/quantity.ts';
/** A sample cart, for pages that staff preview. */
export { sampleCartToken } from './rules/sample-cart.ts';
/** The token of the cart cookie and its lifetime. */
export { CART_LIFETIME_MS, holderOf, parseCartToken } from './rules/token.ts';
/** Totals of a basket, which lines count in them, and whether they exceed what an order can store. */
export { isBuyable, isTooMuch, sumUp } from './rules/totals.ts';
export type { AbandonedCart } from './store/abandoned-carts.ts';
export type { StoredContact } from './store/contact.ts';

/**
 * The cart. Every change is one transaction on the locked cart and returns the whole new cart.
 *
 * `open` reads; `add`, `fill`, `setQuantities`, `remove`, `restore`, `saveForLater`, `moveToCart` change lines;
 * `applyCode` and `removeCode` its codes, `applyGiftCard` and `removeGiftCard` its gift cards; `chooseDelivery` its destination and method; `notices` stores messages
 * for the next page; `forOrder` passes it to an order; `contacts` stores the checkout form's values; `joinAccount`
 * turns a guest's cart into an account's and `mergeAccounts` merges those of two accounts; `left` serves
 * abandoned cart emails; `forgetExpired` cleans up; `forgetPerson` and `forgetRecipients` serve the erasure of a person.
 *
 * Refusals: `cart.unknown-product`, `cart.not-for-sale`, `cart.coming-soon`, `cart.choose-options`, `cart.wrong-quantity`,
 * `cart.out-of-stock`, `cart.not-enough`, `cart.only-one`, `cart.over-limit`, `cart.restricted`, `cart.under-age`,
 * `cart.too-many-lines`, `cart.too-large`, `cart.too-much`, `cart.unknown-line`, `cart.too-many-codes`,
 * `cart.unknown-delivery`, `cart.unknown-plan`, `cart.gift-card-details`, and those of promotions and gift cards.
 */
export function createCart(deps: GiftCardDeps) {
  return {
    open: openCart(deps),
    add: addToCart(deps),
    fill: fillCart(deps),
    setQuantities: setQuantities(deps),
    remove: removeLine(deps),
    restore: restoreLine(deps),
    saveForLater: saveForLater(deps),
    moveToCart: moveToCart(deps),
    applyCode: applyCode(deps),
    removeCode: removeCode(deps),
    applyGiftCard: applyGiftCard(deps),
    removeGiftCard: removeGiftCard(deps),
    chooseDelivery: chooseDelivery(deps),
    notices: noticesOf(deps),
    contacts: contactsOf(deps),
    forOrder: forOrder(deps),
    joinAccount: joinAccount(deps),
    mergeAccounts: mergeAccounts(deps),
    forgetPerson: deleteCartsOf,
    forgetRecipients,
    left: abandonedCarts(deps),
    forgetExpired: forgetExpired(deps),
  };
}
