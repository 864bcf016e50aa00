import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerId, OrderId } from '#kernel/ids.ts';
import { searchStatement } from '#shop/orders/store/search.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { insertManyOrders } from '../many-orders.ts';

const db = await aDatabase();
const { shop } = aShop(db);
const { orders } = shop;

const MANY = 100_000;
const FIRST_NUMBER = 1001;
const customer = 7 as CustomerId;

/** Every hundredth order belongs to one of ten customers. */
beforeAll(async () => {
  await insertManyOrders(db, MANY);
  await sql`update shop_order set customer_id = (id - 1000) / 100 % 10 where id % 100 = 0`.execute(db);
}, 120_000);

async function planOf(words: string[]): Promise<string> {
  const { sql: text, parameters } = searchStatement({ words, status: null, page: 1, size: 25 }).compile(db);
  const bound = text.replace(/\$(\d+)/g, (_all, place) => {
    const value = parameters[Number(place) - 1];
    return typeof value === 'number' ? String(value) : `'${value}'`;
  });
  const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${bound}`).execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('order search among 100 000', () => {
  it.each([
    ['number', '51234', 51234],
    ['e-mail', 'buyer777@example.com', 1777],
    ['phone as it is dialled', '0500079190', 1010],
    ['name', 'Name900 Family900', 1900],
    ['number that phones hold too', '1005', 1005],
  ])('OR-03 finds one by its %s', async (_kind, text, number) => {
    const results = await orders.search({ text, status: null, page: 1 });
    expect(results.orders[0]?.id).toBe(number);
  });

  it('OR-03 finds those with a SKU, newest first, paginated, in one state', async () => {
    const first = await orders.search({ text: 'SKU-77', status: 'cancelled', page: 1 });
    expect(first).toMatchObject({ page: 1, hasMore: true });
    expect(first.orders).toHaveLength(25);
    const times = first.orders.map(({ placedAt }) => placedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const second = await orders.search({ text: 'SKU-77', status: 'cancelled', page: 2 });
    const both = new Set([...first.orders, ...second.orders].map(({ id }) => id));
    expect(both.size).toBe(first.orders.length + second.orders.length);
  });

  it.each([['51234'], ['buyer777@example.com'], ['500079190'], ['sku-77'], ['name5']])(
    'OR-03 needs no look at every order to find %s',
    async (word) => {
      const plan = await planOf([word]);
      expect(plan).toMatch(/shop_order_(sought|placed)/);
      expect(plan).not.toContain('Seq Scan');
    },
  );

  it('OR-03 treats wildcards literally', async () => {
    expect((await orders.search({ text: '100%_', status: null, page: 1 })).orders).toEqual([]);
    expect((await orders.search({ text: '', status: null, page: 1 })).orders).toHaveLength(25);
  });
});

describe('orders of customers', () => {
  it('AC-02 are listed newest first, ten per page', async () => {
    const page = await orders.listFor(customer, { page: 1 });
    expect(page.orders).toHaveLength(10);
    expect(page.hasMore).toBe(true);
    expect((await orders.listFor(customer, { page: 10 })).hasMore).toBe(false);
    expect((await orders.listFor(customer, { page: 11 })).orders).toEqual([]);
  });

  it('AC-02 are hidden from others', async () => {
    const [order] = (await orders.listFor(customer, { page: 1 })).orders;
    if (order === undefined) throw new Error('there is no order');
    expect(await orders.findFor(customer, order.id)).toMatchObject({ id: order.id });
    expect(await orders.findFor(8 as CustomerId, order.id)).toBeNull();
  });

  it('AC-03 guest orders are found by number and phone together', async () => {
    const id = (FIRST_NUMBER + 5) as OrderId;
    const order = await orders.find(id);
    expect(await orders.findByPhone(id, order?.phone ?? '')).toMatchObject({ id });
    expect(await orders.findByPhone(id, '+971500000000')).toBeNull();
    expect(await orders.findByPhone(id, '')).toBeNull();
  });

  it('AC-03 guest orders of a verified address are assigned to its account only', async () => {
    const joined = await db
      .transaction()
      .execute((tx) => orders.claim(tx, 99 as CustomerId, 'Buyer41@Example.com'));
    expect(joined).toEqual([1041]);
    const again = await db
      .transaction()
      .execute((tx) => orders.claim(tx, 98 as CustomerId, 'buyer41@example.com'));
    expect(again).toEqual([]);
    expect((await orders.listFor(99 as CustomerId, { page: 1 })).orders.map(({ id }) => id)).toEqual([1041]);
  });
});
