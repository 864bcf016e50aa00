import type { CategoryId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findMedia, type Media } from '#shop/media';
import type { ReadSettings } from '#shop/settings';
import { type CategoryRow, readCategories } from './category.store.ts';
import type { Category } from './product.ts';

type Needs = { db: DbOrTx; settings: ReadSettings };
type Building = {
  rows: readonly CategoryRow[];
  media: ReadonlyMap<number, Media>;
  prefix: string;
  rootSlug: string;
};

function branch(building: Building, parentId: CategoryId | null, isBelowRoot: boolean): Category[] {
  const { rows, media, prefix, rootSlug } = building;
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const isRoot = row.slug === rootSlug;
      const inside = `/${prefix}/${row.slug}/`;
      return {
        id: row.id,
        parentId: row.parentId,
        slug: row.slug,
        name: row.name,
        description: row.description,
        image: row.imageId === null ? null : (media.get(row.imageId) ?? null),
        path: isRoot ? `/${prefix}/` : isBelowRoot ? inside : `/category/${row.slug}/`,
        children: branch(building, row.id, isRoot || isBelowRoot),
      };
    });
}

/** All categories as a tree; those below the sticks root have their address below its word. A transaction is passed on. */
export function categoryTree({ db, settings }: Needs) {
  return async (at: DbOrTx = db): Promise<Category[]> => {
    const rows = await readCategories(at);
    const media = await findMedia(
      at,
      rows.flatMap(({ imageId }) => imageId ?? []),
    );
    const all = await settings(at);
    return branch(
      {
        rows,
        media: new Map(media.map((one) => [Number(one.id), one])),
        prefix: all['catalogue.listingPrefix'],
        rootSlug: all['catalogue.listingRoot'],
      },
      null,
      false,
    );
  };
}

/** A category and those above it, outermost first; null for an unknown address. */
export type PlacedCategory = { category: Category; ancestors: readonly Category[] };

/** Finds a category in a tree by its address word. */
export function placeInTree(
  tree: readonly Category[],
  slug: string,
  above: readonly Category[] = [],
): PlacedCategory | null {
  for (const category of tree) {
    if (category.slug === slug) return { category, ancestors: above };
    const deeper = placeInTree(category.children, slug, [...above, category]);
    if (deeper !== null) return deeper;
  }
  return null;
}
