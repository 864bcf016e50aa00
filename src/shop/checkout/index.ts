import { type KeepingNeeds, openDraft } from './kept-draft.ts';
import { type CheckoutNeeds, placeOrder, reviewCheckout } from './place-order.ts';
import { reviewForm, submitForm } from './submit-form.ts';

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
export type { Placing } from './place-order.ts';
export type { CheckoutRefusal } from './refusals.ts';
export type { CheckoutReview } from './review.ts';
export type { Sender, SentForm, Submitted } from './submit-form.ts';

/**
 * From cart to order. `draft` opens the form as it was left; `review` gives choices and sums for what was typed, and
 * `reviewForm` keeps that with the cart too; `place` makes the order, `submit` makes it of a form as page and script send it.
 *
 * Refusals: `checkout.empty-cart`, `checkout.wrong-fields`, `checkout.line-problem`, `checkout.restricted`,
 * `checkout.totals-changed`, `checkout.promotion-gone`, `checkout.no-delivery`, `checkout.no-payment`.
 */
export function createCheckout(needs: CheckoutNeeds & KeepingNeeds) {
  return {
    draft: openDraft(needs),
    review: reviewCheckout(needs),
    reviewForm: reviewForm(needs),
    place: placeOrder(needs),
    submit: submitForm(needs),
  };
}
