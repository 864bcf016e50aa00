import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { promiseFor } from './promise.ts';
import type { DeliveryMethod } from './zone.ts';

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
const zone = { name: { en: 'Dubai' }, closedDays: [] };
const friday = new Date('2026-11-20T10:00:00+04:00');

it('promises the way that everybody in a zone can have for any basket', () => {
  const promise = promiseFor({ ...zone, methods: [tonight, free, standard] }, friday, 'Asia/Dubai');
  expect(promise).toEqual({
    zone: zone.name,
    arrivesOn: new Date('2026-11-23T12:00:00+04:00'),
    inDays: 3,
    freeFrom: aed(25000),
  });
});

it('counts days by the clock of the shop', () => {
  const lateMonday = new Date('2026-11-23T23:30:00+04:00');
  expect(promiseFor({ ...zone, methods: [standard] }, lateMonday, 'Asia/Dubai')?.inDays).toBe(1);
});

it('promises nothing where nobody can count on a way', () => {
  expect(promiseFor({ ...zone, methods: [tonight] }, friday, 'Asia/Dubai')).toBeNull();
});
