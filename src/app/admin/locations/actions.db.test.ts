import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const few = await aProduct(made, { sku: 'FEW', stock: 2 });
const many = await aProduct(made, { sku: 'MANY', stock: 90 });

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'catalogue-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

it('ST-01 lists products at or below their threshold, lowest first', async () => {
  const { value } = await ask('stock.low', {});
  expect(value.rows).toMatchObject([{ id: few, sku: 'FEW', quantity: 2 }]);
  expect(value.total).toBe(1);
  expect((await ask('stock.low', { page: 'nonsense' })).value.rows).toHaveLength(1);
});

it('ST-02 a counting sheet has the expected stock; counts go through the ledger', async () => {
  const made = (await ask('locations.create', { name: { en: 'Back room' } })).value;
  const back = made.at(-1).id;
  await ask('stock.transfer', { productId: many, from: made[0].id, to: back, quantity: 30 });
  const sheet = async (locationId: number | null) => (await ask('stock.sheet', { locationId })).value;
  const at = async (locationId: number | null) =>
    Object.fromEntries(
      (await sheet(locationId)).rows.map(({ sku, quantity }: { sku: string; quantity: number }) => [
        sku,
        quantity,
      ]),
    );
  expect(await at(null)).toEqual({ FEW: 2, MANY: 60 });
  expect(await at(back)).toEqual({ FEW: 0, MANY: 30 });
  await ask('stock.adjust', { productId: many, locationId: back, counted: 28, reason: 'count' });
  expect(await at(back)).toEqual({ FEW: 0, MANY: 28 });
  expect((await sheet(4711)).locationId).toBe(made[0].id);
  const { entries } = (await ask('stock.ledger', { productId: many })).value;
  expect(entries.map(({ change }: { change: number }) => change)).toEqual([-2, -30, 30, 90]);
});

it('ST-01 a location is closed after its stock was moved, and reopened', async () => {
  const made = (await ask('locations.create', { name: { en: 'Cellar' } })).value;
  const [first, cellar] = [made[0].id, made.at(-1).id];
  await ask('stock.transfer', { productId: few, from: first, to: cellar, quantity: 2 });
  const left = await ask('locations.close', { id: cellar, moveTo: null });
  expect(left.refusal.code).toBe('inventory.stock-left');
  const itself = await ask('locations.close', { id: cellar, moveTo: cellar });
  expect(itself.refusal.code).toBe('inventory.location-closed');
  const { value } = await ask('locations.close', { id: cellar, moveTo: first });
  expect(value.at(-1)).toMatchObject({ id: cellar, isClosed: true, pieces: 0 });
  const stock = (await ask('stock.find', { q: 'FEW' })).value[0].shelf;
  expect(stock.level).toBe(2);
  const [last, before] = (await ask('stock.ledger', { productId: few })).value.entries;
  expect([last, before]).toMatchObject([
    { reason: 'transfer', change: -2, locationId: cellar },
    { reason: 'transfer', change: 2, locationId: first },
  ]);
  const back = await ask('stock.transfer', { productId: few, from: first, to: cellar, quantity: 1 });
  expect(back.refusal.code).toBe('inventory.location-closed');
  const more = await ask('stock.adjust', {
    productId: few,
    locationId: cellar,
    delta: 1,
    reason: 'received',
  });
  expect(more.refusal.code).toBe('inventory.location-closed');
  for (const { id, isClosed } of value)
    if (id !== first && !isClosed) await ask('locations.close', { id, moveTo: first });
  expect((await ask('locations.close', { id: first, moveTo: null })).refusal.code).toBe(
    'inventory.last-location',
  );
  await ask('locations.reopen', { id: cellar });
  expect((await ask('locations.close', { id: first, moveTo: cellar })).ok).toBe(true);
  await ask('stock.adjust', { productId: few, delta: 3, reason: 'received' });
  expect((await ask('stock.find', { q: 'FEW' })).value[0].shelf).toMatchObject({ level: 5 });
  expect((await ask('stock.ledger', { productId: few })).value.entries[0]).toMatchObject({
    change: 3,
    locationId: cellar,
  });
  await ask('stock.adjust', { productId: few, delta: -3, reason: 'correction' });
  await ask('locations.reopen', { id: first });
});

it('ST-01 tracked products are found by SKU with stock by location', async () => {
  const { value } = await ask('stock.find', { q: 'FEW' });
  expect(value).toMatchObject([{ id: few, shelf: { level: 2 } }]);
  expect((await ask('stock.find', { q: 'nothing like it' })).value).toEqual([]);
});

it('BO-01 tags are created, renamed and removed; slugs are unique', async () => {
  const { value: id } = await ask('tags.create', { form: { name: { en: 'Oak', ar: '' } } });
  expect((await ask('tags.create', { form: { name: { en: 'Oak', ar: '' } } })).refusal.problems).toEqual({
    slug: 'taken',
  });
  await ask('tags.save', { id, form: { name: { en: 'Old oak', ar: 'بلوط' } }, version: 1 });
  expect((await ask('tags.list', { q: 'بلوط' })).value).toMatchObject([{ id, slug: 'oak', goods: 0 }]);
  expect((await ask('tags.remove', { id })).ok).toBe(true);
  expect((await ask('tags.remove', { id })).refusal.code).toBe('catalogue.unknown-tag');
  expect((await ask('tags.create', { form: { name: 7 } })).ok).toBe(false);
});
