import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import type { Zone } from '#shop/shipping';
import {
  fromClock,
  movedBy,
  newMethod,
  newWindow,
  toClock,
  toZoneDraft,
  toZoneSent,
  weekdayRuns,
} from './zone-draft.ts';

const zone: Zone = {
  id: 4,
  name: { en: 'Cities' },
  emirates: ['DU', 'SH'],
  closedDays: ['2026-12-02'],
  methods: [
    {
      ...{ id: 7, code: 'evening', title: { en: 'Evening', ar: 'مساءً' }, cost: aed(1500), minimum: null },
      ...{ emirates: ['DU'], deliveryDays: 1, daysAhead: 5 },
      slots: [{ id: 9, weekdays: [1, 2], fromMinute: 1080, toMinute: 1440, cutoffHours: 6, capacity: null }],
    },
  ],
};

it('BO-01 a zone saved unchanged stays the same', () => {
  expect(toZoneSent(toZoneDraft(zone))).toEqual({
    name: { en: 'Cities' },
    emirates: ['DU', 'SH'],
    closedDays: ['2026-12-02'],
    methods: [
      {
        ...{ id: 7, code: 'evening', title: { en: 'Evening', ar: 'مساءً' }, costMinor: 1500 },
        ...{ minimumMinor: null, emirates: ['DU'], deliveryDays: 1, daysAhead: 5 },
        slots: [
          { id: 9, weekdays: [1, 2], fromMinute: 1080, toMinute: 1440, cutoffHours: 6, capacity: null },
        ],
      },
    ],
  });
});

it('BO-01 a new shipping method has no id, applies to the whole zone, and needs a price', () => {
  const draft = toZoneDraft(null);
  draft.zone.methods = [{ ...newMethod('a'), slots: [newWindow('b')] }];
  expect(toZoneSent(draft).methods).toEqual([
    {
      ...{ code: '', title: { en: '' }, costMinor: null, minimumMinor: null, emirates: null },
      ...{ deliveryDays: 1, daysAhead: 7 },
      slots: [{ weekdays: [1, 2, 3, 4, 5], fromMinute: 600, toMinute: 840, cutoffHours: 12, capacity: 10 }],
    },
  ]);
});

it('BO-01 hours are parsed from and formatted as clock times', () => {
  expect(toClock(1440)).toBe('00:00');
  expect(toClock(575)).toBe('09:35');
  expect(fromClock('09:35')).toBe(575);
  expect(fromClock('')).toBeNull();
  expect(weekdayRuns([6, 1, 2, 3, 5])).toEqual([[1, 3], [5], [6]]);
  expect(movedBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
});
