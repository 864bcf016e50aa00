import { describe, expect, test, vi } from 'vitest';
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';

const START_MS = 1_000_000;

function breakerAt(isFailure?: (error: unknown) => boolean) {
  let now = START_MS;
  const breaker = createCircuitBreaker({
    restMs: 5000,
    nowMs: () => now,
    ...(isFailure === undefined ? {} : { isFailure }),
  });
  return { breaker, pass: (ms: number) => (now += ms) };
}

const fails = () => Promise.reject(new Error('no answer'));

describe('a circuit breaker', () => {
  test('returns the result of the work', async () => {
    const { breaker } = breakerAt();
    expect(await breaker.run(async () => 1)).toBe(1);
    expect(await breaker.run(async () => 2)).toBe(2);
  });

  test('refuses work for a while after a failure, then tries again', async () => {
    const { breaker, pass } = breakerAt();
    const work = vi.fn(async () => 'answer');
    await expect(breaker.run(fails)).rejects.toThrow('no answer');
    pass(4999);
    await expect(breaker.run(work)).rejects.toBeInstanceOf(CircuitOpen);
    expect(work).not.toHaveBeenCalled();
    pass(1);
    expect(await breaker.run(work)).toBe('answer');
  });

  test('tries at once when it is closed', async () => {
    const { breaker } = breakerAt();
    await expect(breaker.run(fails)).rejects.toThrow('no answer');
    breaker.close();
    expect(await breaker.run(async () => 'answer')).toBe('answer');
  });

  test('stays closed after errors that do not count as failures', async () => {
    const { breaker } = breakerAt((error) => error instanceof TypeError);
    await expect(breaker.run(fails)).rejects.toThrow('no answer');
    expect(await breaker.run(async () => 'answer')).toBe('answer');
  });
});
