import type { OrderId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { OrderDeps } from '../../deps.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { planAmount } from '../../rules/refunds/plan-amount.ts';
import type { Refund } from '../../rules/refunds/refund.ts';
import { type RefundForm, refundBy } from './refund-order.ts';

/** Refunds an amount without items, as a price reduction; idempotent by key. */
export function refundAmount(deps: OrderDeps) {
  return (
    id: OrderId,
    { amount, ...form }: RefundForm & Readonly<{ amount: Money }>,
  ): Promise<Outcome<Refund, OrderRefusal>> =>
    refundBy(deps, id, { form, plan: (order) => planAmount(order, amount) });
}
