import { type Money, minus, plus, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Part, percentOf, spread } from '#shop/promotions/rules/spread.ts';
import { vatIncludedIn } from '#shop/taxes';
import type { OrderLine } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';

/** A discount that staff give: an amount or a percentage of what promotions leave to pay for the items. */
export type ManualDiscount = Readonly<{ reason: string }> &
  (Readonly<{ amount: Money }> | Readonly<{ percent: number }>);

type Discounted = Readonly<{ lines: readonly OrderLine[]; amount: Money }>;

function withMore(line: OrderLine, more: Money): OrderLine {
  const discount = plus(line.discount, more);
  return { ...line, discount, vat: line.isTaxable ? vatIncludedIn(minus(line.total, discount)) : line.vat };
}

/**
 * Distributes a manual discount over the lines, to the fils, with their VAT.
 *
 * @param mayDiscount whether a line may be discounted; others keep their price
 * @returns the lines and the total discount; refuses `orders.over-discounted` when it exceeds the amount to pay
 * Source: OR-03
 */
export function giveDiscount(
  lines: readonly OrderLine[],
  given: ManualDiscount,
  mayDiscount: (line: OrderLine) => boolean,
): Outcome<Discounted, OrderRefusal> {
  const parts: Part[] = lines.flatMap((line, index) =>
    mayDiscount(line) ? [{ key: String(index), amount: minus(line.total, line.discount) }] : [],
  );
  const left = sum(parts.map(({ amount }) => amount));
  const isTooMuch = left.minor === 0 || ('amount' in given && given.amount.minor > left.minor);
  if (isTooMuch) return refuse({ code: 'orders.over-discounted', left });
  const shares = 'amount' in given ? spread(given.amount, parts) : percentOf(given.percent, parts);
  const byIndex = new Map(shares.map(({ key, amount }) => [key, amount]));
  return done({
    lines: lines.map((line, index) => {
      const more = byIndex.get(String(index));
      return more === undefined ? line : withMore(line, more);
    }),
    amount: sum(shares.map(({ amount }) => amount)),
  });
}
