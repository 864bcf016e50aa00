import { describe, expect, it } from 'vitest';
import type { OrderStatus } from './order.ts';
import { FIRST, MOVES, mayMove } from './states.ts';

const all = Object.keys(MOVES) as OrderStatus[];

describe('the states of an order', () => {
  it('OR-01 lead only to states that exist', () => {
    for (const targets of Object.values(MOVES)) for (const target of targets) expect(all).toContain(target);
  });

  it('OR-01 can all be reached', () => {
    const reached = new Set<OrderStatus>(FIRST);
    for (const state of reached) for (const next of MOVES[state]) reached.add(next);
    expect([...reached].sort()).toEqual([...all].sort());
  });

  it('OR-01 refuse a move that is not listed', () => {
    expect(mayMove('confirmed', 'packed')).toBe(true);
    expect(mayMove('cancelled', 'confirmed')).toBe(false);
    expect(mayMove('delivered', 'packed')).toBe(false);
  });
});
