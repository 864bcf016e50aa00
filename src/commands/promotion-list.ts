import type { Category } from '#shop/catalogue';
import {
  type FileFault,
  type GoodsSet,
  type Promotion,
  printList,
  readList,
  wordsIn,
} from '#shop/promotions';
import type { Shop } from '#src/compose.ts';

/** What a list did: how many promotions were kept, or all its faults, when nothing was. */
export type KeptList = Readonly<{ kept: number; faults: readonly FileFault[] }>;

function flat(tree: readonly Category[]): Category[] {
  return tree.flatMap((one) => [one, ...flat(one.children)]);
}

/**
 * Keeps the promotions of a list: all of them, or with a fault anywhere none.
 *
 * @param value parsed JSON
 */
export async function keepList(shop: Shop, value: unknown): Promise<KeptList> {
  const categories = flat(await shop.catalogue.categoryTree());
  const { promotions, faults } = readList(value, {
    products: await shop.catalogue.idsBySku(wordsIn(value)),
    categories: new Map(categories.map(({ slug, id }) => [slug, id])),
    momentOf: shop.catalogue.momentOf,
  });
  if (faults.length > 0) return { kept: 0, faults };
  for (const promotion of promotions) await shop.promotions.save(promotion);
  return { kept: promotions.length, faults };
}

function setsOf({ includes, excludes, benefit }: Promotion): GoodsSet[] {
  return [includes, excludes, ...(benefit.kind === 'buy-get' ? [benefit.bought, benefit.given] : [])];
}

/** A promotion as a list writes it. */
export async function printPromotion(shop: Shop, promotion: Promotion): Promise<string> {
  const categories = flat(await shop.catalogue.categoryTree());
  const written = printList([promotion], {
    skus: await shop.catalogue.skusOf(setsOf(promotion).flatMap(({ products }) => products)),
    slugs: new Map(categories.map(({ slug, id }) => [id, slug])),
  });
  return JSON.stringify(written, null, 2);
}
