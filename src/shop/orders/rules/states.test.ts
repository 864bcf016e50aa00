import { describe, expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import type { Order } from '../order.ts';
import { NO_DELIVERY } from './no-delivery.ts';
import type { OrderStatus } from './order-status.ts';
import { FIRST, MOVES, mayMove, movesOf } from './states.ts';

/** Independent of the table under test, which would change the expectations with it. */
const ALLOWED: Readonly<Record<OrderStatus, string>> = {
  pending: 'confirmed, on-hold, failed, cancelled',
  'on-hold': 'confirmed, pending, cancelled, failed',
  confirmed: 'packed, on-hold, cancelled, refunded',
  packed: 'shipped, confirmed, cancelled',
  shipped: 'delivered, returned',
  delivered: 'completed, returned, refunded',
  completed: 'returned, refunded',
  cancelled: '',
  failed: 'pending, confirmed, cancelled',
  refunded: '',
  returned: 'refunded',
};
const BY_COURIER = { ...NO_DELIVERY, code: 'standard' };
const all = Object.keys(ALLOWED) as OrderStatus[];

describe('the states of an order', () => {
  it('OR-01 are exactly eleven', () => {
    expect(Object.keys(MOVES).toSorted()).toEqual(all.toSorted());
    expect(all).toHaveLength(11);
  });

  it.each(all)('OR-01 allow the listed transitions from %s only', (from) => {
    const allowed = all.filter((to) => mayMove(from, to));
    expect(allowed.toSorted()).toEqual(ALLOWED[from].split(', ').filter(Boolean).toSorted());
  });

  it('OR-01 do not move automatically from on hold to pending', () => {
    const money = { paid: aed(0) } as Order['money'];
    expect(movesOf({ status: 'on-hold', origin: 'shop', money, delivery: BY_COURIER })).toEqual([
      'confirmed',
      'cancelled',
      'failed',
    ]);
  });

  it('OR-01 complete orders without shipping instead of packing them', () => {
    const order = { status: 'confirmed', origin: 'shop', money: { paid: aed(9) } as Order['money'] } as const;
    for (const code of ['none', 'by-mail'])
      expect(movesOf({ ...order, delivery: { ...NO_DELIVERY, code } })).toEqual(
        'completed, on-hold, cancelled, refunded'.split(', '),
      );
    expect(movesOf({ ...order, delivery: BY_COURIER })).toContain('packed');
  });

  it('OR-01 are all reachable', () => {
    const reached = new Set<OrderStatus>(FIRST);
    for (const state of reached) for (const next of MOVES[state]) reached.add(next);
    expect([...reached].toSorted()).toEqual(all.toSorted());
  });
});
