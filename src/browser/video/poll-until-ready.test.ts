import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollUntilReady } from './poll-until-ready.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a slow player is polled every 350 ms until it is ready', () => {
  const askedAtMs: number[] = [];
  const start = Date.now();
  const onReady = vi.fn();
  const isReady = () => askedAtMs.push(Date.now() - start) > 3;
  pollUntilReady(isReady, onReady, new AbortController().signal);
  vi.advanceTimersByTime(5000);
  expect(askedAtMs).toEqual([0, 350, 700, 1050]);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a ready player is used at once', () => {
  const onReady = vi.fn();
  pollUntilReady(() => true, onReady, new AbortController().signal);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('polling ends when the container of the player closes', () => {
  const onReady = vi.fn();
  const holder = new AbortController();
  let isLoaded = false;
  pollUntilReady(() => isLoaded, onReady, holder.signal);
  vi.advanceTimersByTime(400);
  holder.abort();
  isLoaded = true;
  vi.advanceTimersByTime(5000);
  expect(onReady).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
