import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findMedia, type Media } from '#shop/media';
import type { ProductDraft } from '../rules/draft.ts';
import { toDraft } from '../rules/to-draft.ts';
import { type ProductRow, readPictureRows, readProductRows, readTies } from '../store/draft-rows.ts';
import { type NamedProduct, readNamed, wereOrdered } from '../store/open-product.ts';

/** The stock of a product: in total, reserved by unshipped orders, and by location. */
export type ProductStock = Readonly<{
  productId: number;
  level: number;
  /** Already subtracted from `level`. */
  reserved: number;
  locations: readonly Readonly<{ locationId: number; quantity: number }>[];
}>;

/** A product in its editor, with read-only facts. */
export type OpenProduct = Readonly<{
  id: ProductId;
  /** Sent back when saving. */
  version: number;
  draft: ProductDraft;
  createdAt: Instant;
  updatedAt: Instant;
  /** Stock of the product and of each variation with tracked stock. */
  shelves: readonly ProductStock[];
  media: readonly Media[];
  /** Products that the draft references. */
  named: readonly NamedProduct[];
  wasOrdered: boolean;
}>;

export type OpenDeps = { stockOf: (db: DbOrTx, ids: readonly number[]) => Promise<ProductStock[]> };

export type StoredDraft = { row: ProductRow; draft: ProductDraft };

/** Products as drafts, by id; variations and unknown ids are left out. */
export async function readDrafts(db: DbOrTx, ids: readonly number[]): Promise<Map<number, StoredDraft>> {
  const products = await readProductRows(db, ids);
  const all = products.map(({ id }) => id);
  const rows = { products, pictures: await readPictureRows(db, all), ties: await readTies(db, all) };
  return new Map(
    products
      .filter(({ parent_id }) => parent_id === null)
      .map((row) => [row.id, { row, draft: toDraft(row, rows) }]),
  );
}

function namedIn(draft: ProductDraft): number[] {
  const { upsellIds, crossSellIds, groupedIds, bundleParts } = draft;
  return [...upsellIds, ...crossSellIds, ...groupedIds, ...bundleParts.map(({ productId }) => productId)];
}

/** A product in its editor; null for an unknown one. */
export function openProduct({ stockOf }: OpenDeps) {
  return async (db: DbOrTx, id: number): Promise<OpenProduct | null> => {
    const stored = (await readDrafts(db, [id])).get(id);
    if (stored === undefined) return null;
    const { row, draft } = stored;
    const ids = [id, ...draft.variations.flatMap((variation) => variation.id ?? [])];
    const pictures = [
      ...draft.pictures.map(({ mediaId }) => mediaId),
      ...draft.variations.flatMap(({ imageId }) => imageId ?? []),
    ];
    return {
      id: row.id,
      version: row.version,
      draft,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      shelves: await stockOf(db, ids),
      media: await findMedia(db, pictures),
      named: await readNamed(db, namedIn(draft)),
      wasOrdered: await wereOrdered(db, ids),
    };
  };
}
