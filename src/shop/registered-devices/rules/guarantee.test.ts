import { expect, it } from 'vitest';
import { addMonths, guaranteeOf, isCovered } from './guarantee.ts';

it('a guarantee starts on the day of purchase and has the months of both settings', () => {
  const device = { purchasedOn: '2026-03-05', guaranteeMonths: 12, extensionMonths: 6 };
  expect(guaranteeOf(device)).toEqual({ startsOn: '2026-03-05', endsOn: '2027-09-05' });
});

it('in a shorter month it ends on the last day', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-31');
  expect(addMonths('2026-01-15', 0)).toBe('2026-01-15');
});

it('includes its last day', () => {
  const guarantee = { startsOn: '2026-01-01', endsOn: '2027-01-01' };
  expect(isCovered(guarantee, '2027-01-01')).toBe(true);
  expect(isCovered(guarantee, '2027-01-02')).toBe(false);
});
