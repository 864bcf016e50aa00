import { expect, it } from 'vitest';
import type { OrderStatus } from '#shop/orders';
import { captureOrVoid } from './auto-capture.ts';

const of = (status: OrderStatus) => ({ status });

it('PM-06 captures once the order is packed, if configured', () => {
  const allowed = { state: 'authorised' } as const;
  expect(captureOrVoid(of('confirmed'), allowed, 'when-packed')).toBe('nothing');
  expect(captureOrVoid(of('packed'), allowed, 'when-packed')).toBe('take');
  expect(captureOrVoid(of('shipped'), allowed, 'when-packed')).toBe('take');
  expect(captureOrVoid(of('packed'), allowed, 'by-hand')).toBe('nothing');
});

it('PM-06 voids the authorization of an order that is cancelled or failed', () => {
  for (const status of ['cancelled', 'failed', 'returned', 'refunded'] as const)
    expect(captureOrVoid(of(status), { state: 'authorised' }, 'by-hand'), status).toBe('give-up');
});

it('CO-08 a failed order can still be paid, a cancelled one cannot', () => {
  expect(captureOrVoid(of('failed'), { state: 'open' }, 'at-once')).toBe('nothing');
  expect(captureOrVoid(of('cancelled'), { state: 'open' }, 'at-once')).toBe('give-up');
  expect(captureOrVoid(of('cancelled'), { state: 'captured' }, 'at-once')).toBe('nothing');
});
