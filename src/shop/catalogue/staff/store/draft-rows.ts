import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ProductDraft, StockDraft } from '../rules/draft.ts';

/** A row of a product or variation. */
export type ProductRow = {
  id: ProductId;
  parent_id: ProductId | null;
  type: ProductDraft['type'] | 'variation';
  class: ProductDraft['class'];
  slug: string | null;
  sku: string | null;
  gtin: string;
  name: Localized;
  short_description: Localized;
  description: Localized;
  purchase_note: Localized;
  button_text: Localized;
  seo_title: Localized;
  seo_description: Localized;
  status: ProductDraft['status'];
  publish_at: Date | null;
  unpublish_at: Date | null;
  visibility: ProductDraft['visibility'];
  is_featured: boolean;
  is_virtual: boolean;
  is_downloadable: boolean;
  is_sold_individually: boolean;
  allows_reviews: boolean;
  position: number;
  regular_price_minor: number | null;
  sale_price_minor: number | null;
  cost_price_minor: number | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  tax_status: ProductDraft['tax']['status'];
  tax_class: string;
  manages_stock: boolean;
  stock_status: StockDraft['status'];
  backorders: StockDraft['backorders'];
  low_stock_amount: number | null;
  weight_kg: string | null;
  length_cm: string | null;
  width_cm: string | null;
  height_cm: string | null;
  shipping_class: string;
  external_url: string;
  downloads: ProductDraft['downloads']['files'];
  download_limit: number | null;
  download_expiry_days: number | null;
  attributes: unknown;
  meta: unknown;
  version: number;
  created_at: Date;
  updated_at: Date;
};

/** Products with their variations; removed variations only on request. */
export async function readProductRows(db: DbOrTx, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select * from product
    where (id = any(${ids}::int[]) and parent_id is null) or (parent_id = any(${ids}::int[]) and status <> 'archived')
    order by parent_id nulls first, position, id
  `.execute(db);
  return rows;
}

export type PictureRow = { product_id: number; media_id: number; alt: Localized };

export async function readPictureRows(db: DbOrTx, ids: readonly number[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select product_id, media_id, media.alt from product_image join media on media.id = product_image.media_id
    where product_id = any(${ids}::int[]) order by product_id, product_image.position
  `.execute(db);
  return rows;
}

export type TieRow = {
  product_id: number;
  kind: string;
  id: number;
  quantity: number;
  default_variation_id: number | null;
};

/** Categories, tags, linked products and parts of products, each in order. */
export async function readTies(db: DbOrTx, ids: readonly number[]): Promise<TieRow[]> {
  const { rows } = await sql<TieRow>`
    select product_id, 'category' as kind, category_id as id, 1 as quantity, position, null::int as default_variation_id from product_category where product_id = any(${ids}::int[])
    union all select product_id, 'tag', tag_id, 1, position, null from product_tag where product_id = any(${ids}::int[])
    union all select product_id, kind, target_id, 1, position, null from product_link where product_id = any(${ids}::int[])
    union all select product_id, 'part', part_id, quantity, position, default_variation_id from bundle_part where product_id = any(${ids}::int[])
    order by product_id, kind, position, id
  `.execute(db);
  return rows;
}
