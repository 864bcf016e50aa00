import { z } from 'zod';
import type { ActionId, CartId, CartItemKey, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { EMIRATES, type Emirate } from '#shop/shipping';
import { type KeptLine, linesText } from './cart.ts';
import type { StoredLine } from './price-lines.ts';

/** What a cart remembers beside its lines. */
export type KeptCart = Readonly<{ codes: readonly string[]; emirate: Emirate | null; rateId: string | null }>;

export const NOTHING_KEPT: KeptCart = { codes: [], emirate: null, rateId: null };

const delivery = z.object({
  emirate: z
    .enum(EMIRATES)
    .nullish()
    .transform((emirate) => emirate ?? null),
  rateId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
});

/** What a row says that a cart remembers. */
export function keptOf(row: { codes: readonly string[]; delivery: unknown }): KeptCart {
  return { codes: row.codes, ...delivery.parse(row.delivery) };
}

/** The cart that a browser opens by its own token, or the account's by that of its session. */
function byDigest(db: DbOrTx, digest: string, now: Instant) {
  return db
    .selectFrom('cart')
    .select(['id', 'codes', 'delivery'])
    .where((eb) =>
      eb.or([
        eb('token_digest', '=', digest),
        eb('id', '=', eb.selectFrom('cart_opener').select('cart_id').where('digest', '=', digest)),
      ]),
    )
    .where((eb) => eb.or([eb('expires_at', '>', now), eb('customer_id', 'is not', null)]));
}

type Opener = Readonly<{ digest: string; now: Instant }>;

const cartByDigest = prepared((db, { digest, now }: Opener) => byDigest(db, digest, now).compile());
const cartForUpdate = prepared((tx, { digest, now }: Opener) =>
  byDigest(tx, digest, now).forUpdate().compile(),
);

export async function findCart(
  db: DbOrTx,
  digest: string,
  now: Instant,
): Promise<{ id: CartId; kept: KeptCart } | null> {
  const [row] = await cartByDigest(db, { digest, now });
  return row === undefined ? null : { id: row.id as CartId, kept: keptOf(row) };
}

/** Takes the cart for this transaction alone: whoever comes next waits, and finds it as this one leaves it. */
export async function lockCart(
  tx: DbOrTx,
  digest: string,
  now: Instant,
): Promise<{ id: CartId; kept: KeptCart } | null> {
  const [row] = await cartForUpdate(tx, { digest, now });
  return row === undefined ? null : { id: row.id as CartId, kept: keptOf(row) };
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

type Touched = Readonly<{ id: CartId; codes: string[]; delivery: string; now: Instant; expiresAt: Instant }>;

const touch = prepared((tx, { id, codes, delivery, now, expiresAt }: Touched) =>
  tx
    .updateTable('cart')
    .set({ codes, delivery, updated_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .compile(),
);

export async function touchCart(
  tx: DbOrTx,
  id: CartId,
  { kept, now, expiresAt }: { kept: KeptCart; now: Instant; expiresAt: Instant },
): Promise<void> {
  const { codes, emirate, rateId } = kept;
  await touch(tx, { id, codes: [...codes], delivery: JSON.stringify({ emirate, rateId }), now, expiresAt });
}

/** Whether an action is new to this cart; from now on it is known. */
export async function noteAction(
  tx: DbOrTx,
  id: CartId,
  { actionId, now }: { actionId: ActionId; now: Instant },
): Promise<boolean> {
  const row = await tx
    .insertInto('cart_action')
    .values({ cart_id: id, id: actionId, done_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cart_id')
    .executeTakeFirst();
  return row !== undefined;
}

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

/** Writes a line of the cart itself; one that was removed or kept for later is in it again. */
export async function saveLine(
  tx: DbOrTx,
  id: CartId,
  line: KeptLine & { seenMinor: number | null },
): Promise<void> {
  await tx
    .insertInto('cart_line')
    .values({
      cart_id: id,
      key: line.key,
      product_id: line.productId,
      variation_id: line.variationId,
      options: JSON.stringify(line.options),
      quantity: line.quantity,
      seen_minor: line.seenMinor,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'key']).doUpdateSet({
        quantity: line.quantity,
        seen_minor: line.seenMinor,
        removed_at: null,
        saved_at: null,
      }),
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

export async function deleteExpired(db: DbOrTx, now: Instant): Promise<number> {
  const result = await db
    .deleteFrom('cart')
    .where('expires_at', '<', now)
    .where('customer_id', 'is', null)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
