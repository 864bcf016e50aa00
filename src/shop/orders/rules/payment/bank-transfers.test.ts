import { describe, expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import type { Order, OrderEvent, OrderLine } from '../../order.ts';
import { checkPaymentUndoable, countedPayments } from './bank-transfers.ts';

type Entry = Pick<OrderEvent, 'kind' | 'actor' | 'reason' | 'facts'>;

const entry = (amount: string, more: Partial<Entry>): Entry => ({
  ...{ kind: 'payment', actor: 'Mona', reason: 'bank-transfer', facts: { amount } },
  ...more,
});
const transfer = (amount: string, reason = 'bank-transfer') => entry(amount, { reason });
const undone = (amount: string) => entry(amount, { kind: 'payment-undone', reason: 'wrong account' });
const byCard = entry('50.00', { actor: 'payments', reason: 'stripe pi_1 5000' });
const byGiftCard = entry('30.00', { actor: 'shopper', reason: 'gift-card' });

const line = { giftCard: null, refundedQuantity: 0 } as OrderLine;

function order(paid: number, more: Partial<Order> = {}, money: Partial<Order['money']> = {}): Order {
  return {
    ...{ origin: 'shop', status: 'confirmed', paymentMethod: 'bacs', lines: [line] },
    money: { paid: aed(paid), byGiftCard: NOTHING, refunded: NOTHING, ...money },
    ...more,
  } as Order;
}

const outcomeOf = (seen: Order, ...timeline: readonly Entry[]) => {
  const checked = checkPaymentUndoable(seen, timeline);
  return checked.ok ? checked.value.minor : checked.refusal.code;
};

describe('undoing a bank transfer', () => {
  it('OR-02 takes back payments by transfer, with any reason of staff', () => {
    expect(outcomeOf(order(10_000), transfer('100.00'))).toBe(10_000);
    expect(outcomeOf(order(12_500), transfer('100.00'), transfer('25.00', 'seen at the bank'))).toBe(12_500);
    expect(outcomeOf(order(2_000_000_000), transfer('20000000.00'))).toBe(2_000_000_000);
  });

  it('OR-02 keeps payments by gift card, and amounts of split orders', () => {
    const shared = order(10_000, {}, { byGiftCard: aed(3000) });
    expect(outcomeOf(shared, byGiftCard, transfer('70.00'))).toBe(7000);
    expect(outcomeOf(order(6000), transfer('100.00'))).toBe(6000);
  });

  it('OR-02 keeps amounts paid by items of an exchange', () => {
    expect(outcomeOf(order(10_000), transfer('20.00'))).toBe(2000);
  });

  it('OR-02 takes back only transfers recorded since the last undo', () => {
    expect(outcomeOf(order(0), transfer('100.00'), undone('100.00'))).toBe('orders.no-transfer-recorded');
    expect(outcomeOf(order(9000), transfer('100.00'), undone('100.00'), transfer('90.00'))).toBe(9000);
  });

  it.each([
    ['orders.of-old-shop', order(10_000, { origin: 'old-shop' })],
    ['orders.no-transfer-recorded', order(10_000, { paymentMethod: 'cod' })],
    ['orders.no-transfer-recorded', order(0)],
    ['orders.has-refunds', order(10_000, {}, { refunded: aed(1) })],
    ['orders.has-refunds', order(10_000, { lines: [{ ...line, refundedQuantity: 1 }] })],
    ['orders.may-not-undo-payment', order(10_000, { status: 'packed' })],
    ['orders.may-not-undo-payment', order(10_000, { status: 'on-hold' })],
    ['orders.gift-cards-issued', order(10_000, { lines: [{ ...line, giftCard: {} as never }] })],
  ])('OR-02 is refused with %s', (code, seen) => {
    expect(outcomeOf(seen, transfer('100.00'))).toBe(code);
  });

  it('OR-02 is refused without a transfer, and with an online payment', () => {
    expect(outcomeOf(order(10_000))).toBe('orders.no-transfer-recorded');
    expect(outcomeOf(order(10_000), transfer('50.00'), byCard)).toBe('orders.paid-online-too');
  });
});

it('OR-02 payments count, except undone transfers', () => {
  const before = [byGiftCard, transfer('70.00')];
  const after = transfer('70.00');
  const move = entry('0.00', { kind: 'move', reason: 'payment-undone' });
  expect(countedPayments(before)).toEqual(before);
  expect(countedPayments([...before, undone('70.00'), move])).toEqual([byGiftCard]);
  expect(countedPayments([...before, undone('70.00'), move, after])).toEqual([byGiftCard, after]);
});
