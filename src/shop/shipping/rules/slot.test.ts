import { expect, it } from 'vitest';
import {
  firstDay,
  noonOf,
  openSlots,
  parseSlotId,
  type SlotWindow,
  slotChosen,
  type Timetable,
  withPlaces,
} from './slot.ts';

const dubai = 'Asia/Dubai';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const morning: SlotWindow = {
  id: 1,
  weekdays: [1, 2, 3, 4, 5],
  fromMinute: 600,
  toMinute: 840,
  cutoffHours: 14,
  capacity: 2,
};
const evening: SlotWindow = { ...morning, id: 2, weekdays: EVERY_DAY, fromMinute: 1080, toMinute: 1320 };
const daily = { deliveryDays: 1, daysAhead: 3, closedDays: [], slots: [morning, evening] };
const tonight = { deliveryDays: 0, daysAhead: 0, closedDays: [], slots: [{ ...evening, cutoffHours: 4 }] };
const at = (text: string) => new Date(`2026-11-${text}:00+04:00`);
const ids = (timetable: Timetable, now: Date) => openSlots(timetable, now, dubai).map(({ id }) => id);

it('CO-05 lists the slots of the coming days on their weekdays', () => {
  // A Wednesday; Thursday and Friday have both slots, Saturday only the evening.
  expect(ids(daily, at('18T10:00'))).toEqual([
    '1@2026-11-19',
    '2@2026-11-19',
    '1@2026-11-20',
    '2@2026-11-20',
    '2@2026-11-21',
  ]);
});

it('CO-05 start and end are in the shop’s time zone', () => {
  expect(openSlots(daily, at('18T10:00'), dubai)[0]).toEqual({
    id: '1@2026-11-19',
    from: at('19T10:00'),
    to: at('19T14:00'),
  });
});

it('CO-05 a slot cannot be chosen after its cutoff', () => {
  expect(ids(daily, at('18T20:00'))[0]).toBe('1@2026-11-19');
  expect(ids(daily, at('18T20:01'))[0]).toBe('2@2026-11-19');
  expect(ids(tonight, at('18T14:00'))).toEqual(['2@2026-11-18']);
  expect(ids(tonight, at('18T14:01'))).toEqual([]);
});

it('CO-05 a closed day has no slots', () => {
  expect(ids({ ...daily, closedDays: ['2026-11-19', '2026-11-21'] }, at('18T10:00'))).toEqual([
    '1@2026-11-20',
    '2@2026-11-20',
  ]);
});

it('CO-05 today is counted in the shop’s time zone', () => {
  expect(ids(tonight, new Date('2026-11-18T21:00:00Z'))).toEqual(['2@2026-11-19']);
});

it('CO-05 marks full slots', () => {
  const open = openSlots(daily, at('18T10:00'), dubai);
  const taken = new Map([
    ['1@2026-11-19', 2],
    ['2@2026-11-19', 1],
  ]);
  const marks = withPlaces(open, daily.slots, taken).map(({ isFull }) => isFull);
  expect(marks).toEqual([true, false, false, false, false]);
  const boundless = daily.slots.map((window) => ({ ...window, capacity: null }));
  expect(withPlaces(open, boundless, taken).some(({ isFull }) => isFull)).toBe(false);
});

it('CO-05 the default is the first free slot; a choice is not replaced', () => {
  const open = openSlots(daily, at('18T10:00'), dubai);
  const slots = withPlaces(open, daily.slots, new Map([['1@2026-11-19', 2]]));
  expect(slotChosen(slots, '')?.id).toBe('2@2026-11-19');
  expect(slotChosen(slots, '2@2026-11-20')?.id).toBe('2@2026-11-20');
  expect(slotChosen(slots, '1@2026-11-19')).toBeNull();
  expect(slotChosen(slots, '1@2020-01-01')).toBeNull();
  expect(slotChosen(slots, '77@2026-11-19')?.id).toBe('2@2026-11-19');
  expect(slotChosen([], '')).toBeNull();
});

it('CO-05 the delivery day is that of the first slot, or none', () => {
  expect(firstDay(daily, at('18T10:00'), dubai)).toEqual(at('19T12:00'));
  expect(firstDay(tonight, at('18T15:00'), dubai)).toBeNull();
  expect(firstDay({ ...daily, slots: [] }, at('20T10:00'), dubai)).toEqual(at('23T12:00'));
  expect(noonOf({ id: '', from: at('19T18:00'), to: at('19T22:00') }, dubai)).toEqual(at('19T12:00'));
});

it('parses slot ids only', () => {
  expect(parseSlotId('12@2026-11-24')).toEqual({ windowId: 12, day: '2026-11-24' });
  for (const wrong of ['', '12', '@2026-11-24', '12@24', "1@2026-11-24' or 1", '9999999999@2026-11-24'])
    expect(parseSlotId(wrong)).toBeNull();
});
