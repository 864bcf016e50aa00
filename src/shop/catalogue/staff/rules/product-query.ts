import { z } from 'zod';
import { text } from './draft.ts';

/** Sort orders of the product list. */
export const PRODUCT_SORTS = ['updated', 'newest', 'name', 'price', 'price-desc', 'sales'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const LARGEST_ID = 2_147_483_647;
const MOST_PAGES = 100_000;
const MOST_PER_PAGE = 200;

/** Filters of the product list; invalid values are ignored. */
export const productQuery = z.object({
  /** Part of a name in either language, SKU or barcode, of products and variations. */
  text: text(200).catch('').default(''),
  productClass: z.enum(['tobacco', 'device', 'accessory', 'other']).nullable().catch(null).default(null),
  /** Including subcategories. */
  categoryId: z.int().min(1).max(LARGEST_ID).nullable().catch(null).default(null),
  /** Slug of the brand. */
  brand: text(200).nullable().catch(null).default(null),
  /** Null for all except archived ones. */
  status: z
    .enum(['published', 'private', 'draft', 'scheduled', 'archived'])
    .nullable()
    .catch(null)
    .default(null),
  stock: z.enum(['all', 'low', 'out', 'onbackorder']).catch('all').default('all'),
  /** With texts missing in this language. */
  missing: z.enum(['en', 'ar']).nullable().catch(null).default(null),
  onSale: z.boolean().nullable().catch(null).default(null),
  sort: z.enum(PRODUCT_SORTS).catch('updated').default('updated'),
  page: z.int().min(1).max(MOST_PAGES).catch(1).default(1),
  perPage: z.int().min(1).max(MOST_PER_PAGE).catch(50).default(50),
});
export type ProductQuery = z.infer<typeof productQuery>;
