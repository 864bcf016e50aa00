import { describe, expect, it } from 'vitest';
import { type NewZone, parseZones } from './new-zone.ts';

const evening = {
  weekdays: [1, 2, 3],
  fromMinute: 1080,
  toMinute: 1320,
  cutoffHours: 4,
  capacity: 12,
};
const zone: NewZone = {
  name: { en: 'Dubai', ar: 'دبي' },
  emirates: ['DU'],
  closedDays: ['2026-12-02'],
  methods: [
    {
      code: 'standard',
      title: { en: 'Next working day' },
      costMinor: 1500,
      minimumMinor: null,
      emirates: null,
      deliveryDays: 1,
      daysAhead: 7,
      slots: [evening],
    },
  ],
};
const [standard] = zone.methods;

describe('shipping zones', () => {
  it('CO-05 are saved as given', () => {
    expect(parseZones([zone])).toEqual({ ok: true, value: [zone] });
  });

  it('BO-01 a method without a code gets one of its name', () => {
    const methods = ['', ''].map((code) => ({ ...standard, code }));
    expect(parseZones([{ ...zone, methods }])).toMatchObject({
      value: [{ methods: [{ code: 'next-working-day' }, { code: 'next-working-day-2' }] }],
    });
  });

  it.each([
    ['no name', [{ ...zone, name: { en: ' ' } }], '0.name.en'],
    ['no emirate', [{ ...zone, emirates: [] }], '0.emirates'],
    ['an emirate twice', [zone, { ...zone, name: { en: 'Again' } }], ''],
    ['a day that is none', [{ ...zone, closedDays: ['2026-02-30'] }], '0.closedDays.0'],
    ['a code twice', [{ ...zone, methods: [standard, standard] }], '0.methods'],
    [
      'a price below nothing',
      [{ ...zone, methods: [{ ...standard, costMinor: -1 }] }],
      '0.methods.0.costMinor',
    ],
    [
      'a time that ends before it begins',
      [{ ...zone, methods: [{ ...standard, slots: [{ ...evening, toMinute: 1000 }] }] }],
      '0.methods.0.slots.0.toMinute',
    ],
    [
      'a time on no day',
      [{ ...zone, methods: [{ ...standard, slots: [{ ...evening, weekdays: [] }] }] }],
      '0.methods.0.slots.0.weekdays',
    ],
    [
      'a slot without capacity',
      [{ ...zone, methods: [{ ...standard, slots: [{ ...evening, capacity: 0 }] }] }],
      '0.methods.0.slots.0.capacity',
    ],
    [
      'one time under two ways',
      [
        {
          ...zone,
          methods: ['a', 'b'].map((code) => ({ ...standard, code, slots: [{ ...evening, id: 4 }] })),
        },
      ],
      '',
    ],
    ['what is no list', 'x', ''],
  ])('are refused with %s at the field', (_name, requested, field) => {
    expect(parseZones(requested)).toMatchObject({
      refusal: { code: 'shipping.wrong-zones', fields: [field] },
    });
  });
});
