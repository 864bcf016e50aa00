import { expect, test } from 'vitest';
import { formatDeadline } from './date.ts';

test('a deadline at midnight is the last minute of the day before', () => {
  expect(formatDeadline(new Date('2026-11-30T00:00:00+04:00'), 'en')).toBe('Sunday 23:59');
  expect(formatDeadline(new Date('2026-11-26T16:00:00+04:00'), 'en')).toBe('Thursday 16:00');
  expect(formatDeadline(new Date('2026-11-30T00:00:00+04:00'), 'ar')).toContain('الأحد');
});
