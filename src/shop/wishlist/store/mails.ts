import { sql } from 'kysely';
import type { CustomerId, ProductId, WishlistId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { MailChoice, WatchedItem } from '../rules/mail-changes.ts';
import type { Wish } from '../wishlist.ts';

/** An entry whose owner wants emails. */
export type WatchedEntry = Wish & WatchedItem & Readonly<{ wishlistId: WishlistId }>;

/** An account that wants emails, with its saved products. */
export type Watcher = Readonly<{
  customerId: CustomerId;
  choice: MailChoice;
  mailedAt: Instant | null;
  entries: readonly WatchedEntry[];
}>;

/** @returns null for an account that wants no emails */
export async function readMailChoice(db: DbOrTx, id: CustomerId): Promise<MailChoice | null> {
  const row = await db
    .selectFrom('wishlist_notice')
    .select(['on_price as onPrice', 'on_stock as onStock'])
    .where('customer_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores which emails an account wants, with the sentence it agreed to; an unchanged choice keeps its consent. */
export async function saveMailChoice(
  tx: Tx,
  id: CustomerId,
  { onPrice, onStock, consent, at }: MailChoice & { consent: string; at: Instant },
): Promise<void> {
  const facts = { on_price: onPrice, on_stock: onStock, consent, agreed_at: at };
  await tx
    .insertInto('wishlist_notice')
    .values({ customer_id: id, ...facts })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(facts))
    .execute();
}

export async function deleteMailChoice(db: DbOrTx, id: CustomerId): Promise<void> {
  await db.deleteFrom('wishlist_notice').where('customer_id', '=', id).execute();
}

/** What an account agreed to, for the export of personal data. */
export function mailConsentOf(db: DbOrTx, id: CustomerId) {
  return db
    .selectFrom('wishlist_notice')
    .select(['on_price as onPrice', 'on_stock as onStock', 'consent', 'agreed_at as agreedAt'])
    .where('customer_id', '=', id)
    .execute();
}

/** Locks an account's row, so that two jobs do not mail it at once. */
export async function lockMailChoice(
  tx: Tx,
  id: CustomerId,
): Promise<(MailChoice & { mailedAt: Instant | null }) | null> {
  const row = await tx
    .selectFrom('wishlist_notice')
    .select(['on_price as onPrice', 'on_stock as onStock', 'mailed_at as mailedAt'])
    .where('customer_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function noteMailed(tx: Tx, id: CustomerId, at: Instant): Promise<void> {
  await tx.updateTable('wishlist_notice').set({ mailed_at: at }).where('customer_id', '=', id).execute();
}

function entriesOf(db: DbOrTx, ids: readonly CustomerId[]) {
  return db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
    .select([
      'wishlist.customer_id as customerId',
      'wishlist_id as wishlistId',
      'product_id as productId',
      'variation_id as variationId',
      'price_minor as priceMinor',
      'mailed_price_minor as mailedPriceMinor',
      'awaits_stock as awaitsStock',
    ])
    .where('wishlist.customer_id', '=', sql<CustomerId>`any(${ids}::int[])`)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
}

/** The entries of an account's list, as emails watch them. */
export async function readWatched(db: DbOrTx, id: CustomerId): Promise<WatchedEntry[]> {
  return (await entriesOf(db, [id])).map(({ customerId: _, ...entry }) => entry);
}

/** The next accounts that want emails, by id, with their entries. */
export async function readWatchers(db: DbOrTx, after: number, limit: number): Promise<Watcher[]> {
  const rows = await db
    .selectFrom('wishlist_notice')
    .select(['customer_id', 'on_price', 'on_stock', 'mailed_at'])
    .where('customer_id', '>', after as CustomerId)
    .orderBy('customer_id')
    .limit(limit)
    .execute();
  const entries = await entriesOf(
    db,
    rows.map((row) => row.customer_id),
  );
  const byOwner = Map.groupBy(entries, ({ customerId }) => customerId);
  return rows.map((row) => ({
    customerId: row.customer_id,
    choice: { onPrice: row.on_price, onStock: row.on_stock },
    mailedAt: row.mailed_at,
    entries: byOwner.get(row.customer_id) ?? [],
  }));
}

/** Stores what emails watch of an entry, unless another variation was saved meanwhile. */
export async function saveWatched(tx: Tx, { wishlistId, ...item }: WatchedEntry): Promise<void> {
  await tx
    .updateTable('wishlist_item')
    .set({ mailed_price_minor: item.mailedPriceMinor, awaits_stock: item.awaitsStock })
    .where('wishlist_id', '=', wishlistId)
    .where('product_id', '=', item.productId)
    .where('variation_id', 'is not distinct from', item.variationId)
    .where('price_minor', 'is not distinct from', item.priceMinor)
    .execute();
}

/** The products watched by accounts that want emails. */
export function readWatchedWishes(
  db: DbOrTx,
): Promise<{ productId: ProductId; variationId: ProductId | null }[]> {
  return db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
    .innerJoin('wishlist_notice', 'wishlist_notice.customer_id', 'wishlist.customer_id')
    .select(['product_id as productId', 'variation_id as variationId'])
    .distinct()
    .execute();
}
