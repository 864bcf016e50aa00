import { sql } from 'kysely';
import { z } from 'zod';
import type { Emirate } from '#kernel/address/emirate.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { findCart } from './cart.ts';

/** Checkout form values and destination stored with a cart. */
export type StoredContact = Readonly<{
  contact: Readonly<Record<string, string>>;
  emirate: Emirate | null;
  rateId: string | null;
}>;

const fields = z.record(z.string(), z.string());

export async function findContact(db: DbOrTx, digest: string, now: Instant): Promise<StoredContact | null> {
  const cart = await findCart(db, digest, now);
  if (cart === null) return null;
  const { contact } = await db
    .selectFrom('cart')
    .select('contact')
    .where('id', '=', cart.id)
    .executeTakeFirstOrThrow();
  const { emirate, rateId } = cart.stored;
  return { contact: fields.parse(contact), emirate, rateId };
}

/** Stores the values unless the cart is empty, so that no personal data stays with empty carts. */
export async function saveContact(
  tx: Tx,
  digest: string,
  { contact, emirate, rateId, now }: StoredContact & { now: Instant },
): Promise<void> {
  const cart = await findCart(tx, digest, now);
  if (cart === null) return;
  const chosen = {
    ...(emirate === null ? {} : { emirate }),
    ...(rateId === null ? {} : { rateId }),
  };
  // Lock first: otherwise the update would use the lines from before a concurrent order.
  await tx.selectFrom('cart').select('id').where('id', '=', cart.id).forUpdate().execute();
  await sql`
    update cart set contact = ${JSON.stringify(contact)}::jsonb, delivery = delivery || ${JSON.stringify(chosen)}::jsonb,
      updated_at = ${now}, reminder_language = ${contact.remind === 'ar' ? 'ar' : 'en'},
      reminder_agreed_at = case when ${(contact.remind ?? '') !== ''}::boolean then coalesce(reminder_agreed_at, ${now}) end
    where id = ${cart.id} and exists (
      select from cart_line
      where cart_id = cart.id and removed_at is null and saved_at is null
    )
  `.execute(tx);
}
