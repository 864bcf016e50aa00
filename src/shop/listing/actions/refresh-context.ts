import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { parseAttributes, readBundles, readTerms, type Terms } from '#shop/catalogue';
import { type Media, parseSizes } from '#shop/media';
import { readGroupPlans } from '../store/groups.ts';
import {
  readCategoryPaths,
  readFirstPictures,
  type readProducts,
  readRatings,
  readTagSlugs,
} from '../store/refresh.ts';
import { readSearchTexts } from '../store/search/search.ts';

/** A product or variation with the columns that listing rows are made of. */
export type ListedProduct = Awaited<ReturnType<typeof readProducts>>[number];
type CategoryPath = Awaited<ReturnType<typeof readCategoryPaths>>[number];

/** What the rows of some products need besides the products, by product id. */
export type RefreshContext = {
  children: ReadonlyMap<number, ListedProduct[]>;
  pictures: ReadonlyMap<number, Media[]>;
  categories: ReadonlyMap<number, CategoryPath[]>;
  tags: ReadonlyMap<number, string[]>;
  ratings: Awaited<ReturnType<typeof readRatings>>;
  texts: Awaited<ReturnType<typeof readSearchTexts>>;
  terms: Terms;
  bundles: Awaited<ReturnType<typeof readBundles>>;
  groupPlans: Awaited<ReturnType<typeof readGroupPlans>>;
  now: Instant;
};

function gather<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return groups;
}

export async function readRefreshContext(
  db: DbOrTx,
  products: readonly ListedProduct[],
  now: Instant,
): Promise<RefreshContext> {
  const all = products.map(({ id }) => id);
  const parents = products.filter(({ parent_id }) => parent_id === null).map(({ id }) => id);
  const slugs = new Set(
    products.flatMap(({ attributes }) =>
      parseAttributes(attributes)
        .filter(({ global }) => global)
        .map(({ slug }) => slug),
    ),
  );
  const pictures = await readFirstPictures(db, all);
  const media = pictures.map(({ product_id, width, height, sizes, id, ...rest }) => ({
    product_id,
    media: { ...rest, id, widthPx: width, heightPx: height, sizes: parseSizes(sizes) },
  }));
  const byProduct = gather(media, ({ product_id }) => product_id);
  return {
    children: gather(
      products.filter(({ parent_id }) => parent_id !== null),
      ({ parent_id }) => parent_id ?? 0,
    ),
    pictures: new Map([...byProduct].map(([id, list]) => [id, list.map((one) => one.media)])),
    categories: gather(await readCategoryPaths(db, parents), ({ product_id }) => product_id),
    tags: new Map(
      [...gather(await readTagSlugs(db, parents), ({ product_id }) => product_id)].map(([id, list]) => [
        id,
        list.map(({ slug }) => slug),
      ]),
    ),
    ratings: await readRatings(db, parents),
    texts: await readSearchTexts(db, parents),
    terms: await readTerms(db, [...slugs]),
    bundles: await readBundles(db, all),
    groupPlans: await readGroupPlans(db, parents),
    now,
  };
}
