import { inLanguage } from '#kernel/language.ts';
import type { Loader } from '../../place.ts';
import type { fields, NotFoundMessageData } from './fields.ts';

const CATEGORIES_MAX = 6;

/** The search parameter, and the first categories. */
export const loadNotFoundMessage: Loader<typeof fields, NotFoundMessageData> = async (
  { hasCategories },
  { shop, language },
) => {
  const tree = hasCategories ? await shop.catalogue.categoryTree() : [];
  return {
    parameter: (await shop.settings.all())['search.parameter'],
    categories: tree
      .slice(0, CATEGORIES_MAX)
      .map(({ name, path }) => ({ name: inLanguage(name, language), path })),
  };
};
