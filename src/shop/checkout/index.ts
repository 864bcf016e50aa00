import { type CheckoutNeeds, placeOrder, reviewCheckout } from './place-order.ts';

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

/**
 * From cart to order: `review` gives choices and sums; `place` makes the order.
 *
 * Refusals: `checkout.empty-cart`, `checkout.wrong-fields`, `checkout.line-problem`, `checkout.totals-changed`,
 * `checkout.no-delivery`, `checkout.no-payment`.
 */
export function createCheckout(needs: CheckoutNeeds) {
  return { review: reviewCheckout(needs), place: placeOrder(needs) };
}
