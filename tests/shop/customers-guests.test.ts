import { expect, it } from 'vitest';
import type { CustomerId, OrderId } from '#kernel/ids.ts';
import type { SegmentCondition, SegmentRule } from '#shop/customers';
import { aProduct, aShop } from '../a-shop.ts';
import { accountsOf, nextNumber, value } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
await deliverToDubai(test);
const { people } = shop.customers.staff;
const { aCustomer } = accountsOf(test);
const product = await aProduct(test, { sku: 'GUESTS', price: '80.00' });

const DAY_MS = 24 * 3_600_000;
const ALL = {
  ...{ text: '', kind: null, segment: null, tag: null, hasConsent: null, hasOrders: null },
  order: '-joined',
  ...{ page: 1, size: 50 },
} as const;

async function find(search: Partial<Parameters<typeof people.list>[0]>) {
  return value(await people.list({ ...ALL, ...search }));
}

/** An order so many days ago. */
async function ordered(email: string, { days = 0, total = 8000 }: { days?: number; total?: number } = {}) {
  const { id } = await anOrder(test, [{ id: product }], { email });
  const placed_at = new Date(time.now.getTime() - days * DAY_MS);
  await db
    .updateTable('shop_order')
    .set({
      placed_at,
      status: 'completed',
      subtotal_minor: total,
      total_minor: total,
      delivery_minor: 0,
      fee_minor: 0,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

const aGuest = () => `guest${nextNumber()}@example.com`;

it('CU-03 guests are listed once by email, with their orders; accounts and guests can be told apart', async () => {
  const email = aGuest();
  await ordered(email, { days: 3 });
  await ordered(email.toUpperCase(), { total: 5000 });
  const { customer } = await aCustomer();
  const { people: guests } = await find({ kind: 'guest', text: email });
  expect(guests).toMatchObject([
    { kind: 'guest', email: email.toUpperCase(), orders: 2, totalMinor: 13_000 },
  ]);
  const both = (await find({})).people.map(({ kind, id }) => `${kind} ${id}`);
  expect(both).toContain(`account ${customer.id}`);
  expect(both).toContain(`guest ${guests[0]?.id}`);
  expect((await find({ kind: 'account', text: email })).people).toEqual([]);
  expect(await find({ kind: 'guest', text: email, hasOrders: false })).toMatchObject({
    people: [],
    total: 0,
  });
});

it.each([
  [['Zoë', 'Núñez'], 'zoe nunez'],
  [['إيمان', 'آل مُرّة'], 'ايمان ال مره'],
  [['Ömer', '٧٧'], 'OMER 77'],
])('CU-03 %j is found by “%s”, as an account and as a guest', async ([first_name, last_name], typed) => {
  const { customer } = await aCustomer();
  const email = aGuest();
  await anOrder(test, [{ id: product }], { email, firstName: first_name, lastName: last_name });
  await db.updateTable('customer').set({ first_name, last_name }).where('id', '=', customer.id).execute();
  const { people: matching, total } = await find({ text: typed });
  expect(matching.map((person) => person.email).toSorted()).toEqual([customer.email, email].toSorted());
  expect(total).toBe(2);
  const [found] = await shop.customers.staff.find(typed);
  expect(found?.id).toBe(customer.id);
});

it('CU-03 both kinds are paged and sorted as one list', async () => {
  const { total } = await find({});
  const one = (await find({ order: 'name' })).people;
  const paged = [];
  for (let page = 1; page <= total; page += 1)
    paged.push(...(await find({ order: 'name', page, size: 1 })).people);
  expect(paged).toEqual(one);
  expect(one).toHaveLength(total);
});

it('CU-03 a guest without an email is identified by the phone, and is not listed once the orders are an account’s', async () => {
  const id = await ordered(aGuest());
  await db
    .updateTable('shop_order')
    .set({ email: '', phone: '+971501112233' })
    .where('id', '=', id)
    .execute();
  const [guest] = (await find({ kind: 'guest', text: '050 111 2233' })).people;
  if (guest?.kind !== 'guest') throw new Error('no guest');
  const draft = {
    ...{ first_name: 'Sara', last_name: '', email: aGuest(), phone: '', language: 'en', note: '' },
    ...{ consent_source: '', hasConsent: false, tags: [], address: null },
  };
  const creating = { draft, author: 'Mona', isInvited: false, guest: guest.id };
  const created = value(await shop.customers.staff.create(creating));
  expect(await people.guest(guest.id)).toBeNull();
  expect((await shop.orders.listFor(created.id, { page: 1 })).orders.map((order) => order.id)).toEqual([id]);
});

it('CU-03 a guest follows changes of orders: another email, a cancellation, a claim by an account', async () => {
  const [before, after] = [aGuest(), aGuest()];
  const id = await ordered(before);
  await db.updateTable('shop_order').set({ email: after }).where('id', '=', id).execute();
  expect((await find({ text: before })).people).toEqual([]);
  expect((await find({ text: after })).people).toMatchObject([{ totalMinor: 8000 }]);
  await db.updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', id).execute();
  expect((await find({ text: after })).people).toMatchObject([{ orders: 1, totalMinor: 0 }]);
  const { customer } = await aCustomer();
  await db.transaction().execute((tx) => shop.orders.claim(tx, customer.id, after));
  expect((await find({ text: after })).people).toEqual([]);
});

/** The emails, of the given ones, that a rule finds. */
async function emailsBy(rule: SegmentRule, among: readonly string[]): Promise<string[]> {
  const { id } = value(
    await people.saveSegment({ id: null, version: 0, name: `Segment ${nextNumber()}`, rule }),
  );
  const all = (await find({ segment: String(id) })).people.map(({ email }) => email);
  expect(value(await people.preview(rule)).total).toBe((await find({ segment: String(id) })).total);
  return among.filter((email) => all.includes(email));
}

it('CU-03 segments find people by what they ordered, agreed to and are', async () => {
  const [guest, lapsed] = [aGuest(), aGuest()];
  await ordered(guest, { days: 10, total: 60_000 });
  await ordered(lapsed, { days: 200, total: 3000 });
  const { customer, email } = await aCustomer();
  const other = await aCustomer();
  const orders: OrderId[] = [
    await ordered(email, { days: 2 }),
    await ordered(email, { days: 100, total: 20_000 }),
  ];
  await db.transaction().execute((tx) => shop.orders.claim(tx, customer.id, email));
  expect(orders).toHaveLength(2);
  value(await shop.customers.staff.tag(customer.id, ['vip']));
  await db
    .updateTable('customer')
    .set({ language: 'ar', consented_at: null, created_at: new Date(time.now.getTime() - 400 * DAY_MS) })
    .where('id', '=', customer.id)
    .execute();
  await aDevice(customer.id);
  const among = [guest, lapsed, email, other.email];
  const cases: readonly (readonly [SegmentCondition, readonly string[]])[] = [
    [{ fact: 'spent', is: 'at-least', amountMinor: 28_000, days: null }, [guest, email]],
    [{ fact: 'spent', is: 'at-least', amountMinor: 28_000, days: 30 }, [guest]],
    [{ fact: 'spent', is: 'less-than', amountMinor: 28_000, days: null }, [lapsed, other.email]],
    [{ fact: 'orders', is: 'at-least', count: 2, days: null }, [email]],
    [{ fact: 'orders', is: 'less-than', count: 1, days: null }, [other.email]],
    [{ fact: 'last-order', is: 'over', days: 90 }, [lapsed]],
    [{ fact: 'last-order', is: 'within', days: 90 }, [guest, email]],
    [{ fact: 'last-order-date', is: 'before', on: '2026-09-01' }, [lapsed]],
    [{ fact: 'last-order-date', is: 'after', on: '2026-09-01' }, [guest, email]],
    [{ fact: 'joined', is: 'over', days: 30 }, [lapsed, email]],
    [{ fact: 'device', is: 'bought', productId: product }, [guest, lapsed, email]],
    [{ fact: 'device', is: 'registered', productId: product }, [email]],
    [{ fact: 'emirate', is: 'DU' }, [guest, lapsed, email]],
    [{ fact: 'emirate', is: 'AJ' }, []],
    [{ fact: 'consent', is: 'yes' }, [other.email]],
    [{ fact: 'tag', is: 'has', tag: 'vip' }, [email]],
    [{ fact: 'tag', is: 'has-not', tag: 'vip' }, [guest, lapsed, other.email]],
    [{ fact: 'account', is: 'guest' }, [guest, lapsed]],
    [{ fact: 'language', is: 'ar' }, [email]],
  ];
  for (const [condition, expected] of cases)
    expect(
      await emailsBy({ match: 'all', conditions: [condition] }, among),
      JSON.stringify(condition),
    ).toEqual(expected);
  const both = [cases[3]?.[0], cases[13]?.[0]].filter((one) => one !== undefined);
  expect(await emailsBy({ match: 'any', conditions: both }, among)).toEqual([email]);
  expect(await emailsBy({ match: 'all', conditions: both }, among)).toEqual([]);
});

async function aDevice(customer_id: CustomerId): Promise<void> {
  await db
    .insertInto('registered_device')
    .values({
      ...{ customer_id, product_id: product as never, name: '{"en":"Some"}', serial: 'SEGMENT00001' },
      ...{ purchased_on: '2026-01-01', registered_at: time.now, guarantee_months: 12, extension_months: 12 },
    })
    .execute();
}

it('CU-03 text in a rule is compared, never run', async () => {
  const tag = "x'; drop table customer_segment; --";
  expect(await emailsBy({ match: 'all', conditions: [{ fact: 'tag', is: 'has', tag }] }, [])).toEqual([]);
  expect((await people.segments()).length).toBeGreaterThan(0);
});

it('CU-03 a wrong segment is refused with what is wrong, a name is given once, one that is gone is unknown', async () => {
  expect(
    await people.saveSegment({ id: null, version: 0, name: ' ', rule: { match: 'all', conditions: [] } }),
  ).toMatchObject({
    refusal: { problems: { name: 'segment-name-missing', conditions: 'conditions-missing' } },
  });
  const rule: SegmentRule = { match: 'all', conditions: [{ fact: 'consent', is: 'yes' }] };
  const { id } = value(await people.saveSegment({ id: null, version: 0, name: 'Twice', rule }));
  expect(await people.saveSegment({ id: null, version: 0, name: 'TWICE', rule })).toMatchObject({
    refusal: { code: 'customers.segment-name-taken', name: 'TWICE' },
  });
  value(await people.saveSegment({ id, version: 1, name: 'Twice', rule: { ...rule, match: 'any' } }));
  expect(await people.segment(String(id))).toMatchObject({ name: 'Twice', rule: { match: 'any' } });
  value(await people.deleteSegment(id));
  for (const outcome of [await people.deleteSegment(id), await people.list({ ...ALL, segment: String(id) })])
    expect(outcome).toMatchObject({ refusal: { code: 'customers.unknown-segment' } });
});

it('CU-03 ready-made segments narrow the list, and a list is exported whole', async () => {
  const email = aGuest();
  await ordered(email, { days: 120 });
  expect((await find({ segment: 'lapsed', text: email })).people).toHaveLength(1);
  expect((await find({ segment: 'returning', text: email })).people).toEqual([]);
  const { total } = await find({ segment: 'lapsed' });
  const batches = value(await people.stream({ ...ALL, segment: 'lapsed' }));
  const rows = [];
  for await (const batch of batches) rows.push(...batch);
  expect(rows).toHaveLength(total);
  expect(rows.map((one) => one.email)).toContain(email);
});
