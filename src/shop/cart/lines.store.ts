import type { CartId, CartItemKey, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { type KeptLine, linesText } from './cart.ts';
import type { StoredLine } from './price-lines.ts';

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
    key: row.key as CartItemKey,
    productId: row.product_id as ProductId,
    variationId: row.variation_id as ProductId | null,
    options: row.options as Record<string, string>,
    quantity: row.quantity,
    seenMinor: row.seen_minor,
    isSaved: row.saved_at !== null,
  };
}

/** Lines that were not removed, those kept for later among them. */
export async function readLines(db: DbOrTx, id: CartId): Promise<StoredLine[]> {
  return (await standingLines(db, { id })).map(toStored);
}

/** A line that was taken out, and when. */
export type RemovedLine = StoredLine & Readonly<{ removedAt: Instant }>;

/** The same lines, and the one that was removed last and not before a moment; null when there is none. */
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

/** What would be ordered, as one text; nobody else changes it until the transaction ends. */
export async function lockLines(tx: DbOrTx, id: CartId): Promise<string> {
  await tx.selectFrom('cart').select('id').where('id', '=', id).forUpdate().execute();
  const lines = await readLines(tx, id);
  return linesText(lines.filter(({ isSaved }) => !isSaved));
}

/** What is kept of a line; `savedAt`: since when it is kept for later, left out for one of the cart itself. */
type WrittenLine = KeptLine & Readonly<{ seenMinor: number | null; savedAt?: Instant | null }>;

/** Writes a line; one that was removed is there again. */
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

/** Brings a removed line back to where it was. @returns whether there was one */
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

/** Keeps a line for later. @returns whether the cart had it */
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

/** Takes out what was ordered; what is kept for later stays. */
export async function deleteLines(tx: DbOrTx, id: CartId): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_id', '=', id).where('saved_at', 'is', null).execute();
  await tx
    .updateTable('cart')
    .set({ codes: [], contact: '{}', reminder_agreed_at: null, reminded_at: null })
    .where('id', '=', id)
    .execute();
}

/** So many pieces of a line are left; one without any goes. */
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
