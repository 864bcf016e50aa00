import { expect, it } from 'vitest';
import { dayBefore, toMiss } from './misses.ts';

it('SE-03 counts words with no result in one form', () => {
  expect(toMiss('  Ice   Lolly ')).toBe('ice lolly');
  expect(toMiss('الأَناناس')).toBe('الاناناس');
});

it('SE-03 keeps nothing that may be personal', () => {
  expect(toMiss('someone@mail.example')).toBeNull();
  expect(toMiss('050 123 4567')).toBeNull();
  expect(toMiss('٠٥٠ ١٢٣ ٤٥٦٧')).toBeNull();
  expect(toMiss('word '.repeat(30))).toBeNull();
  expect(toMiss('?!')).toBeNull();
});

it('BO-06 counts days back in the shop’s zone', () => {
  expect(dayBefore(new Date('2026-03-01T10:00:00Z'), 1, 'Asia/Dubai')).toBe('2026-02-28');
  expect(dayBefore(new Date('2026-03-01T19:59:00Z'), 0, 'Asia/Dubai')).toBe('2026-03-01');
  expect(dayBefore(new Date('2026-03-01T20:00:00Z'), 0, 'Asia/Dubai')).toBe('2026-03-02');
});
