import { expect, it } from 'vitest';
import type { ValueOf } from '#admin-actions/registry.ts';
import { aed } from '#kernel/money.ts';
import { toParcel } from './label-parcels.ts';

const ORDER = {
  id: 1001,
  address: {
    ...{ firstName: 'Sara', lastName: 'Noor', building: 'Palm Court', unit: '1204', street: 'Street 12' },
    ...{ area: 'Al Barsha 2', emirate: 'DU', landmark: 'behind the park', makani: '12345 67890' },
    ...{ mapPoint: '25.10934,55.20411', deliveryNote: 'Gate B.' },
  },
  ...{ company: 'Falcon Works LLC', phone: '+971501234567', note: 'Ring twice' },
  delivery: { title: { en: 'Standard', ar: 'عادي' }, arrivesOn: null, slot: null },
  ageConfirmedAt: new Date(),
};
const SELLER = { name: { en: 'Jamra' }, address: { en: 'Al Quoz 3' }, phone: '+97140000000' };
const PAPER = {
  order: ORDER,
  seller: SELLER,
  toCollect: aed(24_900),
} as unknown as ValueOf<'orders.parcels'>[number];

it('CU-02 a label has the directions, the map point and notes for the driver', () => {
  expect(toParcel(PAPER, 'en')).toEqual({
    orderId: 1001,
    from: { name: 'Jamra', address: 'Al Quoz 3', phone: '+97140000000' },
    to: {
      ...{ name: 'Sara Noor', company: 'Falcon Works LLC', phone: '+971501234567' },
      lines: ['Palm Court, 1204', 'Street 12, Al Barsha 2', 'Dubai'],
    },
    delivery: 'Standard',
    notes: [
      ...['behind the park', 'Makani number: 12345 67890', 'Map point: 25.10934,55.20411'],
      ...['Gate B.', 'Ring twice'],
    ],
    toCollect: '249.00',
    isForAdults: true,
  });
});

it('CU-02 a label asks for the age only if an item needs it', () => {
  const order = { ...ORDER, ageConfirmedAt: null };
  expect(toParcel({ ...PAPER, order } as typeof PAPER, 'en').isForAdults).toBe(false);
});

it('CU-02 missing fields of an address leave no gap on the label', () => {
  const { unit: _, mapPoint: __, deliveryNote: ___, ...address } = ORDER.address;
  const order = { ...ORDER, address: { ...address, landmark: '', makani: '' }, note: '' };
  const { to, notes } = toParcel({ ...PAPER, order } as typeof PAPER, 'ar');
  expect(to.lines).toEqual(['Palm Court', 'Street 12, Al Barsha 2', 'دبي']);
  expect(notes).toEqual([]);
});
