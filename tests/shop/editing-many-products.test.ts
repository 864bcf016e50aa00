import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { OpenProduct } from '#shop/catalogue';
import { aDevice } from '../a-kit.ts';
import { aMember } from '../a-member.ts';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, time } = test;
const { edit } = shop.catalogue;
const SARA = { staffId: 7, name: 'Sara' };
/** A stored member of staff. */
const { member } = await aMember(test, 'catalogue-editor');
const EDITOR = { staffId: Number(member.id), name: member.name };
await deliverToDubai(test);

async function open(id: number): Promise<OpenProduct> {
  const product = await edit.open(id as ProductId);
  if (product === null) throw new Error(`no product ${id}`);
  return product;
}

async function cardOf(id: number) {
  const [card] = await shop.listing.findCards([id as ProductId], 'en', time.now);
  return card;
}

describe('bulk edits', () => {
  it('BO-01 change prices, versions and listing', async () => {
    const ids = [await aProduct(test, { sku: 'M1' }), await aProduct(test, { sku: 'M2', price: '10.00' })];
    const change = { kind: 'price-by-percent', price: 'regular', percent: 10, rounding: 'quarter' };
    expect(await edit.changeMany(ids, change, { by: SARA })).toEqual({
      ok: true,
      value: {
        ...{ changed: 2, leftAlone: 0, refused: [] },
        saved: ids.map((id) => ({ id, version: expect.any(Number) })),
      },
    });
    const cards = await Promise.all(ids.map(cardOf));
    expect(cards.map((card) => card?.price?.now.minor)).toEqual([2750, 1100]);
    const { entries } = await edit.history(ids[0] as ProductId);
    expect(entries.map(({ act, by }) => [act, by.name])).toEqual([
      ['changed', 'Sara'],
      ['found', ''],
    ]);
  });

  it('BO-01 are previewed without a change, and undone as a whole unless edited since', async () => {
    const ids = [
      await aProduct(test, { sku: 'BACK-1', price: '10.00' }),
      await aProduct(test, { sku: 'BACK-2', price: '20.00' }),
    ];
    const change = { kind: 'sale', percentOff: 50, rounding: 'dirham', startsAt: '2031-01-05T00:00:00Z' };
    expect(await edit.previewMany(ids, change)).toMatchObject({
      value: {
        ...{ products: 2, count: 2, wrong: 0 },
        prices: [
          { id: ids[0], name: { en: 'BACK-1' }, price: 'sale', before: null, after: 500 },
          { id: ids[1], after: 1000 },
        ],
      },
    });
    expect((await open(ids[0] ?? 0)).draft.price.saleMinor).toBeNull();
    await edit.changeMany(ids, change, { by: EDITOR, undoable: true });
    const [row] = (await edit.find({ text: 'BACK-1' })).rows;
    expect(row).toMatchObject({ hasSale: true, saleFrom: new Date('2031-01-05T00:00:00Z'), saleUntil: null });
    await edit.changeOne({ id: ids[1] as ProductId }, { regularMinor: 2200 }, SARA);
    const last = await edit.lastBulkChange(EDITOR);
    expect(last).toMatchObject({ changed: 2 });
    expect(await edit.undoMany(last?.id ?? 0, { ...EDITOR, staffId: EDITOR.staffId + 1 })).toMatchObject({
      refusal: { code: 'admin.unknown-version' },
    });
    expect(await edit.undoMany(last?.id ?? 0, EDITOR)).toMatchObject({
      value: { changed: 1, leftAlone: 1 },
    });
    expect(await edit.lastBulkChange(EDITOR)).toBeNull();
    expect((await open(ids[0] ?? 0)).draft.price).toMatchObject({ saleMinor: null, saleStartsAt: null });
    expect((await open(ids[1] ?? 0)).draft.price).toMatchObject({ saleMinor: 1000, regularMinor: 2200 });
    const { entries } = await edit.history(ids[0] as ProductId);
    expect(entries[0]).toMatchObject({ act: 'undone' });
  });

  it('BO-01 a preview names the sales that a planned one would end, before anything is saved', async () => {
    const onSale = await aProduct(test, { sku: 'RUNS', more: { 'Sale price': '20.00' } });
    const plain = await aProduct(test, { sku: 'RESTS' });
    const change = { kind: 'sale', percentOff: 50, startsAt: '2031-01-05T00:00:00Z' };
    expect(await edit.previewMany([onSale, plain], change)).toMatchObject({
      value: {
        affected: {
          ...{ products: { ended: 1, replaced: 0, planned: 0 }, count: 1 },
          sales: [{ id: onSale, name: { en: 'RUNS' }, kind: 'ended', saleMinor: 2000 }],
        },
      },
    });
    expect((await open(onSale)).draft.price.saleMinor).toBe(2000);
  });

  it('BO-01 change all or none with reasons, or skip refused ones', async () => {
    const plain = await aProduct(test, { sku: 'PLAIN' });
    const sale = await aProduct(test, { sku: 'ONSALE', more: { 'Sale price': '20.00' } });
    const change = { kind: 'price-set', price: 'regular', minor: 1500 };
    expect(await edit.changeMany([plain, sale, 1_999_999], change, { by: SARA })).toMatchObject({
      refusal: {
        code: 'catalogue.some-refused',
        refused: [
          {
            id: sale,
            name: 'ONSALE',
            refusal: { code: 'catalogue.wrong-fields', problems: { 'price.saleMinor': 'above-regular' } },
          },
          { id: 1_999_999, refusal: { code: 'catalogue.unknown-product' } },
        ],
      },
    });
    expect((await open(plain)).draft.price.regularMinor).toBe(2500);
    expect(await edit.changeMany([plain, sale], change, { by: SARA, skipRefused: true })).toMatchObject({
      value: { changed: 1, refused: [{ id: sale }] },
    });
    expect((await open(plain)).draft.price.regularMinor).toBe(1500);
  });

  it('BO-01 skip unchanged products and refuse empty or too large edits', async () => {
    const id = await aProduct(test, { sku: 'SAME' });
    const { version } = await open(id);
    const same = { kind: 'status', status: 'published' };
    expect(await edit.changeMany([id], same, { by: SARA })).toMatchObject({
      value: { changed: 0, leftAlone: 1 },
    });
    expect((await open(id)).version).toBe(version);
    expect(await edit.changeMany([id], { kind: 'explode' }, { by: SARA })).toMatchObject({
      refusal: { code: 'catalogue.wrong-fields' },
    });
    const many = Array.from({ length: 1001 }, (_, index) => index + 1);
    expect(await edit.changeMany(many, same, { by: SARA })).toMatchObject({
      refusal: { code: 'catalogue.too-many', limit: 1000 },
    });
  });

  it('ST-01 a sale set for tomorrow applies tomorrow', async () => {
    const id = await aProduct(test, { sku: 'TOMORROW', price: '100.00' });
    const change = {
      kind: 'sale',
      percentOff: 25,
      startsAt: '2026-11-22T00:00:00+04:00',
      endsAt: '2026-11-22T23:59:59+04:00',
    };
    expect(await edit.changeMany([id], change, { by: SARA })).toMatchObject({ ok: true });
    const at = async (moment: string) => {
      const [card] = await shop.listing.findCards([id as ProductId], 'en', new Date(moment));
      return card?.price?.now.minor;
    };
    expect(await at('2026-11-21T20:00:00+04:00')).toBe(10_000);
    expect(await at('2026-11-22T12:00:00+04:00')).toBe(7_500);
    expect(await at('2026-11-23T00:00:01+04:00')).toBe(10_000);
  });
});

