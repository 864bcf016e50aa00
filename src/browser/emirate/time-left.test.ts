import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const units = { hours: '{n} h', minutes: '{n} min' };
const MINUTE = 60_000;

it.each([
  [200 * MINUTE, '3 h 20 min'],
  [200 * MINUTE + 59_999, '3 h 20 min'],
  [120 * MINUTE, '2 h'],
  [59 * MINUTE, '59 min'],
  [1, '1 min'],
])('%d ms are %s', (ms, text) => {
  expect(timeLeft(ms, units)).toBe(text);
});

it('a deadline that is reached, and an invalid one, leave no time', () => {
  for (const ms of [0, -1, Number.NaN]) expect(timeLeft(ms, units)).toBeNull();
});
