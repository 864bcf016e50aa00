import { expect, it } from 'vitest';
import { isBodyTooSlow } from './body-pace.ts';

it('a body of any size may take 30 seconds', () => {
  expect(isBodyTooSlow({ elapsedMs: 30_000, receivedBytes: 0 })).toBe(false);
  expect(isBodyTooSlow({ elapsedMs: 30_001, receivedBytes: 0 })).toBe(true);
});

it('a trickle does not extend the limit', () => {
  expect(isBodyTooSlow({ elapsedMs: 31_000, receivedBytes: 31 })).toBe(true);
  expect(isBodyTooSlow({ elapsedMs: 31_000, receivedBytes: 3 })).toBe(true);
});

it('100 MB at 128 kbit/s are within the limit', () => {
  const bytesASecond = 128_000 / 8;
  for (let seconds = 0; seconds < 6600; seconds += 60)
    expect(isBodyTooSlow({ elapsedMs: seconds * 1000, receivedBytes: seconds * bytesASecond })).toBe(false);
});
