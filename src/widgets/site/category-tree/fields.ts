import type { CategoryNode } from '#views/category-tree/category-node.ts';

export const fields = {};

/** What the loader adds. */
export type CategoryTreeData = {
  nodes: readonly CategoryNode[];
  /** The page’s path without language, to mark its branch. */
  path: string;
};
