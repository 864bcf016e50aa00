import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findMedia, type Media } from '#shop/media';
import type { ProductDraft } from './draft.ts';
import { type GoodsRow, readGoodsRows, readPictureRows, readTies } from './draft-rows.store.ts';
import { type NamedProduct, readNamed, wereOrdered } from './open-product.store.ts';
import { toDraft } from './to-draft.ts';

/** What stands of one thing: together, taken by orders that are not sent yet, and by location. */
export type ShelfNow = Readonly<{
  productId: number;
  level: number;
  /** Taken out of `level` already. */
  reserved: number;
  locations: readonly Readonly<{ locationId: number; quantity: number }>[];
}>;

/** A product in its editor: what may be changed, and what is shown beside it. */
export type OpenProduct = Readonly<{
  id: ProductId;
  /** Goes back with what is saved. */
  version: number;
  draft: ProductDraft;
  createdAt: Instant;
  updatedAt: Instant;
  /** Of the product and each variation that counts stock. */
  shelves: readonly ShelfNow[];
  media: readonly Media[];
  /** Products that the draft names. */
  named: readonly NamedProduct[];
  wasOrdered: boolean;
}>;

export type OpenNeeds = { shelvesOf: (db: DbOrTx, ids: readonly number[]) => Promise<ShelfNow[]> };

export type StoredDraft = { row: GoodsRow; draft: ProductDraft };

/** Products as their editors hold them, by id; variations and unknown ids are left out. */
export async function readDrafts(db: DbOrTx, ids: readonly number[]): Promise<Map<number, StoredDraft>> {
  const goods = await readGoodsRows(db, ids);
  const all = goods.map(({ id }) => id);
  const rows = { goods, pictures: await readPictureRows(db, all), ties: await readTies(db, all) };
  return new Map(
    goods
      .filter(({ parent_id }) => parent_id === null)
      .map((row) => [row.id, { row, draft: toDraft(row, rows) }]),
  );
}

function namedIn(draft: ProductDraft): number[] {
  const { upsellIds, crossSellIds, groupedIds, bundleParts } = draft;
  return [...upsellIds, ...crossSellIds, ...groupedIds, ...bundleParts.map(({ productId }) => productId)];
}

/** A product in its editor; null for what is no product. */
export function openProduct({ shelvesOf }: OpenNeeds) {
  return async (db: DbOrTx, id: number): Promise<OpenProduct | null> => {
    const stored = (await readDrafts(db, [id])).get(id);
    if (stored === undefined) return null;
    const { row, draft } = stored;
    const own = [id, ...draft.variations.flatMap((variation) => variation.id ?? [])];
    const pictures = [
      ...draft.pictures.map(({ mediaId }) => mediaId),
      ...draft.variations.flatMap(({ imageId }) => imageId ?? []),
    ];
    return {
      id: row.id as ProductId,
      version: row.version,
      draft,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      shelves: await shelvesOf(db, own),
      media: await findMedia(db, pictures),
      named: await readNamed(db, namedIn(draft)),
      wasOrdered: await wereOrdered(db, own),
    };
  };
}
