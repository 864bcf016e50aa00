import type { Shop } from '#composition/shop.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { type FileFault, type Promotion, printList, readList, setsOf, wordsIn } from '#shop/promotions';

/** The number of saved promotions, or all faults when nothing was saved. */
export type SavedPromotionList = Readonly<{ saved: number; faults: readonly FileFault[] }>;

/**
 * Saves the promotions of a list, all or none.
 *
 * @param value parsed JSON
 */
export async function savePromotionList(shop: Shop, value: unknown): Promise<SavedPromotionList> {
  const categories = walkTree(await shop.catalogue.categoryTree());
  const { promotions, faults } = readList(value, {
    products: await shop.catalogue.idsBySku(wordsIn(value)),
    categories: new Map(categories.map(({ node: { slug, id } }) => [slug, id])),
    momentOf: shop.catalogue.momentOf,
  });
  if (faults.length > 0) return { saved: 0, faults };
  for (const promotion of promotions) await shop.promotions.save(promotion);
  return { saved: promotions.length, faults };
}

/** A promotion as a list writes it. */
export async function printPromotion(shop: Shop, promotion: Promotion): Promise<string> {
  const categories = walkTree(await shop.catalogue.categoryTree());
  const written = printList([promotion], {
    skus: await shop.catalogue.skusOf(setsOf(promotion).flatMap(({ products }) => products)),
    slugs: new Map(categories.map(({ node: { slug, id } }) => [id, slug])),
  });
  return JSON.stringify(written, null, 2);
}
