import { expect, it } from 'vitest';
import { formsOf, joinedPairs, stemOf } from './forms.ts';

it('SE-03 treats plural and singular as one', () => {
  expect(stemOf('sticks')).toBe('stick');
  expect(stemOf('pouches')).toBe('pouch');
  expect(stemOf('batteries')).toBe('batter');
  expect(stemOf('بطاريات')).toBe('بطاري');
  expect(stemOf('علبه')).toBe('علب');
});

it('SE-03 treats verb and agent forms as one', () => {
  expect(stemOf('charging')).toBe(stemOf('charger'));
});

it('leaves short words and numbers unchanged', () => {
  expect(stemOf('bus')).toBeNull();
  expect(stemOf('2000')).toBeNull();
});

it('SE-03 removes the article of Arabic words', () => {
  expect(formsOf('الاجهزه')).toEqual(['الاجهزه', 'اجهزه']);
  expect(formsOf('للجهاز')).toEqual(['للجهاز', 'جهاز']);
  expect(formsOf('الم')).toEqual(['الم']);
});

it('SE-03 joins adjacent words', () => {
  expect(joinedPairs(['twin', 'dock', 'stand'])).toEqual(['twindock', 'dockstand']);
  expect(joinedPairs(['one'])).toEqual([]);
});