it('BO-01 a preview names what shoppers would see without a price', async () => {
  const unpriced = await aProduct(test, { sku: 'NO-PRICE', more: { 'Regular price': '', Published: '0' } });
  const priced = await aProduct(test, { sku: 'A-PRICE', more: { Published: '0' } });
  const { device, colours } = await aDevice(test, { sku: 'COLOURS', stock: [1, 1, 1] });
  await edit.changeOne({ id: device, variationId: colours[1] }, { regularMinor: null }, SARA);
  const published = { kind: 'status', status: 'published' };
  expect(await edit.previewMany([unpriced, priced, device], published)).toMatchObject({
    value: {
      unpriced: {
        ...{ products: 1, variations: 1 },
        items: expect.arrayContaining([
          expect.objectContaining({ id: unpriced, variationId: null }),
          expect.objectContaining({
            id: device,
            variationId: colours[1],
            option: { en: 'Dune', ar: 'Dune' },
          }),
        ]),
      },
    },
  });
  const draft = { kind: 'status', status: 'draft', publishAt: null };
  expect(await edit.previewMany([unpriced], draft)).toMatchObject({ value: { unpriced: { items: [] } } });
  const dated = { ...draft, publishAt: '2031-01-05T00:00:00Z' };
  expect(await edit.previewMany([unpriced], dated)).toMatchObject({
    value: { unpriced: { items: [{ id: unpriced, variationId: null, name: { en: 'NO-PRICE' } }] } },
  });
});

