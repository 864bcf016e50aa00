import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { mailOrderEvent } from '#jobs/mails/order-mails.ts';
import type { CartToken, ProductId } from '#kernel/ids.ts';
import { aMember } from '../a-member.ts';
import { CARDS, deliverWebhook, messagesOf, openPage, order as orderOf, pay } from '../a-payment.ts';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, news } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
await shop.settings.set('payments.capture', 'at-once');
const { aCustomer } = accountsOf(test);
const signedIn = await aMember(test, 'owner');
const giftId = await aProduct(test, { sku: 'GIFT', price: '100.00', more: { 'Meta: _gift_card': 'yes' } });

async function cartWithCard(to: string, message: string, token: CartToken | null = null): Promise<CartToken> {
  const options = {
    ...{ gift_card_to: 'Mahra', gift_card_email: to, gift_card_from: 'Omar', gift_card_message: message },
  };
  const line = { productId: giftId as ProductId, variationId: null, options, quantity: 1 };
  const added = await shop.cart.add(token === null ? NO_CART : by(token), [line]);
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value.token;
}

/** All columns of all tables that contain a word. */
async function traces(word: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY')
  `.execute(db);
  const traces: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text ilike ${`%${word}%`} limit 1
    `.execute(db);
    if (rows.length > 0) traces.push(`${table}.${column}`);
  }
  return traces;
}

it('CU-03 a gift card loses an erased recipient in the order that bought it, its mail and its activity', async () => {
  const { customer, email } = await aCustomer();
  const order = await orderOf(test, await cartWithCard(email, 'Mabrouk & welcome'));
  await pay(test, await openPage(test, order), CARDS.good);
  for (const message of await messagesOf(test)) await deliverWebhook(test, message);
  for (const event of news) await mailOrderEvent({ shop, db })(event);
  expect(await traces('Mahra')).toEqual(expect.arrayContaining(['order_line.options', 'mail_message.html']));
  const adminActions = createAdminActions(shop);
  const erased = await adminActions.perform({
    ...{ signedIn, name: 'customers.erase', sent: { id: customer.id, email } },
    ...{ language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' },
  });
  expect(erased).toMatchObject({ ok: true });
  // The invoice stays as issued.
  for (const word of [email, 'Mahra', 'Mabrouk'])
    expect((await traces(word)).filter((place) => place !== 'tax_document.document')).toEqual([]);
  const stored = await shop.orders.find(order.id);
  expect(stored).toMatchObject({
    totals: order.totals,
    email: order.email,
    money: { paid: { minor: 10000 } },
  });
  expect(stored?.lines[0]).toMatchObject({
    giftCard: { recipientEmail: '', recipientName: '', message: '', senderName: 'Omar' },
    options: [{ name: { en: 'From' }, value: { en: 'Omar' } }],
  });
  const { rows } = await shop.giftCards.staff.search({
    ...{ text: `#${order.id}`, status: null, limit: 5, offset: 0 },
  });
  expect(rows).toMatchObject([{ status: 'active', balance: { minor: 10000 }, recipientEmail: '' }]);
});

it('CU-03 a gift card for an erased person is removed from the carts of others, with a notice', async () => {
  const { customer, email } = await aCustomer();
  const other = await cartWithCard('friend@example.com', 'Hello');
  const both = await cartWithCard(email, 'Hello', other);
  const undone = await cartWithCard(email, 'Hello');
  const [line] = (await shop.cart.open(undone))?.lines ?? [];
  if (line === undefined) throw new Error('the cart is empty');
  expect(await shop.cart.remove(by(undone), line.key)).toMatchObject({ ok: true });
  await shop.customers.staff.erase(customer.id);
  expect(await traces(email)).toEqual([]);
  const left = await shop.cart.open(both);
  expect(left?.lines.map(({ options }) => options.gift_card_email)).toEqual(['friend@example.com']);
  expect(await shop.cart.notices.take(both)).toMatchObject([{ message: 'cart:giftCardRemoved' }]);
  expect(await shop.cart.notices.take(undone)).toEqual([]);
});
