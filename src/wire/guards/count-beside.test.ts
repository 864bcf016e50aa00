import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { countBeside } from './limits.ts';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const from = (ip: string) => ({ ip }) as FastifyRequest;

afterEach(() => vi.useRealTimers());

it('a limited network is remembered until it may call again', async () => {
  vi.useFakeTimers();
  const requests: string[] = [];
  const limiter = (async ({ ip }: FastifyRequest) => {
    requests.push(ip);
    return ip.startsWith('2001:db8:') || ip === '10.0.0.1'
      ? { isAllowed: false, isExceeded: true, ttlInSeconds: 30 }
      : { isAllowed: false, isExceeded: false, ttlInSeconds: 60 };
  }) as unknown as Limiter;
  const { knownWait, count } = countBeside(limiter);
  expect(knownWait(from('10.0.0.1'))).toBe(0);
  expect(await count(from('10.0.0.1'))).toBe(30);
  expect(await count(from('10.0.0.2'))).toBe(0);
  expect(await count(from('2001:db8::1'))).toBe(30);
  expect(requests).toEqual(['10.0.0.1', '10.0.0.2', '2001:db8::1']);
  vi.advanceTimersByTime(9500);
  expect(knownWait(from('10.0.0.1'))).toBe(21);
  expect(knownWait(from('10.0.0.2'))).toBe(0);
  expect(knownWait(from('2001:db8::2'))).toBe(21);
  vi.advanceTimersByTime(21_000);
  expect(knownWait(from('10.0.0.1'))).toBe(0);
});
