import { z } from 'zod';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ReadSettings } from '#shop/settings';
import { text } from './draft.ts';
import { countFound, type FoundProduct, findPage } from './find-products.store.ts';

export const PRODUCT_SORTS = ['updated', 'newest', 'name', 'price', 'price-desc', 'sales'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const LARGEST_ID = 2_147_483_647;
const MOST_PAGES = 100_000;
const MOST_PER_PAGE = 200;

/** What staff look for; what is left out or makes no sense counts as not asked for. */
export const soughtProducts = z.object({
  /** Parts of names in either language, SKUs and barcodes, of products and variations. */
  text: text(200).catch('').default(''),
  productClass: z.enum(['tobacco', 'device', 'accessory', 'other']).nullable().catch(null).default(null),
  /** With everything below it. */
  categoryId: z.int().min(1).max(LARGEST_ID).nullable().catch(null).default(null),
  /** Word of the maker. */
  brand: text(200).nullable().catch(null).default(null),
  /** Null for all that are not archived. */
  status: z
    .enum(['published', 'private', 'draft', 'scheduled', 'archived'])
    .nullable()
    .catch(null)
    .default(null),
  stock: z.enum(['all', 'low', 'out', 'onbackorder']).catch('all').default('all'),
  onSale: z.boolean().nullable().catch(null).default(null),
  sort: z.enum(PRODUCT_SORTS).catch('updated').default('updated'),
  page: z.int().min(1).max(MOST_PAGES).catch(1).default(1),
  perPage: z.int().min(1).max(MOST_PER_PAGE).catch(50).default(50),
});
export type SoughtProducts = z.infer<typeof soughtProducts>;

export type FoundProducts = Readonly<{ rows: readonly FoundProduct[]; total: number }>;

/**
 * Finds products of every status for staff.
 *
 * @param asked any part of `SoughtProducts`
 * Source: BO-01; issue's lists at 100 000 products
 */
export function findProducts({ db, settings }: { db: DbOrTx; settings: ReadSettings }) {
  return async (asked: z.input<typeof soughtProducts>): Promise<FoundProducts> => {
    const sought = soughtProducts.parse(asked);
    const threshold = (await settings())['stock.lowAmount'];
    const [rows, total] = await Promise.all([
      findPage(db, sought, threshold),
      countFound(db, sought, threshold),
    ]);
    return { rows, total };
  };
}
