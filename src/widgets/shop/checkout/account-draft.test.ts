import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#shop/checkout';
import type { Account, Address } from '#shop/customers';
import { prefilled, withAddress } from './account-draft.ts';

const ACCOUNT = {
  customer: {
    ...{ email: 'sara@example.com', phone: '+971501112233', firstName: 'Sara', lastName: 'Noor' },
    ...{ company: 'Ember Trading', trn: '100234567890123' },
  },
} as Account;

function anAddress(id: number, more: Partial<Address> = {}): Address {
  return {
    ...{ id, firstName: 'Sara', lastName: 'Noor', phone: '+971509998877', emirate: 'DU', area: 'Al Safa' },
    ...{ street: `Street ${id}`, building: 'Villa 14', unit: '', landmark: '', makani: '', mapPoint: '' },
    ...{ deliveryNote: '', isDefault: false },
    ...more,
  } as Address;
}

const SAVED = [
  anAddress(1, { isDefault: true, deliveryNote: 'Gate B.' }),
  anAddress(2, { emirate: 'SH', unit: '7', makani: '12345 67890', landmark: 'by the park' }),
];
const known = (address = '') => ({
  account: ACCOUNT,
  saved: SAVED,
  parameters: new URLSearchParams(address === '' ? '' : { address }),
});
const stored = { ...EMPTY_DRAFT, email: 'typed@example.com', note: 'Ring twice' };

it('AC-01 CU-02 an empty checkout starts with the account and its default address', () => {
  expect(prefilled(EMPTY_DRAFT, known())).toEqual({
    ...EMPTY_DRAFT,
    ...{ email: 'sara@example.com', phone: '+971509998877', firstName: 'Sara', lastName: 'Noor' },
    ...{ emirate: 'DU', area: 'Al Safa', street: 'Street 1', building: 'Villa 14', note: 'Gate B.' },
    ...{ company: 'Ember Trading', trn: '100234567890123' },
  });
});

it('AC-01 CU-02 typed values stay, and the address chosen in the URL is used', () => {
  const typed = { ...stored, phone: '050 123 4567', street: 'Street 99' };
  expect(prefilled(typed, known())).toMatchObject({
    ...{ email: 'typed@example.com', phone: '050 123 4567', street: 'Street 99', emirate: '', area: '' },
    ...{ firstName: 'Sara', company: 'Ember Trading', note: 'Ring twice' },
  });
  expect(prefilled(typed, known('2'))).toMatchObject({
    ...{ email: 'typed@example.com', street: 'Street 2', emirate: 'SH', unit: '7', makani: '12345 67890' },
    landmark: 'by the park',
  });
});

it('AC-01 the first address of an account is saved unless the box is unticked', () => {
  expect(prefilled(EMPTY_DRAFT, { ...known(), saved: [] })).toMatchObject({
    ...{ keepAddress: '1', phone: '+971501112233', street: '' },
  });
  expect(prefilled(EMPTY_DRAFT, known()).keepAddress).toBe('');
});

it('CU-02 a chosen address fills its fields only; a note is replaced only by another', () => {
  expect(withAddress(stored, SAVED, '1')).toMatchObject({
    email: 'typed@example.com',
    street: 'Street 1',
    note: 'Gate B.',
  });
  expect(withAddress(stored, SAVED, '2')).toMatchObject({ street: 'Street 2', note: 'Ring twice' });
  expect(withAddress(stored, SAVED, '3')).toBe(stored);
});
