import { expect, it } from 'vitest';
import {
  type AddressDraft,
  parseAddress,
  parseMapPoint,
  readAddressDraft,
  toAddressDraft,
} from './address-form.ts';

const TYPED: AddressDraft = {
  billing_first_name: ' Sara ',
  billing_last_name: 'Noor',
  billing_phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  billing_state: 'DU',
  billing_city: 'Al Barsha 2',
  billing_address_1: 'Street 12',
  billing_address_2: 'Palm Court',
  billing_unit: '1204',
  billing_landmark: 'behind the park',
  billing_makani: '12345-67890',
  billing_map: '25.10934, 55.20411',
  billing_note: 'Call first.\nGate B.',
  is_default: '1',
};

it('CU-02 an address keeps emirate, area, street, building, unit, landmark, Makani, map point and note', () => {
  expect(parseAddress(TYPED)).toEqual({
    ok: true,
    form: {
      firstName: 'Sara',
      lastName: 'Noor',
      phone: '+971501234567',
      emirate: 'DU',
      area: 'Al Barsha 2',
      street: 'Street 12',
      building: 'Palm Court',
      unit: '1204',
      landmark: 'behind the park',
      makani: '12345 67890',
      mapPoint: '25.10934,55.20411',
      deliveryNote: 'Call first.\nGate B.',
      isDefault: true,
    },
  });
});

it('CU-02 a stored address is shown in the same fields', () => {
  const parsed = parseAddress(TYPED);
  if (!parsed.ok) throw new Error('not taken');
  expect(parseAddress(toAddressDraft(parsed.form))).toEqual(parsed);
});

it('CU-02 names every field that is missing or wrong', () => {
  const empty = readAddressDraft({ get: () => null });
  expect(parseAddress({ ...empty, billing_makani: '123', billing_map: 'here' })).toEqual({
    ok: false,
    problems: {
      billing_first_name: 'first-name-missing',
      billing_last_name: 'last-name-missing',
      billing_phone: 'phone-missing',
      billing_state: 'emirate-missing',
      billing_city: 'area-missing',
      billing_address_1: 'street-missing',
      billing_address_2: 'building-missing',
      billing_makani: 'makani-wrong',
      billing_map: 'map-wrong',
    },
  });
});

it('CU-02 parses a point from a shared map link, none outside the country', () => {
  expect(parseMapPoint('https://maps.example/?q=25.2048,55.2708&z=14')).toBe('25.20480,55.27080');
  expect(parseMapPoint('48.1371,11.5754')).toBeNull();
});

it('CU-02 accepts a point with few decimals, since maps omit trailing zeros', () => {
  expect(parseMapPoint('25.32, 55.38')).toBe('25.32000,55.38000');
  expect(parseMapPoint('(25.3، 55.37812)')).toBe('25.30000,55.37812');
  for (const typed of ['25, 55', '125.32, 55.38', '25.32, 155.38', '1.25.32,55.38'])
    expect(parseMapPoint(typed)).toBeNull();
});
