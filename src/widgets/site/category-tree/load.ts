import { toCategoryNodes } from '#views/category-tree/category-node.ts';
import type { Loader } from '../../place.ts';
import type { CategoryTreeData, fields } from './fields.ts';

/** The categories that shoppers see. */
export const loadCategoryTree: Loader<typeof fields, CategoryTreeData> = async (
  _settings,
  { shop, language, page: { path } },
) => ({ nodes: toCategoryNodes(await shop.catalogue.categoryTree(), language), path });
