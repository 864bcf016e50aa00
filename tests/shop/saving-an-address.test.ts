import { expect, it } from 'vitest';
import type { CustomerId, ProductId } from '#kernel/ids.ts';
import { FIELDS } from '#shop/checkout';
import { typed } from '../a-draft.ts';
import { aProduct, aShop, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy } from '../delivery.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
await deliverBy(test, [aMethod()]);
const productId = (await aProduct(test, { sku: 'KEPT' })) as ProductId;

async function aCustomer(email: string): Promise<CustomerId> {
  const row = await db
    .insertInto('customer')
    .values({ email, language: 'en', created_at: test.time.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as CustomerId;
}

/** Sends the checkout's form as a page does. */
async function order(customerId: CustomerId | null, more: Partial<typeof typed> = {}) {
  const line = { productId, variationId: null, options: {}, quantity: 1 };
  const added = await shop.cart.add(NO_CART, [line]);
  if (!added.ok) throw new Error(added.refusal.code);
  const { token } = added.value;
  const { rate } = await shop.checkout.review(token, typed);
  const draft = { ...typed, delivery: rate?.id ?? '', ...more };
  const sent = new Map(
    Object.entries(draft).map(([field, value]) => [FIELDS[field as keyof typeof FIELDS], value]),
  );
  const { placed } = await shop.checkout.submit(sent as Map<string, unknown>, {
    token,
    language: 'en',
    customerId,
  });
  expect(placed.ok).toBe(true);
}

it('CU-02 saves an order’s address on request, once', async () => {
  const customerId = await aCustomer('keeps@example.com');
  await order(customerId);
  expect(await shop.customers.addresses.list(customerId)).toEqual([]);
  await order(customerId, { keepAddress: '1', makani: '1234567890', note: 'Ring twice' });
  await order(customerId, { keepAddress: '1', phone: '+971 50 123 4567' });
  expect(await shop.customers.addresses.list(customerId)).toMatchObject([
    {
      firstName: 'Sara',
      phone: '+971501234567',
      emirate: 'DU',
      area: 'Al Safa',
      street: 'Street 12',
      building: 'Villa 14',
      makani: '12345 67890',
      deliveryNote: '',
      isDefault: true,
    },
  ]);
  await order(customerId, { keepAddress: '1', building: 'Villa 15' });
  expect(await shop.customers.addresses.list(customerId)).toHaveLength(2);
});

it('CU-02 saves nothing for a guest', async () => {
  const count = () => db.selectFrom('customer_address').select('id').execute();
  const before = (await count()).length;
  await order(null, { keepAddress: '1' });
  expect(await count()).toHaveLength(before);
});
