import type { CartId, CartItemKey } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { linesText, type SavedLine } from '../cart.ts';
import type { StoredLine } from '../rules/lines/price-lines.ts';

function linesOf(db: DbOrTx, id: CartId) {
  return db
    .selectFrom('cart_line')
    .select([
      'key',
      'product_id',
      'variation_id',
      'options',
      'quantity',
      'seen_minor',
      'saved_at',
      'removed_at',
    ])
    .where('cart_id', '=', id)
    .orderBy('position');
}

const standingLines = prepared((db, { id }: { id: CartId }) =>
  linesOf(db, id).where('removed_at', 'is', null).compile(),
);

const linesSince = prepared((db, { id, since }: { id: CartId; since: Instant }) =>
  linesOf(db, id)
    .where((column) => column.or([column('removed_at', 'is', null), column('removed_at', '>=', since)]))
    .compile(),
);

function toStored(row: Awaited<ReturnType<typeof standingLines>>[number]): StoredLine {
  return {
    key: row.key,
    productId: row.product_id,
    variationId: row.variation_id,
    options: row.options as Record<string, string>,
    quantity: row.quantity,
    seenMinor: row.seen_minor,
    isSaved: row.saved_at !== null,
  };
}

/** Lines that are not removed, including saved ones. */
export async function readLines(db: DbOrTx, id: CartId): Promise<StoredLine[]> {
  return (await standingLines(db, { id })).map(toStored);
}

/** A removed line with the time of its removal. */
export type RemovedLine = StoredLine & Readonly<{ removedAt: Instant }>;

/** The lines, and the last one removed since a moment; null when there is none. */
export async function readLinesAndLastRemoved(
  db: DbOrTx,
  id: CartId,
  since: Instant,
): Promise<{ stored: StoredLine[]; removed: RemovedLine | null }> {
  const rows = await linesSince(db, { id, since });
  const [removed] = rows
    .flatMap((row) => (row.removed_at === null ? [] : [{ ...toStored(row), removedAt: row.removed_at }]))
    .toSorted((a, b) => b.removedAt.getTime() - a.removedAt.getTime());
  return {
    stored: rows.filter((row) => row.removed_at === null).map(toStored),
    removed: removed ?? null,
  };
}

/** Locks the lines and returns them as one text. */
export async function lockLines(tx: DbOrTx, id: CartId): Promise<string> {
  await tx.selectFrom('cart').select('id').where('id', '=', id).forUpdate().execute();
  const lines = await readLines(tx, id);
  return linesText(lines.filter(({ isSaved }) => !isSaved));
}

/** `savedAt`: when it was saved for later; omitted for a line in the cart. */
type WrittenLine = SavedLine & Readonly<{ seenMinor: number | null; savedAt?: Instant | null }>;

/** Writes a line; restores a removed one. */
export async function saveLine(
  tx: DbOrTx,
  id: CartId,
  { savedAt = null, ...line }: WrittenLine,
): Promise<void> {
  const changed = {
    quantity: line.quantity,
    seen_minor: line.seenMinor,
    saved_at: savedAt,
    removed_at: null,
  };
  await tx
    .insertInto('cart_line')
    .values({
      cart_id: id,
      key: line.key,
      product_id: line.productId,
      variation_id: line.variationId,
      options: JSON.stringify(line.options),
      ...changed,
    })
    .onConflict((conflict) => conflict.columns(['cart_id', 'key']).doUpdateSet(changed))
    .execute();
}

/** Marks a line as removed, for undo. */
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

/** Restores a removed line. @returns whether there was one */
export async function unmarkRemoved(tx: DbOrTx, id: CartId, key: CartItemKey): Promise<boolean> {
  const result = await tx
    .updateTable('cart_line')
    .set({ removed_at: null })
    .where('cart_id', '=', id)
    .where('key', '=', key)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Saves a line for later. @returns whether it was in the cart */
export async function markSaved(
  tx: DbOrTx,
  id: CartId,
  { key, now }: { key: CartItemKey; now: Instant },
): Promise<boolean> {
  const result = await tx
    .updateTable('cart_line')
    .set({ saved_at: now })
    .where('cart_id', '=', id)
    .where('key', '=', key)
    .where('removed_at', 'is', null)
    .where('saved_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes ordered lines; saved ones stay. */
export async function deleteLines(tx: DbOrTx, id: CartId): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_id', '=', id).where('saved_at', 'is', null).execute();
  await tx
    .updateTable('cart')
    .set({ codes: [], gift_card_ids: [], contact: '{}', reminder_agreed_at: null, reminded_at: null })
    .where('id', '=', id)
    .execute();
}

/** Sets the remaining quantity; 0 deletes the line. */
export async function setPieces(
  tx: DbOrTx,
  id: CartId,
  { key, quantity }: { key: CartItemKey; quantity: number },
): Promise<void> {
  if (quantity > 0)
    await tx
      .updateTable('cart_line')
      .set({ quantity })
      .where('cart_id', '=', id)
      .where('key', '=', key)
      .execute();
  else await tx.deleteFrom('cart_line').where('cart_id', '=', id).where('key', '=', key).execute();
}
