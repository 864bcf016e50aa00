import { describe, expect, it } from 'vitest';
import { mayReturnMove, RETURN_MOVES, type ReturnState } from './return.ts';

const all = Object.keys(RETURN_MOVES) as ReturnState[];

describe('the states of a return', () => {
  it('OR-05 are complete and reachable', () => {
    const reached = new Set<ReturnState>(['asked']);
    for (const state of reached) for (const next of RETURN_MOVES[state]) reached.add(next);
    expect([...reached].sort()).toEqual([...all].sort());
  });

  it('OR-05 refund only after receipt', () => {
    expect(mayReturnMove('approved', 'refunded')).toBe(false);
    expect(mayReturnMove('received', 'refunded')).toBe(true);
    expect(mayReturnMove('refused', 'approved')).toBe(false);
  });
});
