import type { z } from 'zod';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ReadSettings } from '#shop/settings';
import { productQuery } from '../rules/product-query.ts';
import { countProducts, type FoundProduct, findIds, findPage } from '../store/find-products.ts';

export type ProductList = Readonly<{ rows: readonly FoundProduct[]; total: number }>;

/**
 * Finds products of every status.
 *
 * @param query any part of `ProductQuery`
 * Source: BO-01
 */
export function findProducts({ db, settings }: { db: DbOrTx; settings: ReadSettings }) {
  return async (query: z.input<typeof productQuery>): Promise<ProductList> => {
    const sought = productQuery.parse(query);
    const threshold = (await settings())['stock.lowAmount'];
    const [rows, total] = await Promise.all([
      findPage(db, sought, threshold),
      countProducts(db, sought, threshold),
    ]);
    return { rows, total };
  };
}

/** How many products of every status are sought. */
export function countMatchingProducts({ db, settings }: { db: DbOrTx; settings: ReadSettings }) {
  return async (query: z.input<typeof productQuery>): Promise<number> =>
    countProducts(db, productQuery.parse(query), (await settings())['stock.lowAmount']);
}

/** The ids of all products that are sought, whatever page; at most `most`. */
export function findProductIds({ db, settings }: { db: DbOrTx; settings: ReadSettings }) {
  return async (query: z.input<typeof productQuery>, most: number | null = null): Promise<ProductId[]> => {
    const threshold = (await settings())['stock.lowAmount'];
    return findIds(db, productQuery.parse(query), { threshold, most });
  };
}

/** The latest products of every status that have a text, archived ones last, without their count. */
export function suggestProducts({ db, settings }: { db: DbOrTx; settings: ReadSettings }) {
  return async (text: string, limit: number): Promise<readonly FoundProduct[]> => {
    const threshold = (await settings())['stock.lowAmount'];
    const find = (perPage: number, status: 'archived' | null) =>
      findPage(db, productQuery.parse({ text, perPage, status }), threshold);
    const page = await find(limit, null);
    return page.length === limit ? page : [...page, ...(await find(limit - page.length, 'archived'))];
  };
}
