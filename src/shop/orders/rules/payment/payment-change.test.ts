import { expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import type { Order } from '../../order.ts';
import type { OrderStatus } from '../order-status.ts';
import { checkMarkPaid, checkPaymentChangeable, statusWithPayment } from './payment-change.ts';

const NOT_PAID = {
  ...{ paid: NOTHING, byGiftCard: NOTHING, refunded: NOTHING, refundDue: NOTHING },
  ...{ refundedDelivery: NOTHING, refundedGiftWrap: NOTHING, refundedFee: NOTHING },
};

function order(status: OrderStatus, paymentMethod: string, more: Partial<Order> = {}) {
  const totals = { total: aed(10_000) } as Order['totals'];
  return { ...{ status, paymentMethod, totals, money: NOT_PAID, origin: 'shop' as const }, ...more };
}

const codeOf = (seen: ReturnType<typeof order>) => {
  const checked = checkPaymentChangeable(seen);
  return checked.ok ? 'may' : checked.refusal.code;
};

it('OR-03 the payment method changes while nothing is paid, and with cash until it is collected', () => {
  const unpaid = (['pending', 'on-hold', 'failed'] as const).map((status) => order(status, 'jamra_card'));
  const cash = (['confirmed', 'packed', 'shipped'] as const).map((status) => order(status, 'cod'));
  expect([...unpaid, ...cash].map(codeOf)).toEqual(Array(6).fill('may'));
});

it('OR-03 orders that are paid, refunded, delivered, cancelled or imported keep their method', () => {
  const paid = { money: { ...NOT_PAID, paid: aed(10_000) } };
  const refunded = { money: { ...NOT_PAID, paid: aed(500), refunded: aed(500) } };
  expect(codeOf(order('on-hold', 'jamra_card', paid))).toBe('orders.already-paid');
  expect(codeOf(order('confirmed', 'cod', refunded))).toBe('orders.has-refunds');
  expect(codeOf(order('pending', 'cod', { origin: 'old-shop' }))).toBe('orders.of-old-shop');
  const others = [
    order('confirmed', 'jamra_card'),
    order('confirmed', 'bacs'),
    order('delivered', 'cod'),
    order('cancelled', 'cod'),
  ];
  expect(others.map(codeOf)).toEqual(Array(4).fill('orders.may-not-change-payment'));
});

it('OR-03 a bank transfer can be recorded on hold and later, while an amount is due', () => {
  const marked = (status: OrderStatus, paymentMethod: string, more: Partial<Order> = {}) => {
    const checked = checkMarkPaid({ ...order(status, paymentMethod, more), lines: [] });
    return checked.ok ? 'may' : checked.refusal.code;
  };
  const paid = { money: { ...NOT_PAID, paid: aed(10_000) } };
  expect((['on-hold', 'confirmed', 'shipped'] as const).map((status) => marked(status, 'bacs'))).toEqual([
    ...Array(3).fill('may'),
  ]);
  expect(marked('on-hold', 'bacs', paid)).toBe('orders.already-paid');
  expect(marked('on-hold', 'bacs', { origin: 'old-shop' })).toBe('orders.of-old-shop');
  expect([marked('confirmed', 'cod'), marked('cancelled', 'bacs'), marked('failed', 'bacs')]).toEqual(
    Array(3).fill('orders.may-not-mark-paid'),
  );
});

it('OR-03 an order gets the first status of its new method; a packed or shipped one keeps its status and excludes online methods', () => {
  expect(statusWithPayment({ status: 'confirmed' }, 'pending')).toEqual({ ok: true, value: 'pending' });
  expect(statusWithPayment({ status: 'on-hold' }, 'confirmed')).toEqual({ ok: true, value: 'confirmed' });
  expect(statusWithPayment({ status: 'shipped' }, 'on-hold')).toEqual({ ok: true, value: 'shipped' });
  expect(statusWithPayment({ status: 'packed' }, 'pending')).toMatchObject({
    refusal: { code: 'orders.no-online-payment', status: 'packed' },
  });
});
