import { expect, it } from 'vitest';
import type { DbOrTx } from '#platform/database/client.ts';
import { createEvents, type EventName, type Subscribers } from './events.ts';

const tx = {} as DbOrTx;

/** Subscribers for the given events only. */
function subscribers(some: Partial<Subscribers>): Subscribers {
  return new Proxy({} as Subscribers, {
    get: (_, name: EventName) => some[name] ?? [],
  });
}

it('subscribers run in order, in the writer’s transaction', async () => {
  const { raise, subscribe } = createEvents();
  const calls: unknown[] = [];
  subscribe(
    subscribers({
      AddressMoved: [
        async (at, event) => void calls.push(['first', at === tx, event]),
        async (at, event) => void calls.push(['second', at === tx, event]),
      ],
    }),
  );
  await raise(tx, 'AddressMoved', { from: '/a/', to: '/b/' });
  expect(calls).toEqual([
    ['first', true, { from: '/a/', to: '/b/' }],
    ['second', true, { from: '/a/', to: '/b/' }],
  ]);
});

it('a failing subscriber rolls the write back and stops later ones', async () => {
  const { raise, subscribe } = createEvents();
  const calls: string[] = [];
  subscribe(
    subscribers({
      AddressMoved: [() => Promise.reject(new Error('no')), async () => void calls.push('second')],
    }),
  );
  await expect(raise(tx, 'AddressMoved', { from: '/a/', to: '/b/' })).rejects.toThrow('no');
  expect(calls).toEqual([]);
});

it('raising an event before subscribers are set is a fault', async () => {
  await expect(createEvents().raise(tx, 'AddressMoved', { from: '/a/', to: '/b/' })).rejects.toThrow(
    'AddressMoved',
  );
});
