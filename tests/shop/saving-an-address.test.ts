import { expect, it } from 'vitest';
import type { AddressId, CustomerId, ProductId } from '#kernel/ids.ts';
import { FIELDS } from '#shop/checkout';
import { readAddressDraft } from '#shop/customers';
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

/** Sends the checkout's form as a page does. @returns the order */
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
  if (!placed.ok) throw new Error(placed.refusal.code);
  return placed.value;
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

it('CU-02 an order has the point that its customer marked on the map, and stays as it was when the address changes', async () => {
  const customerId = await aCustomer('moves@example.com');
  const draft = {
    ...readAddressDraft({ get: () => '' }),
    ...{ billing_first_name: 'Sara', billing_last_name: 'N.', billing_phone: '050 123 4567' },
    ...{ billing_state: 'DU', billing_city: 'Al Safa', billing_address_1: 'Street 12' },
    ...{ billing_address_2: 'Villa 14', billing_map: '25.10934,55.20411' },
  };
  const saved = await shop.customers.addresses.save(customerId, { id: null, draft });
  if (!saved.ok) throw new Error(saved.refusal.code);
  const placed = await order(customerId, { landmark: 'behind the park' });
  expect(placed.address).toEqual({
    ...{ firstName: 'Sara', lastName: 'N.', building: 'Villa 14', unit: '', street: 'Street 12' },
    ...{ area: 'Al Safa', emirate: 'DU', landmark: 'behind the park', makani: '' },
    mapPoint: '25.10934,55.20411',
  });
  const moved = { ...draft, billing_address_1: 'Street 99', billing_map: '25.20000,55.30000' };
  await shop.customers.addresses.save(customerId, { id: saved.value, draft: moved });
  expect((await shop.orders.find(placed.id))?.address).toEqual(placed.address);
  expect((await order(customerId)).address.mapPoint).toBeUndefined();
  expect((await order(null, { street: 'Street 99' })).address.mapPoint).toBeUndefined();
});

it('AC-01 CU-02 addresses are changed, preferred and removed by their customer alone; one is always the default', async () => {
  const { addresses } = shop.customers;
  const [owner, other] = [await aCustomer('keeper@example.com'), await aCustomer('other@example.com')];
  const typedAt = (street: string) => ({
    ...readAddressDraft({ get: () => '' }),
    ...{ billing_first_name: 'Sara', billing_last_name: 'N.', billing_phone: '050 123 4567' },
    ...{ billing_state: 'DU', billing_city: 'Al Safa', billing_address_1: street, billing_address_2: '14' },
  });
  const save = async (id: AddressId | null, street: string) => {
    const saved = await addresses.save(owner, { id, draft: typedAt(street) });
    if (!saved.ok) throw new Error(saved.refusal.code);
    return saved.value;
  };
  const listed = async () =>
    (await addresses.list(owner)).map(({ street, isDefault }) => `${street}${isDefault ? ' (default)' : ''}`);
  const [first, second] = [await save(null, 'First'), await save(null, 'Second')];
  expect(await listed()).toEqual(['First (default)', 'Second']);
  await addresses.makeDefault(owner, second);
  await save(first, 'Changed');
  expect(await listed()).toEqual(['Second (default)', 'Changed']);
  const unknown = { ok: false, refusal: { code: 'customers.unknown-address' } };
  expect(await addresses.remove(other, first)).toEqual(unknown);
  expect(await addresses.makeDefault(other, first)).toEqual(unknown);
  expect(await addresses.save(other, { id: first, draft: typedAt('Theirs') })).toEqual(unknown);
  expect(await addresses.save(owner, { id: null, draft: typedAt('') })).toMatchObject({
    refusal: { code: 'customers.wrong-fields', problems: { billing_address_1: 'street-missing' } },
  });
  await addresses.remove(owner, second);
  expect(await listed()).toEqual(['Changed (default)']);
});
