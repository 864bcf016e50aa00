import { describe, expect, it } from 'vitest';
import { mayUndo, problemOf, retryAt } from './attempts.ts';
import { mayBecome, SUBSCRIPTION_MOVES, SUBSCRIPTION_STATES } from './states.ts';

const NOW = new Date('2026-11-26T10:00:00+04:00');
const name = { en: 'Amber' };

describe('states of a subscription', () => {
  it('are all reachable, and cancelled is final', () => {
    const reached = new Set(Object.values(SUBSCRIPTION_MOVES).flat());
    expect(SUBSCRIPTION_STATES.filter((state) => state !== 'pending' && !reached.has(state))).toEqual([]);
    expect(SUBSCRIPTION_MOVES.cancelled).toEqual([]);
    expect(mayBecome('pending', 'paused')).toBe(false);
    expect(mayBecome('paused', 'active')).toBe(true);
  });
});

describe('attempts', () => {
  it('are repeated daily until they are used up', () => {
    expect(retryAt(1, 3, NOW)?.toISOString()).toBe('2026-11-27T06:00:00.000Z');
    expect(retryAt(3, 3, NOW)).not.toBeNull();
    expect(retryAt(4, 3, NOW)).toBeNull();
    expect(retryAt(1, 0, NOW)).toBeNull();
  });

  it('name the failures that the customer can resolve', () => {
    const line = { code: 'checkout.line-problem', name, left: 0 } as const;
    expect(problemOf({ ...line, problem: 'gone' })).toBe('not-for-sale');
    expect(problemOf({ ...line, problem: 'too-many' })).toBe('out-of-stock');
    expect(problemOf({ ...line, problem: 'over-limit' })).toBe('over-limit');
    expect(problemOf({ code: 'checkout.no-payment' })).toBe('no-payment');
    expect(problemOf({ code: 'checkout.too-much' })).toBe('other');
  });

  it('of cancelling can be undone for a day', () => {
    expect(mayUndo(NOW, new Date(NOW.getTime() + 86_399_000))).toBe(true);
    expect(mayUndo(NOW, new Date(NOW.getTime() + 86_400_000))).toBe(false);
    expect(mayUndo(null, NOW)).toBe(false);
  });
});
