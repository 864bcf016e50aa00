import type { CheckoutDraft, CheckoutReview } from '#shop/checkout';
import type { KeptCard } from '#shop/payments';
import { DeliveryChoice } from '#views/checkout/delivery-choice.tsx';
import { CheckoutSum, OrderReviewTable } from '#views/checkout/order-review-table.tsx';
import { Payment } from '#views/checkout/payment-and-terms.tsx';
import { checkoutNonce } from './checkout-nonce.ts';
import { type PrintFacts, print } from './fragments.tsx';

type ReviewFacts = {
  draft: CheckoutDraft;
  /** Cards that this visitor has kept, and what was chosen of them. */
  cards: readonly KeptCard[];
  card: string | undefined;
};

/** The pieces of the checkout's page that follow what was chosen, by the selector each replaces. Source: WIRE §5 */
export function reviewFragments(
  review: CheckoutReview,
  { draft, language, token, needs, cards, card }: PrintFacts & ReviewFacts,
): Record<string, string> {
  const nonce = checkoutNonce(token, needs.secret);
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
