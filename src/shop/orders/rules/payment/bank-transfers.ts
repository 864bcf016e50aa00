import { aed, type Money, minus, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { hasGiftCardLines, hasRefunds, type Order, type OrderEvent } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { BANK_TRANSFER } from './payment-state.ts';

type Entry = Pick<OrderEvent, 'kind' | 'actor' | 'reason' | 'facts'>;

/** Reasons of recorded payments that are neither online nor bank transfers. */
const OTHER_REASONS: readonly string[] = ['gift-card', 'gift-card-returned', 'collected-at-the-door'];

const isOnline = ({ actor }: Entry): boolean => actor === 'payments';

/** Any reason is possible: staff may type their own. */
const isTransfer = (payment: Entry): boolean => !isOnline(payment) && !OTHER_REASONS.includes(payment.reason);

/** The payments of a timeline that count: bank transfers that were recorded by mistake are left out. */
export function countedPayments<Event extends Entry>(timeline: readonly Event[]): Event[] {
  const undoneAt = timeline.findLastIndex(({ kind }) => kind === 'payment-undone');
  return timeline.filter(
    (event, index) => event.kind === 'payment' && (index > undoneAt || !isTransfer(event)),
  );
}

/** The amount of an order paid by bank transfers; for a split order, its remaining part of them. */
function paidByTransfer({ money }: Order, payments: readonly Entry[]): Money {
  // The total of an order may exceed the highest product price, which limits `parsePrice`.
  const amounts = payments.filter(isTransfer).map(({ facts }) => aed(Math.round(Number(facts.amount) * 100)));
  return aed(Math.min(sum(amounts).minor, minus(money.paid, money.byGiftCard).minor));
}

/** @returns why the payment of an order by bank transfer cannot be undone, or its amount */
export function checkPaymentUndoable(order: Order, timeline: readonly Entry[]): Outcome<Money, OrderRefusal> {
  const { origin, paymentMethod, status } = order;
  if (origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
  const payments = countedPayments(timeline);
  const amount = paidByTransfer(order, payments);
  if (paymentMethod !== BANK_TRANSFER || amount.minor <= 0)
    return refuse({ code: 'orders.no-transfer-recorded' });
  if (hasRefunds(order)) return refuse({ code: 'orders.has-refunds' });
  if (status !== 'confirmed') return refuse({ code: 'orders.may-not-undo-payment', status });
  if (payments.some(isOnline)) return refuse({ code: 'orders.paid-online-too' });
  return hasGiftCardLines(order) ? refuse({ code: 'orders.gift-cards-issued' }) : done(amount);
}

/** Why a bank transfer cannot be undone and is refunded instead. */
export type RefundedInstead = 'gift-cards-issued' | 'paid-online-too' | 'split-off';

const FOR_GOOD: Readonly<Record<string, RefundedInstead>> = {
  'orders.gift-cards-issued': 'gift-cards-issued',
  'orders.paid-online-too': 'paid-online-too',
};

/** Why a confirmed bank transfer is refunded instead of undone; null where it can be undone, or none was confirmed. */
export function refundedInstead(order: Order, timeline: readonly Entry[]): RefundedInstead | null {
  const { origin, paymentMethod, status, money } = order;
  const undoable = checkPaymentUndoable(order, timeline);
  if (undoable.ok || status !== 'confirmed') return null;
  const { code } = undoable.refusal;
  if (code !== 'orders.no-transfer-recorded') return FOR_GOOD[code] ?? null;
  // What the order paid was recorded with the one that it was split from.
  const hasItsPart = origin === 'split' && paymentMethod === BANK_TRANSFER;
  return hasItsPart && money.paid.minor > money.byGiftCard.minor ? 'split-off' : null;
}
