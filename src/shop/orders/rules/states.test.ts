import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../order.ts';
import { FIRST, MOVES, mayMove } from './states.ts';

/** Written out: expectations taken from the table under test would change with it. */
const ALLOWED: Readonly<Record<OrderStatus, string>> = {
  pending: 'confirmed, on-hold, failed, cancelled',
  'on-hold': 'confirmed, cancelled, failed',
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

  it('OR-01 are all reachable', () => {
    const reached = new Set<OrderStatus>(FIRST);
    for (const state of reached) for (const next of MOVES[state]) reached.add(next);
    expect([...reached].toSorted()).toEqual(all.toSorted());
  });
});
