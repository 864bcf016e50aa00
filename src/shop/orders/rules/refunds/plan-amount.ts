import { aed, type Money, minus, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { spread } from '#shop/promotions';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { chargesLeft, paidLeft, planOf, type RefundedLine, type RefundPlan } from './plan-refund.ts';
import { partOf, refundableOf } from './refundable-amount.ts';

/** The refundable remainder of each line; gift cards can only be refunded by line, since the refund voids them. */
function itemsLeft({ lines }: Order) {
  return lines.flatMap((line, position) =>
    line.giftCard === null ? [{ key: String(position), amount: refundableOf(line).amount }] : [],
  );
}

/** The highest amount that can be refunded of an order without naming its lines. */
export function refundableAmount(order: Order): Money {
  const { delivery, giftWrap, fee } = chargesLeft(order);
  const left = sum([...itemsLeft(order).map(({ amount }) => amount), delivery, giftWrap, fee]);
  return aed(Math.max(0, Math.min(left.minor, paidLeft(order).minor)));
}

function partsOfLines(order: Order, amount: Money): RefundedLine[] {
  return spread(amount, itemsLeft(order)).flatMap(({ key, amount: part }) => {
    const line = order.lines[Number(key)];
    if (line === undefined || part.minor === 0) return [];
    return [{ position: Number(key), quantity: 0, isRestocked: false, ...partOf(line, part) }];
  });
}

/** Takes an amount from one charge after the other. @returns what of each */
function takeFrom<Key extends string>(
  charges: Readonly<Record<Key, Money>>,
  order: readonly Key[],
  from: Money,
) {
  let left = from.minor;
  const taken = order.map((key) => {
    const part = Math.min(left, charges[key].minor);
    left -= part;
    return [key, aed(part)] as const;
  });
  return Object.fromEntries(taken) as Record<Key, Money>;
}

/**
 * Calculates the refund of an amount: a price reduction of the products by their value, then of delivery, gift wrap
 * and fee. No quantities are refunded.
 *
 * @returns the plan, or a refusal: nothing, an unpaid order, or more than is left
 * Source: OR-04
 */
export function planAmount(order: Order, amount: Money): Outcome<RefundPlan, OrderRefusal> {
  if (order.money.paid.minor === 0) return refuse({ code: 'orders.nothing-paid' });
  const left = refundableAmount(order);
  if (amount.minor <= 0 || left.minor === 0) return refuse({ code: 'orders.nothing-to-refund' });
  if (amount.minor > left.minor) return refuse({ code: 'orders.more-than-paid', left });
  const product = sum(itemsLeft(order).map((part) => part.amount));
  const ofProducts = aed(Math.min(amount.minor, product.minor));
  const charges = takeFrom(chargesLeft(order), ['delivery', 'giftWrap', 'fee'], minus(amount, ofProducts));
  return done(planOf(order, { lines: partsOfLines(order, ofProducts), ...charges }));
}
