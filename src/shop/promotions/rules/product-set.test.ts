import { expect, it } from 'vitest';
import type { Category } from '#shop/catalogue';
import { aLine, aProductSet, aPromotion } from '#tests/a-promotion.ts';
import { holds, namesCategories, withCategoriesBelow } from './product-set.ts';

function aCategory(id: number, children: readonly Category[] = []): Category {
  const words = { slug: String(id), name: { en: '' }, description: { en: '' }, path: '/', image: null };
  return { ...words, id: id as Category['id'], parentId: null, children } as Category;
}

const tree = [aCategory(1, [aCategory(2, [aCategory(3)])]), aCategory(4)];

it('CO-05 a category includes its subcategories', () => {
  const promotion = withCategoriesBelow(aPromotion({ includes: aProductSet({ categories: [1] }) }), tree);
  expect(promotion.includes.categories).toEqual([1, 2, 3]);
  expect(holds(promotion.includes, aLine('a', { categories: [3] }))).toBe(true);
  expect(holds(promotion.includes, aLine('a', { categories: [4] }))).toBe(false);
});

it('CO-05 the buy and get sets include subcategories', () => {
  const bought = aProductSet({ categories: [2] });
  const given = aProductSet({ categories: [4] });
  const benefit = { kind: 'buy-get', buy: 1, get: 1, percent: 100, mostTimes: null, bought, given } as const;
  const { benefit: widened } = withCategoriesBelow(aPromotion({ benefit }), tree);
  expect(widened).toMatchObject({ bought: { categories: [2, 3] }, given: { categories: [4] } });
  expect(namesCategories(aPromotion({ benefit }))).toBe(true);
  expect(namesCategories(aPromotion())).toBe(false);
});

it('CO-05 a product includes its variations, a variation only itself', () => {
  const line = aLine('a', { product: 7, variation: 71 });
  expect(holds(aProductSet({ products: [7] }), line)).toBe(true);
  expect(holds(aProductSet({ products: [71] }), line)).toBe(true);
  expect(holds(aProductSet({ products: [72] }), line)).toBe(false);
  expect(holds(aProductSet({}), line)).toBe(true);
});
