import type { ActionRefusal } from '#admin-actions/action.ts';
import type { Emirate } from '#kernel/address/emirate.ts';
import { minus } from '#kernel/money.ts';
import type { OrderLine, OrderTotals } from '#shop/orders';
import type { PaymentFacts } from '#shop/payments';
import { judge, type RestrictionFacts, ruleFor } from '#shop/restrictions';
import type { Settings } from '#shop/settings';

type Line = Pick<OrderLine, 'class' | 'name'>;

/** The facts by which sales restrictions judge a cart. */
export type SaleFacts = Omit<RestrictionFacts, 'class'>;

/** The sales restriction of each line, with the line's name; null if there is none. Source: BO-07 */
export function restrictionsOn(
  lines: readonly Line[],
  facts: SaleFacts,
  settings: Settings,
): (ActionRefusal | null)[] {
  return lines.map(({ class: kind, name }) => {
    const refusal = judge({ ...facts, class: kind }, settings);
    return refusal === null ? null : Object.assign({ name }, refusal);
  });
}

type Basket = Readonly<{
  lines: readonly Line[];
  emirate: Emirate | null;
  totals: Pick<OrderTotals, 'total' | 'fee'>;
}>;

/** The facts by which payment methods judge a manual order. Source: PM-04 */
export function paymentFactsOf({ lines, emirate, totals }: Basket, settings: Settings): PaymentFacts {
  const classes = [...new Set(lines.map((line) => line.class))];
  return {
    classes,
    emirate,
    total: minus(totals.total, totals.fee),
    needsDelivery: true,
    device: null,
    ruledOut: classes.flatMap((one) => ruleFor(one, emirate, settings)?.forbidsPayment ?? []),
  };
}

/** Reports a missing age confirmation at its checkbox. */
export const NOT_OF_AGE = Object.assign(
  { code: 'admin.unreadable' as const },
  { problems: { isOfAge: 'age' } },
);

export const PAYMENT_NOT_OFFERED: ActionRefusal = { code: 'admin.payment-not-offered' };
