import { sql } from 'kysely';
import { z } from 'zod';
import type { ActionId, CartId, GiftCardId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { EMIRATES, type Emirate } from '#shop/shipping';

/** The stored values of a cart except its lines. */
export type StoredCart = Readonly<{
  codes: readonly string[];
  emirate: Emirate | null;
  rateId: string | null;
  giftCardIds: readonly GiftCardId[];
  /** From the checkout form; changes of the cart do not affect it. */
  email: string | null;
}>;

export const NEW_CART: StoredCart = {
  codes: [],
  emirate: null,
  rateId: null,
  giftCardIds: [],
  email: null,
};

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

/** The email of the future order, if known. */
export const TYPED_EMAIL = sql<string | null>`nullif(trim(contact ->> 'email'), '')`.as('email');

type CartRow = {
  codes: readonly string[];
  delivery: unknown;
  gift_card_ids: readonly GiftCardId[];
  email: string | null;
};

export function toStoredCart(row: CartRow): StoredCart {
  const { codes, gift_card_ids: giftCardIds, email } = row;
  return { codes, ...delivery.parse(row.delivery), giftCardIds, email };
}

/** Finds a cart by its own token, or by the session of its account. */
function byDigest(db: DbOrTx, digest: string, now: Instant) {
  return db
    .selectFrom('cart')
    .select(['id', 'codes', 'delivery', 'gift_card_ids', TYPED_EMAIL])
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
): Promise<{ id: CartId; stored: StoredCart } | null> {
  const [row] = await cartByDigest(db, { digest, now });
  return row === undefined ? null : { id: row.id, stored: toStoredCart(row) };
}

/** Locks a cart until the transaction ends. */
export async function lockCart(
  tx: DbOrTx,
  digest: string,
  now: Instant,
): Promise<{ id: CartId; stored: StoredCart } | null> {
  const [row] = await cartForUpdate(tx, { digest, now });
  return row === undefined ? null : { id: row.id, stored: toStoredCart(row) };
}

export async function insertCart(tx: DbOrTx, digest: string, expiresAt: Instant): Promise<CartId> {
  const row = await tx
    .insertInto('cart')
    .values({ token_digest: digest, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_digest').doUpdateSet({ expires_at: expiresAt }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Touched = Readonly<{
  id: CartId;
  codes: string[];
  delivery: string;
  giftCardIds: GiftCardId[];
  now: Instant;
  expiresAt: Instant;
}>;

const touch = prepared((tx, { id, codes, delivery, giftCardIds, now, expiresAt }: Touched) =>
  tx
    .updateTable('cart')
    .set({ codes, delivery, gift_card_ids: giftCardIds, updated_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .compile(),
);

export async function touchCart(
  tx: DbOrTx,
  id: CartId,
  { stored, now, expiresAt }: { stored: StoredCart; now: Instant; expiresAt: Instant },
): Promise<void> {
  const { codes, emirate, rateId, giftCardIds } = stored;
  await touch(tx, {
    ...{ id, codes: [...codes], delivery: JSON.stringify({ emirate, rateId }) },
    ...{ giftCardIds: [...giftCardIds], now, expiresAt },
  });
}

/** Records an action id. @returns whether it is new */
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

export async function deleteExpired(db: DbOrTx, now: Instant): Promise<number> {
  const result = await db
    .deleteFrom('cart')
    .where('expires_at', '<', now)
    .where('customer_id', 'is', null)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
