import { expect, it } from 'vitest';
import type { CustomerId, ProductId, WishlistToken } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { WishlistOwner } from '#shop/wishlist';
import { aDevice } from '../a-kit.ts';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const { aCustomer } = accountsOf(test);

const FULL = { Type: 'simple', 'Regular price': '25.00', Categories: 'Accessories' };
const NOBODY: WishlistOwner = { kind: 'guest', token: null };
const of = (id: CustomerId): WishlistOwner => ({ kind: 'customer', id });
const guest = (token: WishlistToken | null): WishlistOwner => ({ kind: 'guest', token });

async function add(owner: WishlistOwner, id: ProductId) {
  const added = await shop.wishlist.add(owner, String(id));
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value;
}

const idsOf = async (owner: WishlistOwner) =>
  (await shop.wishlist.open(owner, 'en')).entries.map(({ card }) => card.id);

it('24.5 a guest’s list is opened by its token alone, newest first', async () => {
  const [one, two] = [await aProduct(test, { sku: 'ONE' }), await aProduct(test, { sku: 'TWO' })];
  const { token } = await add(NOBODY, one);
  time.now = new Date(time.now.getTime() + 1000);
  const changed = await add(guest(token), two);
  expect(changed).toEqual({ productIds: [two, one], token, removed: null });
  expect(await idsOf(guest(token))).toEqual([two, one]);
  expect(await idsOf(NOBODY)).toEqual([]);
  const stored = await db.selectFrom('wishlist').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

it('24.5 an invented token opens no list', async () => {
  const id = await aProduct(test, { sku: 'MADE-UP' });
  const made = 'x'.repeat(43) as WishlistToken;
  const { token } = await add(guest(made), id);
  expect(token).not.toBe(made);
  expect(await idsOf(guest(made))).toEqual([]);
});

it('24.5 a product is listed once; removing it names what was chosen, and may be repeated', async () => {
  const { device, colours } = await aDevice(test, { sku: 'DUO', stock: [2, 2, 2] });
  const [sage, dune] = colours;
  const { token } = await add(NOBODY, sage);
  await add(guest(token), dune);
  const { entries } = await shop.wishlist.open(guest(token), 'en');
  expect(entries.map(({ card }) => card.id)).toEqual([device]);
  const [entry] = entries;
  expect(entry?.buyableId).toBe(dune);
  expect(entry?.options.map(({ value }) => value.en)).toEqual(['Dune']);
  expect(entry?.card.address).toMatch(/\?attribute_.*=dune$/);
  const removed = await shop.wishlist.remove(guest(token), String(device));
  expect(removed).toMatchObject({ ok: true, value: { productIds: [], removed: dune } });
  const repeated = await shop.wishlist.remove(guest(token), String(device));
  expect(repeated).toMatchObject({ ok: true, value: { productIds: [], removed: null } });
});

it('24.5 ids that name nothing are refused, and the hundred and first product', async () => {
  for (const id of ['', 'x', '0', '1999999'])
    expect(await shop.wishlist.add(NOBODY, id)).toMatchObject({
      refusal: { code: 'wishlist.unknown-product' },
    });
  const { customer } = await aCustomer();
  const last = await aProduct(test, { sku: 'LAST' });
  await add(of(customer.id), last);
  const { id: wishlist_id } = await db
    .selectFrom('wishlist')
    .select('id')
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 99 }, (_, at) => ({ ...FULL, SKU: `FULL-${at}`, Name: `FULL-${at}` }));
  await shop.catalogue.importProducts(rowsOf(rows), PLAIN_IMPORT);
  const others = await shop.catalogue.idsBySku(rows.map(({ SKU }) => SKU));
  await db
    .insertInto('wishlist_item')
    .values(
      [...others.values()].map((product_id) => ({
        wishlist_id,
        product_id,
        was_in_stock: true,
        added_at: time.now,
      })),
    )
    .execute();
  const more = await aProduct(test, { sku: 'MORE' });
  expect(await shop.wishlist.add(of(customer.id), more)).toMatchObject({
    refusal: { code: 'wishlist.full', limit: 100 },
  });
  expect(await shop.wishlist.add(of(customer.id), last)).toMatchObject({ ok: true });
});

it('24.5 signing in adds the guest’s list to the account’s, whose own entries stay', async () => {
  const { customer } = await aCustomer();
  const [list, both, guests] = [
    await aProduct(test, { sku: 'OWN' }),
    await aProduct(test, { sku: 'BOTH' }),
    await aProduct(test, { sku: 'GUESTS' }),
  ];
  for (const id of [list, both]) await add(of(customer.id), id);
  const { token } = await add(NOBODY, both);
  await add(guest(token), guests);
  expect([...(await shop.wishlist.join(customer.id, token))].sort()).toEqual([list, both, guests].sort());
  expect(await idsOf(guest(token))).toEqual([]);
  expect(await shop.wishlist.join(customer.id, token)).toHaveLength(3);
});

