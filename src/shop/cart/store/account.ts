import { sql } from 'kysely';
import type { CartId, CartToken, CustomerId, SessionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Tx } from '#platform/database/client.ts';
import { isOnePhone } from '#platform/database/matching/same-phone.ts';
import { GIFT_CARD_FIELDS } from '#shop/gift-cards/rules/details.ts';
import { GIFT_CARD_REMOVED } from '../rules/notice.ts';
import { tokenDigest } from '../rules/token.ts';
import { appendNotices } from './notices.ts';

/** Locks the cart of an account; null when it has none. */
export async function lockCartOf(tx: Tx, customerId: CustomerId): Promise<CartId | null> {
  const row = await tx
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : row.id;
}

/** Locks a guest's cart; null when it belongs to an account. */
export async function lockGuestCart(tx: Tx, token: CartToken, now: Instant): Promise<CartId | null> {
  const row = await tx
    .selectFrom('cart')
    .select('id')
    .where('token_digest', '=', tokenDigest(token))
    .where('customer_id', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : row.id;
}

/** Assigns a cart to an account; its guest token becomes invalid. */
export async function assignToAccount(
  tx: Tx,
  id: CartId,
  { customerId, unused }: { customerId: CustomerId; unused: CartToken },
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ customer_id: customerId, token_digest: tokenDigest(unused) })
    .where('id', '=', id)
    .execute();
}

export async function insertOpener(
  tx: Tx,
  id: CartId,
  { token, sessionId }: { token: CartToken; sessionId: SessionId },
): Promise<void> {
  await tx
    .insertInto('cart_opener')
    .values({ digest: tokenDigest(token), cart_id: id, session_id: sessionId })
    .execute();
}

/** Deletes the cart of an account, and guests' carts with an email, in small letters, or with a phone and no email. */
export async function deleteCartsOf(
  tx: Tx,
  {
    customerId,
    emails,
    phones,
  }: { customerId: CustomerId | null; emails: readonly string[]; phones: readonly string[] },
): Promise<void> {
  await sql`
    delete from cart where customer_id = ${customerId}
      or (customer_id is null and lower(trim(contact ->> 'email')) = any(${emails}::text[]))
      or (customer_id is null and coalesce(trim(contact ->> 'email'), '') = ''
        and ${isOnePhone(sql`contact ->> 'phone'`, phones)})
  `.execute(tx);
}

type GiftLine = Readonly<{ id: CartId; is_removed: boolean; options: Readonly<Record<string, string>> }>;

/**
 * Deletes gift cards from carts whose recipient has one of these emails, in lower case. The carts get a notice about
 * the removal.
 *
 * @returns the options of the deleted lines
 */
export async function forgetRecipients(
  tx: Tx,
  emails: readonly string[],
): Promise<Readonly<Record<string, string>>[]> {
  const isTheirs = sql`lower(trim(options ->> ${GIFT_CARD_FIELDS.recipientEmail})) = any(${[...emails]}::text[])`;
  // Carts are locked before their lines, as by shoppers.
  await sql`
    select id from cart where id in (select cart_id from cart_line where ${isTheirs}) order by id for update
  `.execute(tx);
  const { rows } = await sql<GiftLine>`
    delete from cart_line where ${isTheirs}
    returning cart_id as id, removed_at is not null as is_removed, options
  `.execute(tx);
  const shown = rows.filter(({ is_removed: isRemoved }) => !isRemoved);
  for (const id of new Set(shown.map((row) => row.id))) await appendNotices(tx, id, [GIFT_CARD_REMOVED]);
  return rows.map(({ options }) => options);
}

/** Merges the other values: codes, destination, notices, processed actions. */
export async function mergeCartFields(tx: Tx, from: CartId, into: CartId): Promise<void> {
  await sql`
    update cart set
      codes = cart.codes || (select coalesce(array_agg(code), '{}') from unnest(other.codes) code where code <> all (cart.codes)),
      gift_card_ids = cart.gift_card_ids || (select coalesce(array_agg(id), '{}') from unnest(other.gift_card_ids) id where id <> all (cart.gift_card_ids)),
      delivery = case when other.delivery ->> 'emirate' is null then cart.delivery else other.delivery end,
      contact = case when other.contact = '{}' then cart.contact else other.contact end,
      reminder_agreed_at = case when other.contact = '{}' then cart.reminder_agreed_at else other.reminder_agreed_at end,
      reminder_language = case when other.contact = '{}' then cart.reminder_language else other.reminder_language end,
      reminded_at = greatest(cart.reminded_at, other.reminded_at),
      notices = cart.notices || other.notices
    from cart other where cart.id = ${into} and other.id = ${from}
  `.execute(tx);
  await sql`
    insert into cart_action (cart_id, id, done_at)
    select ${into}::integer, id, done_at from cart_action where cart_id = ${from} on conflict do nothing
  `.execute(tx);
  await tx.updateTable('cart_opener').set({ cart_id: into }).where('cart_id', '=', from).execute();
  await tx.deleteFrom('cart').where('id', '=', from).execute();
}
