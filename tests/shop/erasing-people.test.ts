import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { mailContactMessage } from '#jobs/contact-message.ts';
import { writeAccountMail } from '#jobs/mails/account-mail.ts';
import { mailGiftCard } from '#jobs/mails/gift-card-mail.ts';
import type { CustomerId, GiftCardId, GuestId, OrderId, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { deliverMails } from '#platform/mail/deliver.ts';
import { EMPTY_REVIEW } from '#shop/reviews';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { accountsOf, BROWSER, signedIn as entered, nextNumber, PASSWORD } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, time, messages, config } = test;
await deliverToDubai(test);
const { keyOfLastLetter, requestPasswordReset, aCustomer } = accountsOf(test);
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'owner');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const product = (await aProduct(test, { sku: 'PERSON', price: '80.00', stock: 100 })) as ProductId;

async function ask(name: ActionName, sent: unknown) {
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  const answer = (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

/** What orders keep, and why. */
const KEPT_BY_LAW: Readonly<Record<string, string>> = {
  'shop_order.email': 'the order',
  'shop_order.phone': 'the order',
  'shop_order.address': 'the order',
  'shop_order.sought': 'what the order is searched by',
  'order_event.reason': 'notes and reasons in the history of their own orders',
  'tax_document.document': 'the invoice',
  'mail_message.recipient': 'mails of the order',
  'mail_message.html': 'mails of the order',
  'mail_message.plain': 'mails of the order',
};

/** The text and document columns of all tables. */
async function textColumns(): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying')
    order by 1, 2
  `.execute(db);
  return rows;
}

/** Conditions on rows that belong to no order of the person. */
const OF_OTHERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  mail_message: sql`order_id is null`,
  order_event: sql`order_id not in (select id from shop_order where person_erased_at is not null)`,
};

/** All columns that contain one of the words with the number of rows, without what the person's orders keep. */
async function traces(words: readonly string[]): Promise<string[]> {
  const columns: string[] = [];
  for (const { table, column } of await textColumns()) {
    const isOther = OF_OTHERS[table] ?? sql`false`;
    const { rows } = await sql<{ row: string; of_order: boolean }>`
      select to_jsonb(of_table)::text as row, not ${isOther} as of_order from ${sql.table(table)} of_table
      where ${sql.ref(column)}::text ilike any(${words.map((word) => `%${word}%`)}::text[])
    `.execute(db);
    const place = `${table}.${column}`;
    for (const { row, of_order } of rows)
      if (!(of_order && place in KEPT_BY_LAW)) columns.push(`${place}: ${row.slice(0, 300)}`);
  }
  return columns;
}

async function sendForm(email: string, name: string): Promise<void> {
  const token = shop.forms.handOut();
  time.now = new Date(time.now.getTime() + 10_000);
  const message = `My device stays cold. ${name}`;
  const draft = { name, email, phone: '', topic: 'guarantee', message, consent: '1' };
  const address = `10.1.0.${nextNumber()}`;
  const sent = await shop.forms.send({
    draft,
    language: 'en',
    token,
    trap: '',
    consentText: 'Keep it.',
    address,
  });
  if (!sent.ok) throw new Error(sent.refusal.code);
  await mailContactMessage({ shop, db })({ entryId: messages.at(-1) });
}

async function review(email: string, author: string): Promise<void> {
  const comment = `Ready in ${nextNumber()} seconds.`;
  const draft = { ...EMPTY_REVIEW, rating: '4', title: 'Warm', comment, author, email };
  const uploads = { files: [], problem: null };
  const written = await shop.reviews.write({ productId: product, draft, uploads, language: 'en' });
  if (!written.ok) throw new Error(JSON.stringify(written.refusal));
}

async function sendMails(): Promise<void> {
  await deliverMails({ db, transport: async () => undefined, from: async () => 'shop@example.com' })();
}

const ADDRESS = {
  ...{ billing_state: 'DU', billing_city: 'Al Safa', billing_address_1: 'Zumurrud Street' },
  billing_address_2: 'Villa Zumurrud',
};
const WORDS = ['layla.zumurrud@', 'Zumurrud', '971507654321', '0507654321', '050 765 4321'];

/** A customer with every kind of data: added by hand, edited, with an account, orders, forms and reviews. */
async function aKnownPerson(): Promise<{ id: CustomerId; email: string; orderId: OrderId }> {
  const email = `layla.zumurrud@${nextNumber()}.example.com`;
  const draft = {
    ...{ first_name: 'Layla', last_name: 'Zumurrud', email, phone: '050 765 4321', language: 'en' },
    ...{ note: 'Mrs Zumurrud calls on Fridays.', consent_source: 'Zumurrud said so', hasConsent: true },
    ...{ tags: ['zumurrud'], address: ADDRESS, isInvited: true },
  };
  await ask('customers.create', draft);
  const id = (await shop.customers.staff.byEmail(email))?.id;
  if (id === undefined) throw new Error('not created');
  await adminActions.perform({ signedIn, name: 'customers.create', sent: draft, ...where });
  await ask('customers.note', { id, text: 'Zumurrud, call 050 765 4321.' });
  await ask('customers.tag', { id, add: ['villa zumurrud'] });
  await requestPasswordReset(email);
  await writeAccountMail({ shop, db, config })(test.letters.at(-1) ?? {});
  const choosing = { ...BROWSER, key: await keyOfLastLetter(), first: PASSWORD, second: PASSWORD };
  const session = entered(await shop.customers.choosePassword(choosing));
  expect(await shop.customers.sessions.open(session.token)).not.toBeNull();
  await sendForm(email, 'Layla Zumurrud');
  await sendForm(email, 'Zumurrud');
  const [entry, other] = messages.slice(-2);
  await ask('entries.note', { id: entry, note: 'Zumurrud was called.', version: 1 });
  await ask('entries.erase', { ids: [other] });
  await review(email, 'Layla Zumurrud');
  const typed = { firstName: 'Layla', lastName: 'Zumurrud', phone: '0507654321', building: 'Villa Zumurrud' };
  const { id: orderId } = await anOrder(test, [{ id: product }], { email, ...typed });
  await db.transaction().execute((tx) => shop.orders.claim(tx, id, email));
  await ask('orders.note', { id: orderId, text: 'Ring twice.', isForCustomer: false });
  const contact = {
    id: orderId,
    phone: '0507654322',
    reason: 'Zumurrud asked',
    email,
    version: await shop.orders.version(orderId),
  };
  await ask('orders.change-contact', contact);
  const back = { ...contact, phone: '0507654321', reason: '', version: await shop.orders.version(orderId) };
  await ask('orders.change-contact', back);
  await db
    .insertInto('cart')
    .values([
      {
        token_digest: 'theirs',
        customer_id: id,
        contact: JSON.stringify({ name: 'Zumurrud' }),
        expires_at: new Date(),
      },
      { token_digest: 'guest', contact: JSON.stringify({ email, name: 'Zumurrud' }), expires_at: new Date() },
    ])
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  return { id, email, orderId };
}

it('CU-03 an erased person is in no table but with their orders', async () => {
  const { id, email, orderId } = await aKnownPerson();
  expect((await traces(WORDS)).length).toBeGreaterThan(10);
  // Signed out, as a guest.
  await anOrder(test, [{ id: product }], { email, lastName: 'Zumurrud', phone: '0507654321' });
  const other = await anOrder(test, [{ id: product }], { email: `brother${nextNumber()}@example.com` });
  const brother = `Brother of ${email} 050 765 4321`;
  await ask('orders.note', { id: other.id, text: brother, isForCustomer: false });
  await ask('customers.erase', { id, email });
  await writeAccountMail({ shop, db, config })(test.letters.at(-1) ?? {});
  await sendMails();
  expect(await traces(WORDS)).toEqual([]);
  const order = await shop.orders.find(orderId);
  expect(order).toMatchObject({ email, address: { lastName: 'Zumurrud' } });
  const acts = await db
    .selectFrom('audit_entry')
    .select(['action', 'staff_name', 'outcome'])
    .where('action', 'in', ['customers.create', 'orders.change-contact', 'customers.erase'])
    .where('outcome', '=', 'done')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['customers.create', 'orders.change-contact', 'customers.erase']),
  );
});

/** Data that a customer's email addresses have left. */
async function leaveTraces(email: string, lastName: string): Promise<OrderId> {
  await sendForm(email, `Layla ${lastName}`);
  await review(email, `Layla ${lastName}`);
  return (await anOrder(test, [{ id: product }], { email, lastName, phone: '0501230000' })).id;
}

it('CU-03 export and erasure include merged accounts’ emails, and orders as a guest with any of them', async () => {
  const [gone, stored] = [await aCustomer(), await aCustomer()];
  const orders = [await leaveTraces(gone.email, 'Yaqut'), await leaveTraces(stored.email, 'Yaqut')];
  await ask('customers.merge', { from: gone.customer.id, into: stored.customer.id });
  orders.push(await leaveTraces(gone.email, 'Yaqut'), await leaveTraces(stored.email, 'Yaqut'));
  const known = await ask('customers.export', { id: stored.customer.id });
  expect(known.formerEmails).toEqual([gone.email]);
  expect(known.orders.map(({ id }: { id: OrderId }) => id).toSorted()).toEqual(orders.toSorted());
  expect([known.messages.length, known.reviews.length]).toEqual([4, 4]);
  await ask('customers.erase', { id: stored.customer.id, email: stored.email });
  await sendMails();
  expect(await traces([gone.email, stored.email, 'Yaqut'])).toEqual([]);
  expect(await shop.orders.find(orders[0] ?? (0 as OrderId))).toMatchObject({ email: gone.email });
});

it('CU-03 a former email that is another account’s by now is theirs alone', async () => {
  const [gone, stored] = [await aCustomer(), await aCustomer()];
  await ask('customers.merge', { from: gone.customer.id, into: stored.customer.id });
  const next = await aCustomer({ email: gone.email });
  await sendForm(gone.email, 'Somebody else');
  expect(await ask('customers.export', { id: stored.customer.id })).toMatchObject({
    messages: [],
    formerEmails: [],
  });
  await ask('customers.erase', { id: stored.customer.id, email: stored.email });
  expect(await ask('customers.export', { id: next.customer.id })).toMatchObject({
    messages: [{ name: 'Somebody else' }],
  });
});

async function guestOf(email: string): Promise<GuestId> {
  const row = await db.selectFrom('guest').select('id').where('key', '=', email).executeTakeFirstOrThrow();
  return row.id;
}

it('CU-03 a guest is exported and erased after the email was typed; a later order is a new guest’s', async () => {
  const email = `layla.lulua@guest${nextNumber()}.example.com`;
  const order = await leaveTraces(email, 'Lulua');
  const id = await guestOf(email);
  expect(await ask('customers.export-guest', { id })).toMatchObject({
    guest: { email, orders: 1 },
    orders: [{ id: order }],
    messages: [{ name: 'Layla Lulua' }],
    reviews: [{ author: 'Layla Lulua' }],
  });
  const erase = (typed: string) =>
    adminActions.perform({ signedIn, name: 'customers.erase-guest', sent: { id, typed }, ...where });
  expect(await erase('x')).toMatchObject({ refusal: { code: 'customers.not-confirmed' } });
  expect(await erase(email.toUpperCase())).toMatchObject({ ok: true });
  expect(await traces([email, 'Lulua'])).toEqual([]);
  expect(await erase(email)).toMatchObject({ refusal: { code: 'customers.unknown-guest' } });
  expect(await shop.orders.find(order)).toMatchObject({ email });
  await shop.orders.note(order, { text: 'Returned.', isForCustomer: false, actor: 'Mona' });
  await anOrder(test, [{ id: product }], { email });
  expect(await ask('customers.export-guest', { id: await guestOf(email) })).toMatchObject({
    guest: { orders: 1 },
  });
  // A new account of the email gets the later orders.
  const { customer } = await aCustomer({ email });
  expect(
    (await shop.orders.listFor(customer.id, { page: 1 })).orders.map(({ id: one }) => one),
  ).not.toContain(order);
});

it('CU-03 a guest without an email is erased by the phone, one with an account with the account', async () => {
  const known = await aCustomer();
  await anOrder(test, [{ id: product }], { email: known.email });
  const theirs = await guestOf(known.email);
  expect(
    await adminActions.perform({
      signedIn,
      name: 'customers.erase-guest',
      sent: { id: theirs, typed: known.email },
      ...where,
    }),
  ).toMatchObject({ refusal: { code: 'customers.account-exists', id: known.customer.id } });
  const { id: order } = await anOrder(test, [{ id: product }], { email: `x${nextNumber()}@example.com` });
  await db
    .updateTable('shop_order')
    .set({ email: '', phone: '+971509998877' })
    .where('id', '=', order)
    .execute();
  const id = await guestOf('+971509998877');
  await ask('customers.erase-guest', { id, typed: '+971509998877' });
  expect(await db.selectFrom('guest').select('id').where('id', '=', id).execute()).toEqual([]);
});

async function giftCardFrom(buyer: string, to: string): Promise<GiftCardId> {
  const deliverOn = '';
  const details = {
    recipientName: 'Friend',
    recipientEmail: to,
    senderName: 'Almasa',
    message: '',
    deliverOn,
  };
  const issued = await shop.giftCards.staff.issue({
    details: { ...details, message: 'Almasa wishes you well' },
    value: aed(5000),
    language: 'en',
    actor: 'Mona',
  });
  if (!issued.ok) throw new Error(issued.refusal.code);
  const { id } = issued.value;
  await db.updateTable('gift_card').set({ buyer_email: buyer }).where('id', '=', id).execute();
  return id;
}

it('CU-03 the mails of gift cards that an erased person gave or got go, and who waits for one still gets it', async () => {
  const { email, customer } = await aCustomer();
  const friend = `friend${nextNumber()}@example.com`;
  const mailCard = (id: GiftCardId, isAgain = false) => mailGiftCard({ shop, db, config })({ id, isAgain });
  const sent = await giftCardFrom(email, friend);
  await mailCard(sent);
  await mailCard(sent, true);
  await sendMails();
  const waiting = await giftCardFrom(email, friend);
  await mailCard(waiting);
  const failed = await giftCardFrom(email, friend);
  await mailCard(failed);
  await db
    .updateTable('mail_message')
    .set({ status: 'failed' })
    .where('dedupe_key', '=', `gift-card-${failed}`)
    .execute();
  const got = await giftCardFrom(friend, email);
  await mailCard(got);
  await ask('customers.erase', { id: customer.id, email });
  const theirs = (await traces(['Almasa', email])).filter((trace) => !trace.startsWith('gift_card.'));
  expect(theirs).toEqual([]);
  expect(await shop.giftCards.queueDue()).toBe(3);
  for (const id of [waiting, failed, got]) await mailCard(id);
  const mails = await db
    .selectFrom('mail_message')
    .select(['recipient', 'kind', 'dedupe_key', 'plain'])
    .where('kind', 'in', ['gift-card', 'gift-card-to-buyer'])
    .orderBy('id')
    .execute();
  const toFriend = [waiting, failed].map((id) => ['gift-card', friend, `gift-card-${id}`]);
  expect(mails.map((mail) => [mail.kind, mail.recipient, mail.dedupe_key])).toEqual([
    ...toFriend,
    // The buyer of a card for the person passes it on.
    ['gift-card-to-buyer', friend, `gift-card-${got}`],
  ]);
  expect(mails.at(-1)?.plain).toContain('Pass on the code below');
});
