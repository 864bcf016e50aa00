import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import { refusalNotice } from './refusals.ts';

it('CO-05 a refused code formats amounts and dates in its language', () => {
  const missing = {
    code: 'promotions.minimum-spend',
    coupon: 'SAVE',
    minimum: aed(20_000),
    missing: aed(5050),
  } as const;
  const { message, facts } = refusalNotice(missing, 'en');
  expect(wordsIn('en')(message, facts)).toBe(
    'SAVE is for orders of AED 200.00 or more. Add AED 50.50 to use it.',
  );
  expect(refusalNotice(missing, 'ar').facts).toMatchObject({ missing: '50.50 درهم' });
  const endsAt = new Date('2026-12-31T23:59:59+04:00');
  expect(refusalNotice({ code: 'promotions.expired', coupon: 'SAVE', endsAt }, 'en').facts).toEqual({
    coupon: 'SAVE',
    endsAt: '31 December 2026',
  });
  const other = { en: 'Third case free', ar: 'الحافظة الثالثة مجانًا' };
  const together = { code: 'promotions.not-combined', coupon: 'SAVE', other } as const;
  expect(refusalNotice(together, 'ar').facts).toMatchObject({ other: other.ar });
});
