import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const arabic = { comma: '، ', flat: (unit: string) => `شقة ${unit}` };

it('CO-02 puts flat and area in their usual lines', () => {
  const place = { building: 'Marina Tower', unit: '1204', street: 'Street 12', area: 'Al Safa' };
  expect(addressLines(place)).toEqual(['Marina Tower, 1204', 'Street 12, Al Safa']);
  expect(addressLines(place, arabic)).toEqual(['Marina Tower، شقة 1204', 'Street 12، Al Safa']);
});

it('CO-02 omits fields that older orders lack', () => {
  expect(addressLines({ building: 'Villa 14', street: 'Street 12' })).toEqual(['Villa 14', 'Street 12']);
  expect(addressLines({ building: '', unit: '', street: 'Street 12', area: '' })).toEqual(['Street 12']);
});
