import type { CategoryId } from '#kernel/ids.ts';
import type { Category } from '#shop/catalogue';
import type { BasketLine } from './basket.ts';
import type { GoodsSet, Promotion } from './promotion.ts';

export function isEverything({ products, categories }: GoodsSet): boolean {
  return products.length === 0 && categories.length === 0;
}

/** @returns whether a set names a line's product, its variation or one of its categories */
export function names(set: GoodsSet, line: BasketLine): boolean {
  const { productId, variationId, categoryIds } = line;
  if (set.products.some((id) => id === productId || id === variationId)) return true;
  return set.categories.some((id) => categoryIds.includes(id));
}

/** @returns whether a line is in a set, where a set of nothing means all goods */
export function holds(set: GoodsSet, line: BasketLine): boolean {
  return isEverything(set) || names(set, line);
}

function idsOf(category: Category): CategoryId[] {
  return [category.id, ...category.children.flatMap(idsOf)];
}

function below(tree: readonly Category[], wanted: ReadonlySet<CategoryId>): CategoryId[] {
  return tree.flatMap((one) => (wanted.has(one.id) ? idsOf(one) : below(one.children, wanted)));
}

function widened(set: GoodsSet, tree: readonly Category[]): GoodsSet {
  if (set.categories.length === 0) return set;
  const found = below(tree, new Set(set.categories));
  return { products: set.products, categories: [...new Set([...set.categories, ...found])] };
}

function setsOf({ includes, excludes, benefit }: Promotion): GoodsSet[] {
  return [includes, excludes, ...(benefit.kind === 'buy-get' ? [benefit.bought, benefit.given] : [])];
}

/** Whether a promotion needs to know how categories lie below one another. */
export function namesCategories(promotion: Promotion): boolean {
  return setsOf(promotion).some(({ categories }) => categories.length > 0);
}

/** A promotion whose sets name every category below those they named. */
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
