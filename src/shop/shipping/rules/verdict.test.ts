import { expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import { comingTimes, withLoad } from '../staff/days-ahead.ts';
import type { DeliveryMethod, Zone } from '../zone.ts';
import { judgeMethods } from './verdict.ts';

const NOW = new Date('2026-11-17T10:00:00+04:00');
const ZONE = 'Asia/Dubai';
const evening = {
  ...{ id: 8, weekdays: [1, 2, 3, 4, 5, 6, 7], fromMinute: 1080, toMinute: 1320, cutoffHours: 2 },
  capacity: 3,
};
const method = (more: Partial<DeliveryMethod>): DeliveryMethod => ({
  ...{ id: 1, code: 'standard', title: { en: 'Standard' }, cost: aed(1500), minimum: null },
  ...{ emirates: null, deliveryDays: 1, daysAhead: 7, slots: [], ...more },
});
const zones: Zone[] = [
  {
    ...{ id: 1, name: { en: 'Cities' }, emirates: ['DU', 'SH'], closedDays: [] },
    methods: [
      method({}),
      method({ id: 2, code: 'free', cost: NOTHING, minimum: aed(25_000) }),
      method({ id: 3, code: 'same_day', emirates: ['DU'], deliveryDays: 0 }),
      method({ id: 4, code: 'evening', deliveryDays: 0, daysAhead: 0, slots: [evening] }),
    ],
  },
];
const reasons = (emirate: 'DU' | 'SH' | 'FU', minor: number, now = NOW) =>
  judgeMethods(zones, { emirate, worth: aed(minor), now }, ZONE).map(({ method: { id }, reason }) => [
    id,
    reason?.code ?? null,
  ]);

it('CO-05 every method has a verdict with reasons', () => {
  expect(reasons('SH', 10_000)).toEqual([
    [1, null],
    [2, 'minimum'],
    [3, 'elsewhere'],
    [4, null],
  ]);
  expect(reasons('DU', 25_000)).toEqual([
    [1, 'free-takes-its-place'],
    [2, null],
    [3, null],
    [4, null],
  ]);
  expect(reasons('DU', 10_000, new Date('2026-11-17T17:00:00+04:00')).at(-1)).toEqual([4, 'no-times']);
  expect(reasons('FU', 10_000)).toEqual([]);
});

it('CO-05 the load of coming slots includes closed ones', () => {
  const coming = comingTimes(zones, new Date('2026-11-17T17:00:00+04:00'), ZONE);
  const [method] = withLoad(coming, new Map([['8@2026-11-17', 2]]));
  expect(method).toMatchObject({ methodId: 4, slots: [{ day: '2026-11-17', taken: 2, capacity: 3 }] });
});
