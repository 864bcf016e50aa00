import { sql } from 'kysely';
import type { CustomerId, ProductId, WishlistId, WishlistKey, WishlistToken } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { wishlistDigest } from '../rules/token.ts';
import type { WishlistItem, WishlistOwner } from '../wishlist.ts';

/** @returns null for an owner without a list */
export async function findWishlist(db: DbOrTx, owner: WishlistOwner): Promise<WishlistId | null> {
  if (owner.kind === 'guest' && owner.token === null) return null;
  const row = await db
    .selectFrom('wishlist')
    .select('id')
    .where((eb) =>
      owner.kind === 'customer'
        ? eb('customer_id', '=', owner.id)
        : eb('token_digest', '=', owner.token === null ? null : wishlistDigest(owner.token)),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks an account's list; creates it if necessary. */
export async function lockWishlistOf(tx: Tx, customerId: CustomerId, now: Instant): Promise<WishlistId> {
  const { id } = await tx
    .insertInto('wishlist')
    .values({ customer_id: customerId, changed_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ changed_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a guest's list. @returns null for a token without a list */
export async function lockGuestWishlist(
  tx: Tx,
  token: WishlistToken,
  now: Instant,
): Promise<WishlistId | null> {
  const row = await tx
    .updateTable('wishlist')
    .set({ changed_at: now })
    .where('token_digest', '=', wishlistDigest(token))
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertGuestWishlist(tx: Tx, token: WishlistToken, now: Instant): Promise<WishlistId> {
  const { id } = await tx
    .insertInto('wishlist')
    .values({ token_digest: wishlistDigest(token), changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The entries of a list, newest first. */
export async function readItems(db: DbOrTx, id: WishlistId): Promise<WishlistItem[]> {
  const rows = await db
    .selectFrom('wishlist_item')
    .select([
      'product_id as productId',
      'variation_id as variationId',
      'price_minor as priceMinor',
      'was_in_stock as wasInStock',
      'added_at as addedAt',
    ])
    .where('wishlist_id', '=', id)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows;
}

/** Adds an entry; one of the same product gets the variation that was chosen last. */
export async function saveItem(tx: Tx, id: WishlistId, item: WishlistItem): Promise<void> {
  const facts = {
    variation_id: item.variationId,
    price_minor: item.priceMinor,
    was_in_stock: item.wasInStock,
    awaits_stock: !item.wasInStock,
    mailed_price_minor: null,
    added_at: item.addedAt,
  };
  await tx
    .insertInto('wishlist_item')
    .values({ wishlist_id: id, product_id: item.productId, ...facts })
    .onConflict((conflict) => conflict.columns(['wishlist_id', 'product_id']).doUpdateSet(facts))
    .execute();
}

/** @returns the variation of the deleted entry, or its product; null if there was no entry */
export async function deleteItem(tx: Tx, id: WishlistId, productId: ProductId): Promise<ProductId | null> {
  const row = await tx
    .deleteFrom('wishlist_item')
    .where('wishlist_id', '=', id)
    .where('product_id', '=', productId)
    .returning('variation_id')
    .executeTakeFirst();
  return row === undefined ? null : (row.variation_id ?? productId);
}

/** Adds the entries of one list to another, the newest first, up to a number of entries. */
export async function moveItems(
  tx: Tx,
  { from, into }: { from: WishlistId; into: WishlistId },
  limit: number,
): Promise<void> {
  await sql`
    insert into wishlist_item (wishlist_id, product_id, variation_id, price_minor, was_in_stock, awaits_stock, added_at)
    select ${into}, product_id, variation_id, price_minor, was_in_stock, not was_in_stock, added_at
    from wishlist_item as item
    where wishlist_id = ${from}
      and not exists (select from wishlist_item as own where own.wishlist_id = ${into} and own.product_id = item.product_id)
    order by added_at desc
    limit greatest(0, ${limit} - (select count(*) from wishlist_item where wishlist_id = ${into}))
  `.execute(tx);
}

/** Deletes a list; its share link moves to the other list, unless that has one. */
export async function deleteWishlist(tx: Tx, id: WishlistId, heir: WishlistId): Promise<void> {
  const deleted = await tx
    .deleteFrom('wishlist')
    .where('id', '=', id)
    .returning('share_key')
    .executeTakeFirst();
  await tx
    .updateTable('wishlist')
    .set((eb) => ({ share_key: eb.fn.coalesce('share_key', eb.val(deleted?.share_key ?? null)) }))
    .where('id', '=', heir)
    .execute();
}

export async function deleteGuestsBefore(db: DbOrTx, moment: Instant): Promise<void> {
  await db.deleteFrom('wishlist').where('customer_id', 'is', null).where('changed_at', '<', moment).execute();
}

export async function readShareKey(db: DbOrTx, id: WishlistId): Promise<WishlistKey | null> {
  const row = await db.selectFrom('wishlist').select('share_key').where('id', '=', id).executeTakeFirst();
  return row?.share_key ?? null;
}

/** Gives a list a link, unless it has one; null removes the link. */
export async function setShareKey(db: DbOrTx, id: WishlistId, key: WishlistKey | null): Promise<void> {
  await db
    .updateTable('wishlist')
    .set((eb) => ({ share_key: key === null ? null : eb.fn.coalesce('share_key', eb.val(key)) }))
    .where('id', '=', id)
    .execute();
}

export async function findShared(db: DbOrTx, key: WishlistKey): Promise<WishlistId | null> {
  const row = await db.selectFrom('wishlist').select('id').where('share_key', '=', key).executeTakeFirst();
  return row?.id ?? null;
}

/** An account's list for the export of personal data. */
export function itemsOfCustomer(db: DbOrTx, id: CustomerId) {
  return db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
    .select(['product_id as productId', 'variation_id as variationId', 'added_at as addedAt'])
    .where('customer_id', '=', id)
    .orderBy('added_at', 'desc')
    .execute();
}

export async function deleteOfCustomer(tx: Tx, id: CustomerId): Promise<void> {
  await tx.deleteFrom('wishlist').where('customer_id', '=', id).execute();
}
