import { expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import type { DeliveryMethod, Zone } from '../zone.ts';
import { type Basket, offerFor } from './offer.ts';

const method = (more: Partial<DeliveryMethod>): DeliveryMethod => ({
  id: 1,
  code: 'standard',
  title: { en: 'Standard' },
  cost: aed(1500),
  minimum: null,
  emirates: null,
  deliveryDays: 1,
  daysAhead: 7,
  slots: [],
  ...more,
});
const free = (id: number, fils: number) => method({ id, code: 'free', cost: NOTHING, minimum: aed(fils) });
const zones: Zone[] = [
  {
    id: 1,
    closedDays: [],
    name: { en: 'Cities' },
    emirates: ['DU', 'SH'],
    methods: [
      method({}),
      free(2, 25000),
      method({ id: 3, code: 'same_day', cost: aed(3000), emirates: ['DU'], deliveryDays: 0 }),
    ],
  },
  {
    id: 2,
    closedDays: [],
    name: { en: 'Far' },
    emirates: ['FU'],
    methods: [method({ id: 4, cost: aed(2500) }), free(5, 40000)],
  },
];
const basket = (more: Partial<Basket> = {}): Basket => ({
  emirate: 'DU',
  worth: aed(10000),
  needsDelivery: true,
  isFreed: false,
  now: new Date('2026-11-17T10:00:00+04:00'),
  ...more,
});
const offer = (more: Partial<Basket> = {}) => offerFor(zones, basket(more), 'Asia/Dubai');
const ids = (more: Partial<Basket>) => offer(more).rates.map(({ id }) => id);

it('CO-05 offers an emirate its methods, cheapest first', () => {
  expect(ids({})).toEqual(['standard:1', 'same_day:3']);
  expect(ids({ emirate: 'SH' })).toEqual(['standard:1']);
  expect(ids({ emirate: 'RK' })).toEqual([]);
  expect(ids({ emirate: null })).toEqual([]);
});

it('CO-05 free delivery replaces methods that are not faster', () => {
  expect(ids({ worth: aed(25000) })).toEqual(['free:2', 'same_day:3']);
});

it('reports the amount missing to free delivery', () => {
  expect(offer({ worth: aed(20000) }).freeFrom).toEqual({ threshold: aed(25000), missing: aed(5000) });
  expect(offer({ worth: aed(26000) }).freeFrom?.missing).toEqual(NOTHING);
});

it('without an emirate reports what applies everywhere', () => {
  expect(offer({ emirate: null, worth: aed(30000) }).freeFrom).toEqual({
    threshold: aed(40000),
    missing: aed(10000),
  });
  const paid: Zone[] = [
    ...zones,
    { id: 3, closedDays: [], name: { en: 'Islands' }, emirates: ['UQ'], methods: [method({})] },
  ];
  expect(offerFor(paid, basket({ emirate: null }), 'Asia/Dubai').freeFrom).toBeNull();
});

it('makes the cheapest method free by a promotion', () => {
  expect(offer({ isFreed: true }).rates.map(({ cost }) => cost.minor)).toEqual([0, 3000]);
  expect(offer({ isFreed: true }).freeFrom?.missing).toEqual(NOTHING);
});

it('sends virtual products by email', () => {
  expect(ids({ needsDelivery: false })).toEqual(['by-mail:0']);
});

it('CO-05 omits methods whose slots today are past', () => {
  const evening = {
    id: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    fromMinute: 1080,
    toMinute: 1320,
    cutoffHours: 4,
    capacity: null,
  };
  const sameDay = method({ id: 3, code: 'same_day', deliveryDays: 0, daysAhead: 0, slots: [evening] });
  const city: Zone = { id: 1, closedDays: [], name: { en: 'City' }, emirates: ['DU'], methods: [sameDay] };
  const idsAt = (now: Date) => offerFor([city], basket({ now }), 'Asia/Dubai').rates.map(({ id }) => id);
  expect(idsAt(new Date('2026-11-17T10:00:00+04:00'))).toEqual(['same_day:3']);
  expect(idsAt(new Date('2026-11-17T15:00:00+04:00'))).toEqual([]);
});
