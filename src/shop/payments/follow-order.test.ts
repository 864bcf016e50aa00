import { expect, it } from 'vitest';
import type { OrderStatus } from '#shop/orders';
import { whatFollows } from './follow-order.ts';

const of = (status: OrderStatus) => ({ status });

it('PM-06 takes what was allowed once the order is packed, where the setting lets it', () => {
  const allowed = { state: 'authorised' } as const;
  expect(whatFollows(of('confirmed'), allowed, 'when-packed')).toBe('nothing');
  expect(whatFollows(of('packed'), allowed, 'when-packed')).toBe('take');
  expect(whatFollows(of('shipped'), allowed, 'when-packed')).toBe('take');
  expect(whatFollows(of('packed'), allowed, 'by-hand')).toBe('nothing');
});

it('PM-06 gives up what was allowed for an order that comes to nothing', () => {
  for (const status of ['cancelled', 'failed', 'returned', 'refunded'] as const)
    expect(whatFollows(of(status), { state: 'authorised' }, 'by-hand'), status).toBe('give-up');
});

it('CO-08 a failed order may still be paid, a cancelled one may not', () => {
  expect(whatFollows(of('failed'), { state: 'open' }, 'at-once')).toBe('nothing');
  expect(whatFollows(of('cancelled'), { state: 'open' }, 'at-once')).toBe('give-up');
  expect(whatFollows(of('cancelled'), { state: 'captured' }, 'at-once')).toBe('nothing');
});
