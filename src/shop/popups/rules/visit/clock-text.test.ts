import { expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/instant.ts';
import { clockText } from './clock-text.ts';

const AT = new Date('2026-02-03T21:07:59Z');

it.each([
  [0, '2026-02-03 21:07'],
  [4 * HOUR_MS, '2026-02-04 01:07'],
  [5.5 * HOUR_MS, '2026-02-04 02:37'],
  [-8 * HOUR_MS, '2026-02-03 13:07'],
])('PT-22 a clock that is %s ms ahead of UTC', (offsetMs, text) => {
  expect(clockText(AT, offsetMs)).toBe(text);
});
