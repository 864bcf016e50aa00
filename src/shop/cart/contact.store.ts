import { sql } from 'kysely';
import { z } from 'zod';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { findCart } from './cart.store.ts';
import type { KeptContact } from './contacts.ts';

const fields = z.record(z.string(), z.string());

export async function findContact(db: DbOrTx, digest: string, now: Instant): Promise<KeptContact | null> {
  const cart = await findCart(db, digest, now);
  if (cart === null) return null;
  const { contact } = await db
    .selectFrom('cart')
    .select('contact')
    .where('id', '=', cart.id)
    .executeTakeFirstOrThrow();
  const { emirate, rateId } = cart.kept;
  return { contact: fields.parse(contact), emirate, rateId };
}

/** A cart without anything to order keeps nothing of anybody; it is looked at when nobody is just ordering it. */
export async function saveContact(
  tx: Tx,
  digest: string,
  { contact, emirate, rateId, now }: KeptContact & { now: Instant },
): Promise<void> {
  const cart = await findCart(tx, digest, now);
  if (cart === null) return;
  const chosen = {
    ...(emirate === null ? {} : { emirate }),
    ...(rateId === null ? {} : { rateId }),
  };
  // Locked first: a statement that waits for the order goes on with what it saw of the lines before.
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
