import { type KeepingNeeds, keepDraft, openDraft } from './actions/kept-draft.ts';
import { findOwnOrder, type OwnOrder } from './actions/own-order.ts';
import { findToPay, payAgain } from './actions/pay-again.ts';
import { placeOrder } from './actions/place-order.ts';
import { reviewCheckout } from './actions/review-checkout.ts';
import { type AddressNeeds, reviewForm, submitForm } from './actions/submit-form.ts';
import type { CheckoutNeeds } from './needs.ts';

/** Whether somebody could still pay for an order. */
export { waitsForPayment } from './actions/pay-again.ts';
export type { Sender, SentForm, Submitted } from './actions/submit-form.ts';
/** The form: what was typed, and what is wrong with it. */
export {
  type CheckoutDraft,
  type CheckoutForm,
  checkDraft,
  EMPTY_DRAFT,
  FIELDS,
  type Field,
  type FieldProblem,
  type FieldProblems,
  readDraft,
} from './form.ts';
export type { Placing } from './placing.ts';
export type { CheckoutRefusal } from './refusals.ts';
export type { CheckoutReview } from './review.ts';
export type { OwnOrder };

/**
 * From cart to order. `draft` opens the form as it was left, `keep` leaves it so; `review` gives choices and sums for what was typed, and
 * `reviewForm` keeps that with the cart too; `place` makes the order, `submit` makes it of a form as page and script send it.
 * `findToPay` is an order that waits for its payment with the ways to pay it has, for who has its key; `payAgain` takes
 * another of them. `ownOrder` is the unpaid order that holds what a cart lacks.
 *
 * Refusals: `checkout.empty-cart`, `checkout.wrong-fields`, `checkout.line-problem`, `checkout.restricted`,
 * `checkout.too-much`, `checkout.other-address`, `checkout.totals-changed`, `checkout.promotion-gone`, `checkout.no-delivery`,
 * `checkout.no-payment`.
 */
export function createCheckout(needs: CheckoutNeeds & KeepingNeeds & AddressNeeds) {
  return {
    draft: openDraft(needs),
    keep: keepDraft(needs),
    review: reviewCheckout(needs),
    reviewForm: reviewForm(needs),
    place: placeOrder(needs),
    submit: submitForm(needs),
    findToPay: findToPay(needs),
    payAgain: payAgain(needs),
    ownOrder: findOwnOrder(needs),
  };
}
