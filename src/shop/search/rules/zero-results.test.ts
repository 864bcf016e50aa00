import { expect, it } from 'vitest';
import { dayBefore, toZeroResult } from './zero-results.ts';

it('SE-03 counts searches without results in one normal form', () => {
  expect(toZeroResult('  Ice   Lolly ')).toBe('ice lolly');
  expect(toZeroResult('الأَناناس')).toBe('الاناناس');
});

it('SE-03 stores nothing personal', () => {
  expect(toZeroResult('someone@mail.example')).toBeNull();
  expect(toZeroResult('050 123 4567')).toBeNull();
  expect(toZeroResult('٠٥٠ ١٢٣ ٤٥٦٧')).toBeNull();
  expect(toZeroResult('word '.repeat(30))).toBeNull();
  expect(toZeroResult('?!')).toBeNull();
});

it('BO-06 counts days back in the shop’s zone', () => {
  expect(dayBefore(new Date('2026-03-01T10:00:00Z'), 1, 'Asia/Dubai')).toBe('2026-02-28');
  expect(dayBefore(new Date('2026-03-01T19:59:00Z'), 0, 'Asia/Dubai')).toBe('2026-03-01');
  expect(dayBefore(new Date('2026-03-01T20:00:00Z'), 0, 'Asia/Dubai')).toBe('2026-03-02');
});
