import { describe, expect, it } from 'vitest';
import type { CustomerId, ProductId } from '#kernel/ids.ts';
import { aProduct, aShop, by } from '../a-shop.ts';
import { accountsOf, nextNumber, value } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
await deliverToDubai(test);
const { customers } = shop;
const { aCustomer } = accountsOf(test);

describe('customers for staff', () => {
  it('CU-03 are found by email, phone and name, tagged and annotated', async () => {
    const { customer, email } = await aCustomer();
    await db
      .updateTable('customer')
      .set({ phone: '+971559998877', last_name: 'Zumurrud' })
      .where('id', '=', customer.id)
      .execute();
    for (const words of [email.slice(0, 9), '055 999 8877', 'sara zumur'])
      expect(
        (await customers.staff.find(words)).map(({ id }) => id),
        words,
      ).toContain(customer.id);
    expect(await customers.staff.find('%')).toEqual([]);
    value(await customers.staff.tag(customer.id, ['VIP ', 'vip', 'Old friend']));
    value(await customers.staff.note(customer.id, 'Asks for ribbon.', 'Mona'));
    expect(await customers.staff.show(customer.id)).toMatchObject({
      customer: { tags: ['vip', 'old-friend'] },
      notes: [{ author: 'Mona', text: 'Asks for ribbon.' }],
    });
  });

  it('CU-01 show consent with date, orders, notes and tags', async () => {
    const { customer, email } = await aCustomer();
    await db
      .updateTable('customer')
      .set({ phone: '+971501112233', last_name: 'Noor' })
      .where('id', '=', customer.id)
      .execute();
    const id = await aProduct(test, { sku: `RECORD-${nextNumber()}`, price: '80.00' });
    const order = await anOrder(test, [{ id }], { email });
    await db.transaction().execute((tx) => shop.orders.claim(tx, customer.id, email));
    value(await customers.staff.note(customer.id, 'Asks for ribbon.', 'Mona'));
    value(await customers.staff.tag(customer.id, ['vip']));
    expect(await customers.staff.show(customer.id)).toMatchObject({
      customer: {
        email,
        firstName: 'Sara',
        lastName: 'Noor',
        phone: '+971501112233',
        language: 'en',
        consent: { at: time.now, source: 'register' },
        tags: ['vip'],
      },
      orders: { orders: [{ id: order.id }], hasMore: false },
      notes: [{ author: 'Mona', text: 'Asks for ribbon.', writtenAt: time.now }],
      events: [
        { kind: 'registered', actor: 'customer' },
        { kind: 'signed-in', actor: 'customer' },
      ],
    });
  });

  it('CU-03 are exported and erased, with staff as the actor', async () => {
    const { customer, email } = await aCustomer();
    value(await customers.staff.note(customer.id, 'Asks for ribbon.', 'Mona'));
    const known = await customers.staff.export(customer.id);
    expect(known).toMatchObject({ customer: { email }, notes: [{ text: 'Asks for ribbon.' }], orders: [] });
    value(await customers.staff.erase(customer.id));
    expect(await customers.staff.show(customer.id)).toBeNull();
    expect(await customers.staff.find(email)).toEqual([]);
    expect(await customers.staff.export(customer.id)).toBeNull();
    expect(await customers.staff.erase(customer.id)).toMatchObject({
      refusal: { code: 'customers.unknown-customer' },
    });
    const log = await db
      .selectFrom('customer_event')
      .select(['kind', 'actor'])
      .where('customer_id', '=', customer.id)
      .orderBy('id')
      .execute();
    expect(log.slice(-2)).toEqual([
      { kind: 'exported', actor: 'staff' },
      { kind: 'erased', actor: 'staff' },
    ]);
  });

  it('CU-03 are merged', async () => {
    const [gone, stored] = [await aCustomer(), await aCustomer()];
    const id = (await aProduct(test, { sku: `MERGE-${nextNumber()}`, stock: 9 })) as ProductId;
    await shop.cart.add(by(gone.session.cartToken), [
      { productId: id, variationId: null, options: {}, quantity: 2 },
    ]);
    value(await customers.staff.note(gone.customer.id, 'Asks for ribbon.', 'Mona'));
    value(await customers.staff.merge(gone.customer.id, stored.customer.id));
    expect(await customers.find(gone.customer.id)).toBeNull();
    expect(await customers.sessions.open(gone.session.token)).toBeNull();
    expect((await shop.cart.open(stored.session.cartToken)).itemCount).toBe(2);
    expect((await customers.staff.show(stored.customer.id))?.notes).toHaveLength(1);
    expect(await customers.staff.merge(stored.customer.id, stored.customer.id)).toMatchObject({
      refusal: { code: 'customers.same-customer' },
    });
    expect(await customers.staff.merge(stored.customer.id, 999_999 as CustomerId)).toMatchObject({
      refusal: { code: 'customers.unknown-customer' },
    });
    expect((await customers.find(stored.customer.id))?.email).toBe(stored.email);
  });
});