describe('inline edits', () => {
  it('BO-01 set price, name and status', async () => {
    const id = await aProduct(test, { sku: 'LINE' });
    const change = { regularMinor: 3000, name: { en: 'In line', ar: 'في السطر' }, isFeatured: true };
    expect(await edit.changeOne({ id: id as ProductId }, change, SARA)).toMatchObject({ ok: true });
    expect(await cardOf(id)).toMatchObject({
      name: 'In line',
      isFeatured: true,
      price: { now: { minor: 3000 } },
    });
    expect(await edit.changeOne({ id: id as ProductId }, { saleMinor: 3000 }, SARA)).toMatchObject({
      refusal: { code: 'catalogue.wrong-fields', problems: { 'price.saleMinor': 'above-regular' } },
    });
    expect(await edit.changeOne({ id: id as ProductId }, { colour: 'red' }, SARA)).toMatchObject({
      refusal: { code: 'catalogue.wrong-fields' },
    });
    expect(await edit.changeOne({ id: 1_999_999 as ProductId }, {}, SARA)).toMatchObject({
      refusal: { code: 'catalogue.unknown-product' },
    });
  });
});

describe('the product lifecycle', () => {
  it('BO-01 duplicates as a draft without codes and stock', async () => {
    const id = await aProduct(test, { sku: 'ORIGINAL', stock: 7 });
    const copy = await edit.duplicate(id as ProductId, SARA);
    expect(copy).toMatchObject({
      value: {
        version: 1,
        draft: { sku: '', slug: 'original-copy', status: 'draft', name: { en: 'ORIGINAL (copy)' } },
        shelves: [{ level: 0 }],
      },
    });
    expect(await levelOf(test, 'ORIGINAL')).toBe(7);
  });

  it('BO-01 archives and restores as a draft', async () => {
    const id = (await aProduct(test, { sku: 'AWAY' })) as ProductId;
    expect(await edit.archive(id, SARA)).toMatchObject({ value: { draft: { status: 'archived' } } });
    expect(await shop.catalogue.findProduct(id)).toBeNull();
    expect((await edit.find({ text: 'AWAY' })).total).toBe(0);
    expect((await edit.find({ text: 'AWAY', status: 'archived' })).total).toBe(1);
    expect(await edit.restore(id, SARA)).toMatchObject({ value: { draft: { status: 'draft' } } });
    expect((await edit.history(id)).entries.map(({ act }) => act)).toEqual(['restored', 'archived', 'found']);
  });

  it('BO-01 deletes only products that were never ordered; bundles lose the part', async () => {
    const part = (await aProduct(test, { sku: 'PARTOF', stock: 0 })) as ProductId;
    const bundle = await aProduct(test, { sku: 'HOLDS', more: { 'Meta: _jamra_bundle_items': 'PARTOF x1' } });
    expect((await cardOf(bundle))?.stock).toBe('outofstock');
    expect(await edit.remove(part)).toMatchObject({ ok: true });
    expect(await edit.open(part)).toBeNull();
    expect((await cardOf(bundle))?.stock).toBe('instock');
    const sold = (await aProduct(test, { sku: 'SOLD', stock: 3 })) as ProductId;
    await anOrder(test, [{ id: sold }]);
    expect(await edit.remove(sold)).toMatchObject({ refusal: { code: 'catalogue.was-ordered' } });
    expect((await open(sold)).shelves).toMatchObject([{ level: 2, reserved: 1 }]);
  });

  it('BO-01 publishes and unpublishes by schedule', async () => {
    const id = await aProduct(test, { sku: 'TIMED', more: { Published: '-1' } });
    const { draft, version } = await open(id);
    const publishAt = new Date(time.now.getTime() + 60_000).toISOString();
    const unpublishAt = new Date(time.now.getTime() + 120_000).toISOString();
    const saved = await edit.save(
      id as ProductId,
      { ...draft, publishAt, unpublishAt },
      { version, by: SARA },
    );
    expect(saved).toMatchObject({ ok: true });
    expect((await edit.find({ status: 'scheduled' })).rows.map((row) => Number(row.id))).toEqual([id]);
    expect(await edit.publishDue()).toBe(0);
    const before = time.now;
    time.now = new Date(publishAt);
    expect(await edit.publishDue()).toBe(1);
    expect(await shop.catalogue.findProduct(id as ProductId)).not.toBeNull();
    time.now = new Date(unpublishAt);
    expect(await edit.publishDue()).toBe(1);
    expect((await open(id)).draft).toMatchObject({ status: 'draft', publishAt: null, unpublishAt: null });
    expect(await edit.publishDue()).toBe(0);
    time.now = before;
  });
});

