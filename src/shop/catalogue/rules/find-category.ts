import { walkTree } from '#kernel/tree/tree.ts';
import type { Category } from '../product.ts';

/** A category with its ancestors, outermost first; null for an unknown slug. */
export type CategoryWithAncestors = { category: Category; ancestors: readonly Category[] };

/** Finds a category in a tree by its slug. */
export function findCategoryBySlug(tree: readonly Category[], slug: string): CategoryWithAncestors | null {
  const category = walkTree(tree).find(({ node }) => node.slug === slug);
  return category === undefined ? null : { category: category.node, ancestors: category.above };
}
