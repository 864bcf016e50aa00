import { expect, it } from 'vitest';
import { signatureWith } from '../signature.ts';
import type { CountCall } from './rate-limit-store.ts';
import { rateLimitStore } from './rate-limit-store.ts';

/** A shared count that other processes add to, and that may fail. */
function sharedCount() {
  let current = 0;
  let fails = false;
  const countCall: CountCall = async () => {
    if (fails) throw new Error('The database did not answer');
    current += 1;
    return { current, ttl: 60_000 };
  };
  return {
    countCall,
    failing: (isFailing: boolean) => {
      fails = isFailing;
    },
    countElsewhere: (calls: number) => {
      current += calls;
    },
  };
}

function callsOf(countCall: CountCall) {
  const Store = rateLimitStore(countCall, signatureWith('a secret of at least thirty-two letters').digest);
  const store = new Store({});
  return () =>
    new Promise<number | undefined>((resolve) =>
      store.incr('10.0.0.1', (_, count) => resolve(count?.current), 60_000, 10),
    );
}

it('calls that the shared count misses still count', async () => {
  const shared = sharedCount();
  const call = callsOf(shared.countCall);
  expect([await call(), await call()]).toEqual([1, 2]);
  shared.failing(true);
  expect([await call(), await call()]).toEqual([3, 4]);
  shared.failing(false);
  expect(await call()).toBe(5);
});

it('the shared count decides where other processes counted more', async () => {
  const shared = sharedCount();
  const call = callsOf(shared.countCall);
  await call();
  shared.countElsewhere(6);
  expect(await call()).toBe(8);
});
