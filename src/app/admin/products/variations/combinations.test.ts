import { expect, it } from 'vitest';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from '#shop/catalogue/staff/rules/empty-draft.ts';
import { combinationsOf, forVariations, withAllCombinations } from './combinations.ts';

function attribute(slug: string, values: string[], isVariation = true) {
  return {
    slug,
    name: slug,
    isGlobal: true,
    isVisible: true,
    isVariation,
    values: values.map((value) => ({ slug: value, name: value })),
    defaultValue: '',
  };
}

it('BO-01 attributes with several values are used when a product becomes variable', () => {
  const [colour, note] = [attribute('color', ['red', 'blue'], false), attribute('note', ['x'], false)];
  expect(forVariations([colour, note])).toEqual([{ ...colour, isVariation: true }, note]);
  expect(forVariations([note])).toBeNull();
  expect(forVariations([])).toBeNull();
});

it('BO-01 variations are all combinations of values; existing ones stay', () => {
  const attributes = [
    attribute('color', ['red', 'blue']),
    attribute('size', ['s', 'm']),
    attribute('note', ['x'], false),
  ];
  expect(combinationsOf(attributes)).toEqual([
    { color: 'red', size: 's' },
    { color: 'red', size: 'm' },
    { color: 'blue', size: 's' },
    { color: 'blue', size: 'm' },
  ]);
  const stored = { ...EMPTY_VARIATION, id: 7, options: { size: 'm', color: 'red' }, sku: 'KEPT' };
  const all = withAllCombinations({ ...EMPTY_PRODUCT, attributes, variations: [stored] });
  expect(all).toHaveLength(4);
  expect(all[0]).toBe(stored);
  expect(combinationsOf([])).toEqual([]);
});

it('BO-01 ST-01 new variations have the stock settings of the product, and none of its opening stock', () => {
  const attributes = [attribute('color', ['red', 'blue'])];
  const shelf = { ...EMPTY_PRODUCT.shelf, lowAmount: 3 };
  const product = { ...EMPTY_PRODUCT, attributes, shelf: { ...shelf, opening: 12 } };
  const made = withAllCombinations(product);
  expect(made.map((one) => one.shelf)).toEqual([
    { ...shelf, opening: null },
    { ...shelf, opening: null },
  ]);
  const stored = made.slice(0, 1).map((one) => ({ ...one, id: 7 }));
  expect(withAllCombinations({ ...product, variations: stored })[1]?.shelf).toEqual(EMPTY_VARIATION.shelf);
});
