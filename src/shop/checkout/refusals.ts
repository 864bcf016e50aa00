import type { Localized } from '#kernel/language.ts';
import type { FieldProblems } from './form.ts';

/** Every answer "no" of the checkout. */
export type CheckoutRefusal =
  | { code: 'checkout.empty-cart' }
  | { code: 'checkout.wrong-fields'; problems: FieldProblems }
  | {
      code: 'checkout.line-problem';
      name: Localized;
      problem: 'gone' | 'out-of-stock' | 'too-many';
      left: number;
    }
  | { code: 'checkout.totals-changed' }
  | { code: 'checkout.no-delivery' }
  | { code: 'checkout.no-payment' };