describe('bulk edits that are undone', () => {
  it('BO-01 of an API key are undone by the key, and not by its maker’s other keys', async () => {
    const row = { digest: 'bulk', hint: 'bulk', name: 'Prices', rights: [], staff_id: member.id };
    const { id: apiKeyId } = await test.db
      .insertInto('api_key')
      .values({ ...row, created_at: time.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const KEY = { staffId: EDITOR.staffId, name: 'API key Prices', apiKeyId };
    const ids = [await aProduct(test, { sku: 'BY-STAFF' }), await aProduct(test, { sku: 'BY-KEY' })];
    const [mine, keys] = ids as [ProductId, ProductId];
    const change = { kind: 'price-set', price: 'regular', minor: 7700 };
    await edit.changeMany([mine], change, { by: EDITOR, undoable: true });
    await edit.changeMany([keys], change, { by: KEY, undoable: true });
    const [ofEditor, ofKey] = [await edit.lastBulkChange(EDITOR), await edit.lastBulkChange(KEY)];
    expect(ofKey?.id).not.toBe(ofEditor?.id);
    expect(await edit.undoMany(ofKey?.id ?? 0, EDITOR)).toMatchObject({
      refusal: { code: 'admin.unknown-version' },
    });
    expect(await edit.undoMany(ofEditor?.id ?? 0, EDITOR)).toMatchObject({ value: { changed: 1 } });
    expect(await edit.undoMany(ofKey?.id ?? 0, KEY)).toMatchObject({ value: { changed: 1 } });
    expect((await open(mine)).draft.price.regularMinor).toBe(2500);
    expect((await open(keys)).draft.price.regularMinor).toBe(2500);
  });

  it('BO-01 can still be undone after that failed, within 24 hours', async () => {
    const id = await aProduct(test, { sku: 'UNDO-FAILS' });
    const change = { kind: 'price-set', price: 'regular', minor: 7700 };
    await edit.changeMany([id], change, { by: EDITOR, undoable: true });
    const last = (await edit.lastBulkChange(EDITOR))?.id ?? 0;
    await sql`
      create function fails() returns trigger language plpgsql as $$ begin raise 'a full disk'; end $$
    `.execute(test.db);
    await sql`create trigger fails before update on product for each row execute function fails()`.execute(
      test.db,
    );
    await expect(edit.undoMany(last, EDITOR)).rejects.toThrow('a full disk');
    await sql`drop function fails() cascade`.execute(test.db);
    const { now } = time;
    time.now = new Date(now.getTime() + DAY_MS);
    expect(await edit.undoMany(last, EDITOR)).toMatchObject({ refusal: { code: 'admin.unknown-version' } });
    time.now = new Date(now.getTime() + DAY_MS - 1000);
    expect(await edit.undoMany(last, EDITOR)).toMatchObject({ value: { changed: 1 } });
    time.now = now;
  });
});
