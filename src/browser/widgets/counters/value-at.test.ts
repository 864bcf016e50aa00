import { expect, it } from 'vitest';
import { COUNT_MS, valueAt } from './value-at.ts';

it('a counter rises from 0 to its number, never above it', () => {
  const shown = Array.from({ length: 101 }, (_, step) => valueAt(12_500, (COUNT_MS * step) / 100));
  expect(shown[0]).toBe(0);
  expect(shown.at(-1)).toBe(12_500);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(new Set(shown).size).toBeGreaterThan(50);
});

it('a counter has no more decimals than its number', () => {
  expect(valueAt(7, COUNT_MS / 10) % 1).toBe(0);
  for (let ms = 0; ms < COUNT_MS; ms += 7) expect(String(valueAt(4.8, ms))).toMatch(/^[0-4](\.\d)?$/);
});

it('a late or early frame shows the end or the beginning', () => {
  expect(valueAt(7, COUNT_MS * 3)).toBe(7);
  expect(valueAt(7, -20)).toBe(0);
});
