import { expect, it } from 'vitest';
import { MINUTE_MS } from '#kernel/instant.ts';
import { minutesToWait } from './throttle.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);
const NONE = { address: [], cart: [], mail: [] };
const five = [1, 5, 10, 20, 40].map(ago);

it('SV-04 allows four failures and delays the sixth attempt', () => {
  expect(minutesToWait({ ...NONE, cart: five.slice(0, 4) }, 5, NOW)).toBe(0);
  expect(minutesToWait({ ...NONE, cart: five }, 5, NOW)).toBe(20);
  expect(minutesToWait({ ...NONE, mail: five }, 5, NOW)).toBe(20);
});

it('SV-04 forgets failures after an hour', () => {
  expect(minutesToWait({ ...NONE, cart: [...five.slice(0, 4), ago(60)] }, 5, NOW)).toBe(0);
});

it('SV-04 allows more failures per address', () => {
  expect(minutesToWait({ ...NONE, address: five }, 5, NOW)).toBe(0);
  expect(minutesToWait({ ...NONE, address: Array.from({ length: 20 }, () => ago(1)) }, 5, NOW)).toBe(59);
});
