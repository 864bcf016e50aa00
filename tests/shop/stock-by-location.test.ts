import { describe, expect, it } from 'vitest';
import type { OrderId, ProductId } from '#kernel/ids.ts';
import { findImbalances, handOver, releaseStock, returnStock, takeStock } from '#shop/inventory';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const { inventory } = shop;
const SARA = { staffId: 7, name: 'Sara' };
const made = await inventory.locations.create({ en: 'Warehouse', ar: 'المستودع' });
const [front, store] = made.ok ? made.value.map(({ id }) => id) : [];
if (front === undefined || store === undefined) throw new Error('no locations');

const demand = (id: number, quantity: number) => [{ productId: id as ProductId, quantity, parts: [] }];
const order = (number: number) => number as OrderId;

async function placesOf(id: number) {
  const [stock] = await inventory.of([id]);
  return Object.fromEntries((stock?.locations ?? []).map((one) => [one.locationId, one.quantity]));
}

async function adjusted(typed: object) {
  const outcome = await inventory.adjust({ reason: 'count', ...typed }, SARA);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
}

/** A product with 2 pieces in the shop and 5 in the warehouse. */
async function aSpreadProduct(sku: string): Promise<number> {
  const id = await aProduct(test, { sku, stock: 2 });
  await adjusted({ productId: id, locationId: store, delta: 5, reason: 'received', note: 'Pallet 4' });
  return id;
}

describe('manual stock changes', () => {
  it('ST-01 ST-02 update location, level, listing and ledger with actor and reason', async () => {
    const id = await aProduct(test, { sku: 'HAND', stock: 0 });
    const stock = await adjusted({
      productId: id,
      locationId: store,
      delta: 4,
      reason: 'received',
      note: 'Pallet',
    });
    expect(stock).toEqual({
      productId: id,
      level: 4,
      reserved: 0,
      locations: [{ locationId: store, quantity: 4 }],
    });
    const [card] = await shop.listing.findCards([id as ProductId], 'en', time.now);
    expect(card?.stock).toBe('instock');
    await adjusted({ productId: id, locationId: store, counted: 3 });
    const { entries, total } = await inventory.ledger(id);
    expect(total).toBe(2);
    expect(entries).toMatchObject([
      { change: -1, levelAfter: 3, reason: 'count', locationId: store, byName: 'Sara' },
      { change: 4, levelAfter: 4, reason: 'received', note: 'Pallet', byStaffId: 7 },
    ]);
  });

  it('ST-02 a transfer keeps the total', async () => {
    const id = await aSpreadProduct('MOVED');
    const moved = await inventory.transfer({ productId: id, from: store, to: front, quantity: 4 }, SARA);
    expect(moved).toMatchObject({ ok: true, value: { level: 7 } });
    expect(await placesOf(id)).toEqual({ [front]: 6, [store]: 1 });
    expect(
      await inventory.transfer({ productId: id, from: store, to: front, quantity: 2 }, SARA),
    ).toMatchObject({
      refusal: { code: 'inventory.below-zero', left: 1 },
    });
  });

  it('ST-02 invalid ones are refused without changes', async () => {
    const id = await aSpreadProduct('REFUSED');
    const uncounted = await aProduct(test, { sku: 'UNCOUNTED' });
    const refusal = async (typed: unknown) => {
      const outcome = await inventory.adjust(typed, SARA);
      return outcome.ok ? null : outcome.refusal;
    };
    const plain = { productId: id, reason: 'damaged' };
    expect(await refusal({ ...plain, delta: -3 })).toEqual({ code: 'inventory.below-zero', left: 2 });
    expect(await refusal({ ...plain, counted: 2 })).toEqual({ code: 'inventory.nothing-changes' });
    expect(await refusal({ ...plain, delta: 1, locationId: 999 })).toEqual({
      code: 'inventory.unknown-location',
    });
    expect(await refusal({ ...plain, productId: 1_999_999, delta: 1 })).toEqual({
      code: 'inventory.unknown-product',
    });
    expect(await refusal({ ...plain, productId: uncounted, delta: 1 })).toEqual({
      code: 'inventory.not-counted',
    });
    expect(await refusal({ ...plain, delta: 1, counted: 1 })).toEqual({
      code: 'inventory.wrong-fields',
      problems: { delta: 'missing' },
    });
    expect(await refusal('nonsense')).toMatchObject({ code: 'inventory.wrong-fields' });
    expect(await placesOf(id)).toEqual({ [front]: 2, [store]: 5 });
  });
});

