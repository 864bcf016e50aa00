import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import type { DeliveryMethod } from '../zone.ts';
import { promiseFor, promising } from './promise.ts';

const standard: DeliveryMethod = {
  id: 1,
  code: 'standard',
  title: { en: 'Standard' },
  cost: aed(1500),
  minimum: null,
  emirates: null,
  deliveryDays: 1,
  daysAhead: 7,
  slots: [],
};
const free: DeliveryMethod = { ...standard, code: 'free', cost: aed(0), minimum: aed(25000) };
const tonight: DeliveryMethod = { ...standard, cost: aed(3000), emirates: ['DU'], deliveryDays: 0 };
const zone = { name: { en: 'Dubai' }, emirates: ['DU'] as const, closedDays: [] };
const friday = new Date('2026-11-20T10:00:00+04:00');

it('uses the method available to every basket', () => {
  const promise = promiseFor({ ...zone, methods: [tonight, free, standard] }, friday, 'Asia/Dubai');
  expect(promise).toEqual({
    zone: zone.name,
    emirates: ['DU'],
    arrivesOn: new Date('2026-11-23T12:00:00+04:00'),
    inDays: 3,
    orderBy: new Date('2026-11-23T00:00:00+04:00'),
    freeFrom: aed(25000),
  });
});

it('counts days in the shop’s time zone', () => {
  const lateMonday = new Date('2026-11-23T23:30:00+04:00');
  expect(promiseFor({ ...zone, methods: [standard] }, lateMonday, 'Asia/Dubai')?.inDays).toBe(1);
});

it('is missing without such a method', () => {
  expect(promiseFor({ ...zone, methods: [tonight] }, friday, 'Asia/Dubai')).toBeNull();
});

it('gives the cutoff for its day: midnight, or the end of a slot', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const window = { weekdays: everyDay, capacity: null };
  const noon = { ...window, id: 1, fromMinute: 12 * 60, toMinute: 15 * 60, cutoffHours: 1 };
  const evening = { ...window, id: 2, fromMinute: 18 * 60, toMinute: 21 * 60, cutoffHours: 2 };
  const orderBy = (method: Partial<DeliveryMethod>, at: Date) =>
    promiseFor({ ...zone, methods: [{ ...standard, ...method }] }, at, 'Asia/Dubai')?.orderBy;
  const today = { deliveryDays: 0, slots: [noon, evening] };
  expect(orderBy(today, friday), 'the last slot of the day').toEqual(
    new Date('2026-11-20T16:00:00.001+04:00'),
  );
  expect(orderBy(today, new Date('2026-11-20T17:00:00+04:00'))).toEqual(
    new Date('2026-11-21T16:00:00.001+04:00'),
  );
  const thursday = new Date('2026-11-19T16:00:00+04:00');
  const late = { ...window, id: 3, fromMinute: 17 * 60, toMinute: 21 * 60, cutoffHours: 12 };
  expect(orderBy({ slots: [late] }, thursday), 'from midnight on the next working day is Monday').toEqual(
    new Date('2026-11-20T00:00:00+04:00'),
  );
  expect(orderBy({}, thursday)).toEqual(new Date('2026-11-20T00:00:00+04:00'));
  expect(orderBy({}, friday), 'Saturday and Sunday change nothing').toEqual(
    new Date('2026-11-23T00:00:00+04:00'),
  );
});

it('is renewed at midnight, at a cutoff and after a change of zones', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const evening = { fromMinute: 18 * 60, toMinute: 21 * 60, cutoffHours: 2, capacity: null };
  const slots = [{ id: 1, weekdays: everyDay, ...evening }];
  const place = { ...zone, id: 1, emirates: ['DU'] as const };
  const zones = [
    { ...place, methods: [{ ...standard, deliveryDays: 0, daysAhead: 0, slots }] },
    { ...place, methods: [standard] },
  ];
  const promise = promising('Asia/Dubai');
  const morning = promise(zones, friday);
  expect(morning.until).toEqual(new Date('2026-11-20T16:00:00.001+04:00'));
  expect(promise(zones, new Date('2026-11-20T16:00:00+04:00'))).toBe(morning);
  const late = promise(zones, morning.until);
  expect(late.promises).not.toEqual(morning.promises);
  expect(late.until).toEqual(new Date('2026-11-21T00:00:00+04:00'));
  expect(promise([...zones], morning.until)).not.toBe(late);
});
