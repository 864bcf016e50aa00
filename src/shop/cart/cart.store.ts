import { sql } from 'kysely';
import type { CartId, CartItemKey, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Notice } from './notice.ts';
import type { KeptLine } from './price-lines.ts';

export async function findCartId(db: DbOrTx, digest: string, now: Instant): Promise<CartId | null> {
  const row = await db
    .selectFrom('cart')
    .select('id')
    .where('token_digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : (row.id as CartId);
}

/** Takes the cart for this transaction alone: whoever comes next waits. */
export async function lockCart(tx: DbOrTx, id: CartId): Promise<void> {
  await tx.selectFrom('cart').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertCart(tx: DbOrTx, digest: string, expiresAt: Instant): Promise<CartId> {
  const row = await tx
    .insertInto('cart')
    .values({ token_digest: digest, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_digest').doUpdateSet({ expires_at: expiresAt }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as CartId;
}

export async function touchCart(
  tx: DbOrTx,
  id: CartId,
  { now, expiresAt }: { now: Instant; expiresAt: Instant },
): Promise<void> {
  await tx.updateTable('cart').set({ updated_at: now, expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function readLines(db: DbOrTx, id: CartId): Promise<KeptLine[]> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['key', 'product_id', 'variation_id', 'options', 'quantity'])
    .where('cart_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    key: row.key as CartItemKey,
    productId: row.product_id as ProductId,
    variationId: row.variation_id as ProductId | null,
    options: row.options as Record<string, string>,
    quantity: row.quantity,
  }));
}

export async function saveLine(tx: DbOrTx, id: CartId, line: KeptLine): Promise<void> {
  await tx
    .insertInto('cart_line')
    .values({
      cart_id: id,
      key: line.key,
      product_id: line.productId,
      variation_id: line.variationId,
      options: JSON.stringify(line.options),
      quantity: line.quantity,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'key']).doUpdateSet({ quantity: line.quantity, removed_at: null }),
    )
    .execute();
}

/** A removed line stays for undo. */
export async function markRemoved(
  tx: DbOrTx,
  id: CartId,
  removed: { key: CartItemKey; now: Instant },
): Promise<boolean> {
  const result = await tx
    .updateTable('cart_line')
    .set({ removed_at: removed.now })
    .where('cart_id', '=', id)
    .where('key', '=', removed.key)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function readRemoved(tx: DbOrTx, id: CartId, key: CartItemKey): Promise<KeptLine | null> {
  const row = await tx
    .selectFrom('cart_line')
    .select(['key', 'product_id', 'variation_id', 'options', 'quantity'])
    .where('cart_id', '=', id)
    .where('key', '=', key)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    key,
    productId: row.product_id as ProductId,
    variationId: row.variation_id as ProductId | null,
    options: row.options as Record<string, string>,
    quantity: row.quantity,
  };
}

export async function deleteLines(tx: DbOrTx, id: CartId): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_id', '=', id).execute();
}

export async function appendNotices(tx: DbOrTx, id: CartId, notices: readonly Notice[]): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ notices: sql`notices || ${JSON.stringify(notices)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

export async function takeNotices(tx: DbOrTx, id: CartId): Promise<Notice[]> {
  const { rows } = await sql<{ notices: Notice[] }>`
    with waiting as (select id, notices from cart where id = ${id} for update)
    update cart set notices = '[]' from waiting where cart.id = waiting.id returning waiting.notices
  `.execute(tx);
  return rows[0]?.notices ?? [];
}

export async function deleteExpired(db: DbOrTx, now: Instant): Promise<number> {
  const result = await db.deleteFrom('cart').where('expires_at', '<', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
