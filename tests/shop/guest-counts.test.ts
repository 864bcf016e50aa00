import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OrderId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { up as guestChanges } from '#platform/database/migrations/0113-guest-changes.ts';
import { insertOrder, type NewOrder } from '#shop/orders';
import { aProduct, aShop } from '../a-shop.ts';
import { nextNumber } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
await deliverToDubai(test);
const product = await aProduct(test, { sku: 'COUNTED', price: '80.00' });
const model = await anOrder(test, [{ id: product }], { email: 'model@example.com' });

const aGuest = () => `counted${nextNumber()}@example.com`;

/** A guest's order, stored as the checkout stores it. */
async function ordered(tx: DbOrTx, email: string, more: Partial<NewOrder> = {}): Promise<OrderId> {
  const idempotencyKey = crypto.randomUUID();
  const key = `key-${idempotencyKey}` as NewOrder['key'];
  const id = await insertOrder(tx, { ...model, email, key, idempotencyKey, ...more });
  if (id === null) throw new Error('repeated');
  return id;
}

const guestOf = (email: string) =>
  db.selectFrom('guest').select(['id', 'orders', 'spent_minor']).where('key', '=', email).executeTakeFirst();

/** The counts of a guest, computed from the orders. */
async function countedOf(email: string) {
  const { rows } = await sql<{ orders: number; spent_minor: number }>`
    select count(*)::integer as orders,
      coalesce(sum(total_minor) filter (where status not in ('cancelled', 'failed', 'pending')), 0)::bigint as spent_minor
    from shop_order where lower(email) = ${email} and guest_id is not null
  `.execute(db);
  return rows[0];
}

/** Resolves once two callers have arrived. */
function meeting(): () => Promise<void> {
  let open = () => {};
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  let count = 0;
  return () => {
    count += 1;
    if (count === 2) open();
    return met;
  };
}

it('CU-03 an order that is refused as repeated leaves no guest without orders', async () => {
  const email = aGuest();
  const repeated = await insertOrder(db, {
    ...model,
    email,
    key: 'ghost' as NewOrder['key'],
    idempotencyKey: await keyOf(),
  });
  expect(repeated).toBeNull();
  expect(await guestOf(email)).toBeUndefined();
});

async function keyOf(): Promise<string> {
  const row = await db
    .selectFrom('shop_order')
    .select('idempotency_key')
    .where('id', '=', model.id)
    .executeTakeFirstOrThrow();
  return row.idempotency_key;
}

it('CU-03 two transactions that write two orders of one guest in different order do not stop each other', async () => {
  const email = aGuest();
  const [one, two] = [await ordered(db, email), await ordered(db, email)];
  const meet = meeting();
  const write = (tx: DbOrTx, id: OrderId, total_minor: number) =>
    tx
      .updateTable('shop_order')
      .set({
        total_minor,
        subtotal_minor: total_minor - 1500,
        fee_minor: 0,
        delivery_minor: 1500,
        discount_minor: 0,
        gift_wrap_minor: 0,
      })
      .where('id', '=', id)
      .execute();
  await Promise.all([
    db.transaction().execute(async (tx) => {
      await write(tx, one, 20_000);
      await meet();
      // The other transaction stores its order in the meantime; it must commit without help.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await write(tx, two, 21_000);
    }),
    db.transaction().execute(async (tx) => {
      await meet();
      await write(tx, two, 30_000);
    }),
  ]);
  expect(await guestOf(email)).toMatchObject({ orders: 2, spent_minor: 41_000 });
});

it('CU-03 many who write the orders of few guests at once count each exactly', async () => {
  const guests = [aGuest(), aGuest(), aGuest()];
  const [first = '', second = ''] = guests;
  const write = async (turn: number): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      // Each begins with another guest.
      const turned = guests.map((_guest, at) => guests[(at + turn) % guests.length] ?? first);
      const ids: OrderId[] = [];
      for (const email of turned) ids.push(await ordered(tx, email));
      if (turn % 3 === 0)
        await tx.updateTable('shop_order').set({ status: 'cancelled' }).where('id', 'in', ids).execute();
      if (turn % 4 === 0)
        await tx
          .updateTable('shop_order')
          .set({ email: second })
          .where('id', 'in', ids.slice(0, 1))
          .execute();
    });
  };
  await Promise.all(Array.from({ length: 16 }, (_none, turn) => write(turn)));
  for (const email of guests)
    expect(await guestOf(email), email).toMatchObject({ ...(await countedOf(email)) });
  expect((await Promise.all(guests.map(guestOf))).reduce((sum, one) => sum + (one?.orders ?? 0), 0)).toBe(48);
  expect(await db.selectFrom('guest_change').select('id').execute()).toEqual([]);
});

it('CU-03 guests without orders from before are removed', async () => {
  const key = aGuest();
  await db
    .insertInto('guest')
    .values({ key, first_order_at: new Date(), last_order_at: new Date() })
    .execute();
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`drop table guest_change`.execute(tx);
      await guestChanges(tx as unknown as Kysely<unknown>);
      throw new Error(
        JSON.stringify((await tx.selectFrom('guest').select('id').where('key', '=', key).execute()).length),
      );
    })
    .catch((error: Error) => expect(error.message).toBe('0'));
});
