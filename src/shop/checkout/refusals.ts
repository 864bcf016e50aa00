import type { Localized } from '#kernel/language.ts';
import type { LineProblem } from '#shop/cart';
import type { PromotionRefusal } from '#shop/promotions';
import type { RestrictionRefusal } from '#shop/restrictions';
import type { FieldProblems } from './form.ts';

/** Every answer "no" of the checkout. */
export type CheckoutRefusal =
  | { code: 'checkout.empty-cart' }
  /** The form made an order already, of another cart or other lines. */
  | { code: 'checkout.form-used' }
  | { code: 'checkout.wrong-fields'; problems: FieldProblems }
  | {
      code: 'checkout.line-problem';
      name: Localized;
      problem: Exclude<LineProblem, '' | 'restricted'>;
      left: number;
    }
  | { code: 'checkout.restricted'; name: Localized; refusal: RestrictionRefusal }
  | { code: 'checkout.too-much' }
  | { code: 'checkout.other-address' }
  | { code: 'checkout.totals-changed' }
  | { code: 'checkout.promotion-gone'; refusal: PromotionRefusal }
  | { code: 'checkout.no-delivery' }
  | { code: 'checkout.no-payment' };
