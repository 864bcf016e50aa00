import { expect, it } from 'vitest';
import { promotionState } from './state.ts';

const now = new Date('2026-11-21T10:00:00Z');
const before = new Date('2026-11-20T10:00:00Z');
const after = new Date('2026-11-22T10:00:00Z');
const plain = { isActive: true, startsAt: null, endsAt: null, usageLimit: null, uses: 3 };

it.each([
  ['running', plain],
  ['running', { ...plain, startsAt: before, endsAt: after, usageLimit: 4 }],
  ['running', { ...plain, endsAt: now }],
  ['planned', { ...plain, startsAt: after }],
  ['over', { ...plain, endsAt: before, usageLimit: 3 }],
  ['used-up', { ...plain, usageLimit: 3 }],
  ['off', { ...plain, isActive: false, endsAt: before }],
])('CO-05 a promotion is %s', (state, facts) => {
  expect(promotionState(facts, now)).toBe(state);
});