it('24.5 a cheaper product shows it, in fils; tobacco does not', async () => {
  const [lamp, sticks] = [
    await aProduct(test, { sku: 'CHEAPER', price: '25.01' }),
    await aProduct(test, { sku: 'STICKS', price: '25.01', more: { 'Meta: _jamra_class': 'tobacco' } }),
  ];
  const { token } = await add(NOBODY, lamp);
  await add(guest(token), sticks);
  const prices = async () =>
    new Map(
      (await shop.wishlist.open(guest(token), 'en')).entries.map(({ card, wasPrice }) => [
        card.id,
        wasPrice?.minor,
      ]),
    );
  expect((await prices()).get(lamp)).toBeUndefined();
  await aProduct(test, { sku: 'CHEAPER', price: '25.00' });
  await db.updateTable('wishlist_item').set({ price_minor: 9900 }).where('product_id', '=', sticks).execute();
  expect((await prices()).get(lamp)).toBe(2501);
  expect(
    (await shop.wishlist.open(guest(token), 'en')).entries.find(({ card }) => card.id === sticks)?.card.class,
  ).toBe('tobacco');
  expect((await prices()).get(sticks)).toBeUndefined();
});

it('24.5 a product that the shop does not show is counted, not shown', async () => {
  const id = await aProduct(test, { sku: 'HIDDEN' });
  const { token } = await add(NOBODY, id);
  await db.updateTable('product').set({ status: 'draft' }).where('id', '=', id).execute();
  await db.deleteFrom('listing_row').where('product_id', '=', id).execute();
  expect(await shop.wishlist.open(guest(token), 'en')).toEqual({
    ...{ entries: [], missingCount: 1, shareKey: null },
  });
});

it('24.5 guests’ lists are deleted 180 days after their last change, accounts’ are not', async () => {
  const { customer } = await aCustomer();
  const id = await aProduct(test, { sku: 'OLD' });
  await add(of(customer.id), id);
  const { token } = await add(NOBODY, id);
  time.now = new Date(time.now.getTime() + 179 * DAY_MS);
  await shop.wishlist.forgetOld();
  expect(await idsOf(guest(token))).toEqual([id]);
  time.now = new Date(time.now.getTime() + 2 * DAY_MS);
  await shop.wishlist.forgetOld();
  expect(await idsOf(guest(token))).toEqual([]);
  expect(await idsOf(of(customer.id))).toEqual([id]);
});

it('24.5 an account’s list belongs to its export, and is erased with it', async () => {
  const { customer } = await aCustomer();
  const id = await aProduct(test, { sku: 'EXPORTED' });
  await add(of(customer.id), id);
  expect(await shop.wishlist.ofPerson(customer.id)).toMatchObject([{ productId: id, variationId: null }]);
  expect(JSON.stringify(await shop.customers.staff.export(customer.id))).toContain(
    `"wishlist":[{"productId":${id}`,
  );
  await db.transaction().execute((tx) => shop.wishlist.forgetPerson(tx, customer.id));
  expect(await idsOf(of(customer.id))).toEqual([]);
});

it('24.5 a list has a link that is made once, opens it for any visitor, and is withdrawn for good', async () => {
  const id = await aProduct(test, { sku: 'SHARED' });
  expect(await shop.wishlist.share(NOBODY, true)).toMatchObject({
    refusal: { code: 'wishlist.nothing-to-share' },
  });
  const { token } = await add(NOBODY, id);
  const made = await shop.wishlist.share(guest(token), true);
  const key = made.ok ? made.value : null;
  if (key === null) throw new Error('no link');
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(await shop.wishlist.share(guest(token), true)).toEqual(made);
  expect((await shop.wishlist.open(guest(token), 'en')).shareKey).toBe(key);
  await aProduct(test, { sku: 'SHARED', price: '20.00' });
  const shared = await shop.wishlist.openShared(key, 'ar');
  expect(shared?.entries.map(({ card }) => card.id)).toEqual([id]);
  expect(shared?.entries.map(({ wasPrice, isBack }) => [wasPrice, isBack])).toEqual([[null, false]]);
  await shop.wishlist.share(guest(token), false);
  expect(await shop.wishlist.openShared(key, 'en')).toBeNull();
  const again = await shop.wishlist.share(guest(token), true);
  expect(again.ok && again.value !== key).toBe(true);
});

it('24.5 a guest’s link goes on to open the list of the account that it joined', async () => {
  const { customer } = await aCustomer();
  const id = await aProduct(test, { sku: 'SHARED-ON' });
  const { token } = await add(NOBODY, id);
  const made = await shop.wishlist.share(guest(token), true);
  if (!made.ok || made.value === null) throw new Error('no link');
  await shop.wishlist.join(customer.id, token);
  expect((await shop.wishlist.openShared(made.value, 'en'))?.entries).toHaveLength(1);
});
