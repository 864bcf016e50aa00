import { toTree } from '#kernel/tree/tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findMedia } from '#shop/media';
import type { ReadSettings, Settings } from '#shop/settings';
import type { Category } from '../product.ts';
import { type CategoryRow, readCategories } from '../store/category.ts';

type Deps = { db: DbOrTx; settings: ReadSettings };

/** The path of a category's page; the sticks root and the categories below it are under the listing prefix. */
function pathOf(
  { slug }: Pick<CategoryRow, 'slug'>,
  above: readonly CategoryRow[],
  settings: Settings,
): string {
  const prefix = settings['catalogue.listingPrefix'];
  const root = settings['catalogue.listingRoot'];
  if (slug === root) return `/${prefix}/`;
  return above.some((row) => row.slug === root) ? `/${prefix}/${slug}/` : `/category/${slug}/`;
}

/** The category tree; categories below the sticks root have paths below its slug. */
export function categoryTree({ db, settings }: Deps) {
  return async (at: DbOrTx = db): Promise<Category[]> => {
    const rows = await readCategories(at);
    const media = await findMedia(
      at,
      rows.flatMap(({ imageId }) => imageId ?? []),
    );
    const images = new Map(media.map((one) => [one.id, one]));
    const all = await settings(at);
    return toTree<CategoryRow, Category>(rows, ({ imageId, ...row }, { above, children }) => ({
      ...row,
      image: imageId === null ? null : (images.get(imageId) ?? null),
      path: pathOf(row, above, all),
      children,
    }));
  };
}
