import { expect, it } from 'vitest';
import { daysLeft, expiredBefore } from './days-left.ts';

const NOW = new Date('2026-11-30T12:00:00Z');

it('BO-01 says how many days something can still be restored', () => {
  expect(daysLeft(NOW, NOW)).toBe(30);
  expect(daysLeft(new Date('2026-11-29T11:00:00Z'), NOW)).toBe(29);
  expect(daysLeft(new Date('2026-10-31T12:00:01Z'), NOW)).toBe(1);
  expect(daysLeft(expiredBefore(NOW), NOW)).toBe(0);
  expect(daysLeft(new Date('2026-01-01T00:00:00Z'), NOW)).toBe(0);
});
