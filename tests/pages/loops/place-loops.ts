import { initialOf } from '#widgets/fields/field.ts';
import { fields as gridFields } from '#widgets/lists/loop-grid/fields.ts';
import { fields as filterFields } from '#widgets/lists/taxonomy-filter/fields.ts';
import { withShop } from '../products.ts';

type GridSettings = ReturnType<typeof initialOf<typeof gridFields>>;
type FilterSettings = ReturnType<typeof initialOf<typeof filterFields>>;

/** A grid with settings beside the initial ones. */
export function grid(id: string, settings: Partial<GridSettings> = {}) {
  return {
    ...{ id, widget: 'loop-grid', version: 2 },
    settings: { ...initialOf(gridFields), perPage: 6, paging: 'numbers-previous-next', ...settings },
  };
}

/** A filter of a loop; by default with an unknown operator. */
export function filter(loop: string, settings: Partial<FilterSettings>) {
  return {
    ...{ id: `${loop}f${settings.taxonomy?.replaceAll(/\W/g, '')}`, widget: 'taxonomy-filter', version: 1 },
    settings: { ...initialOf(filterFields), loop, ...settings },
  };
}

/** A page of these nodes. @returns its path */
export async function pageOfNodes(slug: string, tree: readonly object[]): Promise<string> {
  await withShop(({ content }) =>
    content.save({
      ...{ kind: 'page', slug, title: { en: 'Lists', ar: 'قوائم' }, excerpt: { en: '' }, body: { en: '' } },
      ...{ tree, coverId: null, category: '', tags: [], details: { products: [] }, position: 0 },
      publishedAt: new Date(Date.now() - 1000),
    }),
  );
  return `/${slug}/`;
}
