import { sql } from 'kysely';
import { nationalNumber } from '#kernel/address/phone.ts';
import type { CustomerId, GuestId, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { hasName, nameKeyInSql } from '#platform/database/matching/same-name.ts';
import { isOnePhone } from '#platform/database/matching/same-phone.ts';
import { withoutRecipient } from '#shop/gift-cards/rules/recipient.ts';
import type { Order } from '../order.ts';
import { readOrders } from './orders.ts';

/** Selects orders of a person: those of an account, of a guest, and of guests with an email. */
export type OrderPerson = Readonly<{
  customerId: CustomerId | null;
  guestId: GuestId | null;
  /** In small letters. */
  guestEmails: readonly string[];
}>;

/** The orders of a person, the newest first. */
async function orderIdsOf(db: DbOrTx, { customerId, guestId, guestEmails }: OrderPerson): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select id, placed_at from shop_order where customer_id = ${customerId}
    union select id, placed_at from shop_order where guest_id = ${guestId}
    union select id, placed_at from shop_order
      where lower(email) = any(${guestEmails}::text[]) and customer_id is null and person_erased_at is null
    order by placed_at desc, id desc
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The orders of a person whole. */
export async function readOrdersOf(db: DbOrTx, person: OrderPerson): Promise<Order[]> {
  const ids = await orderIdsOf(db, person);
  const orders = new Map((await readOrders(db, ids)).map((order) => [order.id, order]));
  return ids.flatMap((id) => orders.get(id) ?? []);
}

export type ErasedOrder = Readonly<{ id: OrderId; phone: string }>;

/** Removes the owner of a person's orders: the orders are kept for legal reasons, without a guest or account. */
export async function eraseOwner(tx: DbOrTx, person: OrderPerson, now: Instant): Promise<ErasedOrder[]> {
  const ids = await orderIdsOf(tx, person);
  const { rows } = await sql<ErasedOrder>`
    update shop_order set person_erased_at = coalesce(person_erased_at, ${now}) where id = any(${ids}::int[])
    returning id, phone
  `.execute(tx);
  return rows;
}

/** Those of some phones that orders of people have who were not erased. @returns national numbers */
export async function orderPhones(db: DbOrTx, phones: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select distinct phone from shop_order where person_erased_at is null and ${isOnePhone(sql`phone`, phones)}
  `.execute(db);
  return rows.map(({ phone }) => nationalNumber(phone));
}

/**
 * The given full names, in the form of `nameKey`, in delivery addresses of orders of other, unerased persons, also
 * within a longer name.
 */
export async function orderNames(db: DbOrTx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct other as name from (
      select ${nameKeyInSql(sql`address ->> 'firstName'`, sql`address ->> 'lastName'`)} as name
      from shop_order where person_erased_at is null
    ) named join unnest(${[...names]}::text[]) as other on ${hasName(sql`name`, sql`other`)}
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** The texts of a line that named the recipient of its gift card. */
export type ForgottenRecipient = Readonly<{ orderId: OrderId; texts: readonly string[] }>;

type GiftLine = Readonly<{
  order_id: OrderId;
  position: number;
  options: Parameters<typeof withoutRecipient>[0];
}>;

/** Removes the recipient from orders of gift cards, by one of their emails; the cards stay valid. */
export async function forgetRecipients(tx: DbOrTx, emails: readonly string[]): Promise<ForgottenRecipient[]> {
  const isTheirs = sql`lower(trim(gift_card ->> 'recipientEmail')) = any(${[...emails]}::text[])`;
  // Orders are locked before their lines, as everywhere.
  await sql`
    select id from shop_order where id in (select order_id from order_line where ${isTheirs})
    order by id for no key update
  `.execute(tx);
  const { rows } = await sql<GiftLine>`
    select order_id, position, options from order_line where ${isTheirs} for no key update
  `.execute(tx);
  const forgotten: ForgottenRecipient[] = [];
  for (const { order_id: orderId, position, options: known } of rows) {
    const { options, texts } = withoutRecipient(known);
    await sql`
      update order_line set options = ${JSON.stringify(options)}::jsonb,
        gift_card = gift_card || '{"recipientName": "", "recipientEmail": "", "message": ""}'::jsonb
      where order_id = ${orderId} and position = ${position}
    `.execute(tx);
    forgotten.push({ orderId, texts });
  }
  return forgotten;
}