describe('an order’s stock', () => {
  it('ST-01 is taken in location order and returned to the same locations', async () => {
    const id = await aSpreadProduct('DRAWN');
    await db.transaction().execute(async (tx) => void (await takeStock(tx, demand(id, 3), order(1))));
    expect(await placesOf(id)).toEqual({ [store]: 4 });
    await db.transaction().execute((tx) => releaseStock(tx, order(1)));
    await db.transaction().execute((tx) => releaseStock(tx, order(1)));
    expect(await placesOf(id)).toEqual({ [front]: 2, [store]: 5 });
    expect(await levelOf(test, 'DRAWN')).toBe(7);
  });

  it('ST-02 is returned partially and transferred by location', async () => {
    const id = await aSpreadProduct('PARTLY');
    await db.transaction().execute(async (tx) => void (await takeStock(tx, demand(id, 6), order(2))));
    await db
      .transaction()
      .execute((tx) => returnStock(tx, { orderId: order(2), demands: demand(id, 3), reason: 'return' }));
    expect(await placesOf(id)).toEqual({ [front]: 2, [store]: 2 });
    await db
      .transaction()
      .execute((tx) => handOver(tx, { from: order(2), to: order(3), demands: demand(id, 2) }));
    await db.transaction().execute((tx) => releaseStock(tx, order(3)));
    await db.transaction().execute((tx) => releaseStock(tx, order(2)));
    expect(await placesOf(id)).toEqual({ [front]: 2, [store]: 5 });
    expect(await findImbalances(db)).toEqual([]);
  });

  it('ST-02 is never oversold under concurrency', async () => {
    const id = await aSpreadProduct('RACED');
    const takes = Array.from({ length: 10 }, (_, index) =>
      db.transaction().execute((tx) => takeStock(tx, demand(id, 1), order(100 + index))),
    );
    const taken = (await Promise.all(takes)).filter(({ ok }) => ok);
    expect(taken).toHaveLength(7);
    expect(await placesOf(id)).toEqual({});
    expect(await findImbalances(db)).toEqual([]);
  });
});

describe('locations', () => {
  it('ST-01 are named in both languages, ordered, and kept while the ledger refers to them', async () => {
    const added = await inventory.locations.create({ en: 'Kiosk', ar: 'الكشك' });
    const kiosk = added.ok ? (added.value.at(-1)?.id ?? 0) : 0;
    expect(await inventory.locations.reorder([kiosk])).toMatchObject({
      value: [{ id: kiosk }, { id: front }, { id: store }],
    });
    await inventory.locations.reorder([front, store]);
    expect(await inventory.locations.rename(kiosk, { en: 'Stand' })).toMatchObject({ ok: true });
    expect(await inventory.locations.rename(kiosk, { en: ' ' })).toMatchObject({
      refusal: { code: 'inventory.wrong-fields', problems: { en: 'missing' } },
    });
    expect(await inventory.locations.remove(store)).toMatchObject({
      refusal: { code: 'inventory.location-in-use' },
    });
    expect(await inventory.locations.remove(kiosk)).toMatchObject({ ok: true });
    expect(await inventory.locations.remove(kiosk)).toMatchObject({
      refusal: { code: 'inventory.unknown-location' },
    });
  });

  it('ST-01 are summed and reduced by an import', async () => {
    const id = await aSpreadProduct('FILED');
    await aProduct(test, { sku: 'FILED', stock: 4 });
    expect(await placesOf(id)).toEqual({ [store]: 4 });
    await aProduct(test, { sku: 'FILED', stock: 9 });
    expect(await placesOf(id)).toEqual({ [front]: 5, [store]: 4 });
  });
});
