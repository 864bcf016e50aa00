import { walkTree } from '#kernel/tree/tree.ts';
import type { Category } from '#shop/catalogue';
import type { NewPromotion, ProductSet, Promotion } from '../promotion.ts';
import type { BasketLine } from './basket.ts';

export function isEverything({ products, categories }: ProductSet): boolean {
  return products.length === 0 && categories.length === 0;
}

/** @returns whether a set contains a line's product, variation or category */
export function names(set: ProductSet, line: BasketLine): boolean {
  const { productId, variationId, categoryIds } = line;
  if (set.products.some((id) => id === productId || id === variationId)) return true;
  return set.categories.some((id) => categoryIds.includes(id));
}

/** @returns whether a line is in a set; an empty set contains everything */
export function holds(set: ProductSet, line: BasketLine): boolean {
  return isEverything(set) || names(set, line);
}

function widened(set: ProductSet, tree: readonly Category[]): ProductSet {
  if (set.categories.length === 0) return set;
  const named = new Set(set.categories);
  const categories = walkTree(tree).filter(({ above }) => above.some(({ id }) => named.has(id)));
  for (const { node } of categories) named.add(node.id);
  return { products: set.products, categories: [...named] };
}

/** All product sets of a promotion. */
export function setsOf({ includes, excludes, benefit }: NewPromotion): ProductSet[] {
  return [includes, excludes, ...(benefit.kind === 'buy-get' ? [benefit.bought, benefit.given] : [])];
}

/** Whether a promotion needs the category tree. */
export function namesCategories(promotion: Promotion): boolean {
  return setsOf(promotion).some(({ categories }) => categories.length > 0);
}

/** A promotion whose sets include all subcategories. */
export function withCategoriesBelow(promotion: Promotion, tree: readonly Category[]): Promotion {
  const { benefit } = promotion;
  return {
    ...promotion,
    includes: widened(promotion.includes, tree),
    excludes: widened(promotion.excludes, tree),
    benefit:
      benefit.kind === 'buy-get'
        ? { ...benefit, bought: widened(benefit.bought, tree), given: widened(benefit.given, tree) }
        : benefit,
  };
}
