import type { Localized } from '#kernel/language.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { LineProblem } from '#shop/cart';
import type { GiftCardRefusal } from '#shop/gift-cards';
import type { PromotionRefusal } from '#shop/promotions';
import type { RestrictionRefusal } from '#shop/restrictions';
import type { FieldProblems } from './rules/form.ts';

export type CheckoutRefusal =
  | { code: 'checkout.empty-cart' }
  /** The form already placed an order for another cart or other lines. */
  | { code: 'checkout.form-used' }
  | { code: 'checkout.wrong-fields'; problems: FieldProblems }
  | {
      code: 'checkout.line-problem';
      name: Localized;
      problem: Exclude<LineProblem, '' | 'restricted'>;
      left: number;
      /** Another product of the cart, which takes the same stock. */
      beside?: Localized;
    }
  | { code: 'checkout.restricted'; name: Localized; refusal: RestrictionRefusal }
  | Extract<GiftCardRefusal, { code: 'gift-cards.over-limit' | 'gift-cards.off' }>
  | { code: 'checkout.too-much' }
  /** A line is a subscription and the customer is not signed in. */
  | { code: 'checkout.account-needed' }
  | { code: 'checkout.other-address' }
  | { code: 'checkout.totals-changed' }
  | { code: 'checkout.promotion-gone'; refusal: PromotionRefusal }
  | { code: 'checkout.no-delivery' }
  | { code: 'checkout.no-payment' };

/** HTTP replies; the frozen WooCommerce call answers 200 regardless. Source: WIRE §5 */
export const checkoutRefusals = {
  'checkout.empty-cart': { status: 422 },
  'checkout.wrong-fields': { status: 422 },
  'checkout.line-problem': { status: 409 },
  'checkout.restricted': { status: 422, facts: ['name'] },
  'checkout.too-much': { status: 422 },
  'checkout.account-needed': { status: 422 },
  'checkout.form-used': { status: 409 },
  'checkout.other-address': { status: 422 },
  'checkout.totals-changed': { status: 409 },
  'checkout.promotion-gone': { status: 409 },
  'checkout.no-delivery': { status: 422 },
  'checkout.no-payment': { status: 422 },
} as const satisfies RefusalReplies<Exclude<CheckoutRefusal, GiftCardRefusal>>;
