import { expect, it } from 'vitest';
import { parseCourierEvent } from './parse-event.ts';

const event = { id: 'e-1', tracking_number: 'DP-1', status: 'picked-up', time: '2026-11-26T10:00:00+04:00' };
const read = (change: object) => parseCourierEvent(JSON.stringify({ ...event, ...change }));

it('parses an event with its place and expected delivery', () => {
  expect(read({})).toEqual({
    ...{ eventId: 'e-1', trackingNumber: 'DP-1', status: 'picked-up', place: '', expectedAt: null },
    at: new Date('2026-11-26T06:00:00Z'),
  });
  const more = { place: ' Dubai ', eta: '2026-11-26T12:30:00Z' };
  expect(read(more)).toMatchObject({ place: 'Dubai', expectedAt: new Date('2026-11-26T12:30:00Z') });
});

it.each([
  ['an unknown status', { status: 'lost' }],
  ['a time without its zone', { time: '2026-11-26T10:00:00' }],
  ['no time', { time: undefined }],
  ['an empty id', { id: ' ' }],
  ['a long number', { tracking_number: 'x'.repeat(81) }],
  ['a number that is none', { tracking_number: 7 }],
  ['an unknown field', { price: 1 }],
  ['a zero byte', { place: 'Dubai\u0000' }],
])('refuses an event with %s', (_what, change) => {
  expect(read(change)).toBeNull();
});

it('refuses what is not JSON', () => {
  for (const text of ['', '{', '[]', 'null', '"x"']) expect(parseCourierEvent(text)).toBeNull();
});
