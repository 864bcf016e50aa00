import { expect, it } from 'vitest';
import { isBodyTooSlow } from './body-pace.ts';

it('a body may take 30 seconds however few bytes have come', () => {
  expect(isBodyTooSlow({ elapsedMs: 30_000, receivedBytes: 0 })).toBe(false);
  expect(isBodyTooSlow({ elapsedMs: 30_001, receivedBytes: 0 })).toBe(true);
});

it('one byte a second, or one each ten seconds, buys no time', () => {
  expect(isBodyTooSlow({ elapsedMs: 31_000, receivedBytes: 31 })).toBe(true);
  expect(isBodyTooSlow({ elapsedMs: 31_000, receivedBytes: 3 })).toBe(true);
});

it('an archive of 100 MB on a slow line of 128 kbit/s is waited for', () => {
  const bytesASecond = 128_000 / 8;
  for (let seconds = 0; seconds < 6600; seconds += 60)
    expect(isBodyTooSlow({ elapsedMs: seconds * 1000, receivedBytes: seconds * bytesASecond })).toBe(false);
});
