import { expect, it } from 'vitest';
import { inRound, type NotedEvent, roundOf } from './rounds.ts';

const purchase: NotedEvent = { service: 'google', event: 'purchase', key: 'purchase', state: 'sent' };
const cancelled: NotedEvent = { service: 'google', event: 'refund', key: 'cancelled', state: 'sent' };
const second: readonly NotedEvent[] = [purchase, cancelled, { ...purchase, key: 'purchase-2' }];

type Case = Readonly<{ noted: readonly NotedEvent[]; hasEnded?: boolean; round: number }>;

it.each<[string, Case]>([
  ['was not told', { noted: [], round: 1 }],
  ['was given up before it was told', { noted: [], hasEnded: true, round: 1 }],
  ['stands', { noted: [purchase], round: 1 }],
  ['was taken back and goes on', { noted: [purchase, cancelled], round: 2 }],
  ['was taken back and is given up', { noted: [purchase, cancelled], hasEnded: true, round: 1 }],
  ['will be taken back and goes on', { noted: [purchase, { ...cancelled, state: 'waiting' }], round: 2 }],
  [
    'is not taken back, as Google refused it',
    { noted: [purchase, { ...cancelled, state: 'failed' }], round: 1 },
  ],
  ['was refunded in part', { noted: [purchase, { ...cancelled, key: 'refund-7' }], round: 1 }],
  [
    'lost a part that was split off',
    { noted: [purchase, { ...cancelled, key: 'cancelled-split-9' }], round: 1 },
  ],
  ['goes on for the second time', { noted: second, round: 2 }],
  ['was taken back twice', { noted: [...second, { ...cancelled, key: 'cancelled-2' }], round: 3 }],
])('AN-11 the purchase of an order that %s is in its round', (_which, { noted, hasEnded = false, round }) => {
  expect(roundOf(noted, hasEnded)).toBe(round);
});

it('AN-11 the first round has the plain number', () => {
  expect([inRound('17', 1), inRound('17', 2)]).toEqual(['17', '17-2']);
});
