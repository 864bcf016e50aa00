import { expect, it } from 'vitest';
import { differencesOf, isSame, merged } from './differences.ts';

const base = { name: 'Tray', price: 40, sku: 'T-1' };

it('BO-01 changes of one side are merged; fields that both changed are conflicts', () => {
  const theirs = { ...base, price: 45, sku: 'T-2' };
  const mine = { ...base, name: 'Oak tray', price: 39 };
  expect(differencesOf(base, { theirs, mine })).toEqual([
    { field: 'name', theirs: 'Tray', mine: 'Oak tray', isContested: false },
    { field: 'price', theirs: 45, mine: 39, isContested: true },
    { field: 'sku', theirs: 'T-2', mine: 'T-1', isContested: false },
  ]);
  expect(merged(base, { theirs, mine }, {})).toEqual({ name: 'Oak tray', price: 39, sku: 'T-2' });
  expect(merged(base, { theirs, mine }, { price: 'theirs' })).toEqual({
    name: 'Oak tray',
    price: 45,
    sku: 'T-2',
  });
});

it('BO-01 the order of fields does not matter, the order of a list does', () => {
  const node = { id: 'head', settings: { text: { en: 'Care', ar: 'عناية' }, level: '2' } };
  const stored = { settings: { level: '2', text: { ar: 'عناية', en: 'Care' } }, id: 'head' };
  expect(isSame([node], [stored])).toBe(true);
  expect(isSame({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toBe(false);
  expect(isSame({ a: undefined }, {})).toBe(true);
});
