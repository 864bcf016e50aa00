import { expect, it } from 'vitest';
import { inRound, roundOf, type Told } from './rounds.ts';

const purchase: Told = { service: 'google', event: 'purchase', key: 'purchase', state: 'sent' };
const cancelled: Told = { service: 'google', event: 'refund', key: 'cancelled', state: 'sent' };
const second: readonly Told[] = [purchase, cancelled, { ...purchase, key: 'purchase-2' }];

type Case = Readonly<{ told: readonly Told[]; hasEnded?: boolean; round: number }>;

it.each<[string, Case]>([
  ['was not told', { told: [], round: 1 }],
  ['was given up before it was told', { told: [], hasEnded: true, round: 1 }],
  ['stands', { told: [purchase], round: 1 }],
  ['was taken back and goes on', { told: [purchase, cancelled], round: 2 }],
  ['was taken back and is given up', { told: [purchase, cancelled], hasEnded: true, round: 1 }],
  ['will be taken back and goes on', { told: [purchase, { ...cancelled, state: 'waiting' }], round: 2 }],
  [
    'is not taken back, as Google refused it',
    { told: [purchase, { ...cancelled, state: 'failed' }], round: 1 },
  ],
  ['was refunded in part', { told: [purchase, { ...cancelled, key: 'refund-7' }], round: 1 }],
  [
    'lost a part that was split off',
    { told: [purchase, { ...cancelled, key: 'cancelled-split-9' }], round: 1 },
  ],
  ['goes on for the second time', { told: second, round: 2 }],
  ['was taken back twice', { told: [...second, { ...cancelled, key: 'cancelled-2' }], round: 3 }],
])('AN-11 the purchase of an order that %s is in its round', (_which, { told, hasEnded = false, round }) => {
  expect(roundOf(told, hasEnded)).toBe(round);
});

it('AN-11 the first round has the plain number', () => {
  expect([inRound('17', 1), inRound('17', 2)]).toEqual(['17', '17-2']);
});
