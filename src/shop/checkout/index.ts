import { findToPay, payForOrder } from './actions/pay-for-order.ts';
import { offerOfButton, type PaymentButtonDeps, payItem } from './actions/pay-item.ts';
import { placeOrder } from './actions/place-order.ts';
import { placeRenewal, quoteRenewal } from './actions/place-renewal.ts';
import { expressOffers, reviewCheckout } from './actions/review-checkout.ts';
import { type DraftDeps, openDraft, saveDraft } from './actions/saved-draft.ts';
import { type AddressDeps, reviewForm, submitForm } from './actions/submit-form.ts';
import { findUnpaidOrder, type UnpaidOrder } from './actions/unpaid-order.ts';
import type { CheckoutDeps } from './deps.ts';
import { changePaymentOf, type PaymentChangeDeps, paymentChoices } from './staff/change-payment.ts';

/** Whether an order can be paid. */
export { waitsForPayment } from './actions/pay-for-order.ts';
export type { PayingItem, PaymentButton } from './actions/pay-item.ts';
export type { RenewalOrder } from './actions/place-renewal.ts';
export type { Sender, SentForm, Submitted } from './actions/submit-form.ts';
export type { CheckoutRefusal } from './refusals.ts';
export type { ButtonMethod, ButtonOffer, ForSale } from './rules/button-offer.ts';
export type { ExpressOffer } from './rules/express.ts';
/** The form: values and errors. */
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
} from './rules/form.ts';
export type { Placing } from './rules/placing.ts';
export type { CheckoutReview } from './rules/review.ts';
export type { UnpaidOrder };

/**
 * From cart to order. `draft` reads the stored form and `saveDraft` stores it; `review` returns choices and totals for the
 * typed values, and `reviewForm` stores them too; `place` places an order, `submit` from a submitted form;
 * `placeRenewal` places the next order of a subscription, `quoteRenewal` returns its current total. `findToPay`
 * returns an unpaid order with its payment methods, for requests with its key; `payForOrder` sets the method. For
 * staff `paymentChoices` returns the methods of an order that is not paid, `changePayment` sets one. `button` returns
 * what a payment button sells, with the reasons why it is not offered; `express` does so for the express wallet
 * button; `payItem` places the order of a fixed item. `ownOrder` is the unpaid order that reserves stock the cart
 * lacks.
 *
 * Refusals: `checkout.empty-cart`, `checkout.wrong-fields`, `checkout.line-problem`, `checkout.restricted`,
 * `checkout.too-much`, `checkout.other-address`, `checkout.totals-changed`, `checkout.promotion-gone`,
 * `checkout.no-delivery`, `checkout.no-payment`, `checkout.account-needed`.
 */
export function createCheckout(
  deps: CheckoutDeps & DraftDeps & AddressDeps & PaymentButtonDeps & PaymentChangeDeps,
) {
  return {
    draft: openDraft(deps),
    saveDraft: saveDraft(deps),
    review: reviewCheckout(deps),
    reviewForm: reviewForm(deps),
    place: placeOrder(deps),
    placeRenewal: placeRenewal(deps),
    quoteRenewal: quoteRenewal(deps),
    submit: submitForm(deps),
    findToPay: findToPay(deps),
    payForOrder: payForOrder(deps),
    paymentChoices: paymentChoices(deps),
    changePayment: changePaymentOf(deps),
    ownOrder: findUnpaidOrder(deps),
    button: offerOfButton(deps),
    express: expressOffers(deps),
    payItem: payItem(deps),
  };
}
