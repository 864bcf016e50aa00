import type { CheckoutDraft, CheckoutReview } from '#shop/checkout';
import type { SavedCard } from '#shop/payments';
import { DeliveryChoice } from '#views/checkout/delivery-choice.tsx';
import { CheckoutSum, OrderReviewTable } from '#views/checkout/order-review-table.tsx';
import { Payment } from '#views/checkout/payment-and-terms.tsx';
import { checkoutNonce } from '../guards/checkout-nonce.ts';
import { type PrintFacts, print } from './fragments.tsx';

type ReviewFacts = {
  draft: CheckoutDraft;
  /** The visitor's saved cards, and the choice. */
  cards: readonly SavedCard[];
  card: string | undefined;
};

/** The checkout fragments that depend on the choices, by selector. Source: WIRE §5 */
export function reviewFragments(
  review: CheckoutReview,
  { draft, language, token, deps, cards, card }: PrintFacts & ReviewFacts,
): Record<string, string> {
  const nonce = checkoutNonce(token, deps.secret);
  return {
    '.woocommerce-checkout-review-order-table': print(<OrderReviewTable review={review} />, language),
    '.woocommerce-checkout-payment': print(
      <Payment review={review} draft={draft} problems={{}} nonce={nonce} cards={cards} card={card} />,
      language,
    ),
    'div.jamra-delivery': print(<DeliveryChoice review={review} />, language),
    'span.jamra-checkout-sum': print(<CheckoutSum review={review} />, language),
  };
}
