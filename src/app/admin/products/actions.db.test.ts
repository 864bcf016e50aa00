import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { Role, SignedIn } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop, levelOf } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { actions } from './actions.ts';

const db = await aDatabase();
const made = aShop(db);
const adminActions = createAdminActions(made.shop);

async function ask(name: string, sent: unknown, role: Role = 'catalogue-editor') {
  const signedIn = await aMember(made, role);
  const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
  return adminActions.perform({ signedIn, name, sent, ...where });
}

async function value<Value>(name: string, sent: unknown): Promise<Value> {
  const answer = await ask(name, sent);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value as Value;
}

type Open = {
  id: number;
  version: number;
  draft: { price: { regularMinor: number } } & Record<string, unknown>;
};

async function pictureOf(color: string): Promise<Uint8Array> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer();
}

it('BO-01 a product is opened and saved; a concurrent save gets the stored product', async () => {
  const id = await aProduct(made, { sku: 'GOODS-1' });
  const first = await value<Open>('products.open', { id });
  const draft = { ...first.draft, price: { ...first.draft.price, regularMinor: 3100 } };
  const saved = await value<Open>('products.save', { id, version: first.version, draft });
  expect(saved.draft.price.regularMinor).toBe(3100);
  const second = await ask('products.save', { id, version: first.version, draft: first.draft });
  expect(second).toMatchObject({
    ok: false,
    refusal: {
      code: 'admin.changed-meanwhile',
      name: 'A catalogue-editor',
      stored: { version: saved.version },
    },
  });
});

it('BO-01 a bulk edit names refused products with their reason', async () => {
  const ids = [
    await aProduct(made, { sku: 'GOODS-2', price: '40.00' }),
    await aProduct(made, { sku: 'GOODS-3', price: '10.00' }),
  ];
  const change = { kind: 'price-set', price: 'sale', minor: 2000 };
  const done = await value<{ changed: number; refused: { id: number }[] }>('products.change-many', {
    ids,
    change,
  });
  expect(done).toMatchObject({
    changed: 1,
    refused: [{ id: ids[1], refusal: { code: 'catalogue.wrong-fields' } }],
  });
});

it('ST-01 stock is changed through the ledger with actor and reason', async () => {
  const productId = await aProduct(made, { sku: 'GOODS-4', stock: 5 });
  await value('stock.adjust', { productId, counted: 3, reason: 'damaged', note: 'wet box' });
  expect(await levelOf(made, 'GOODS-4')).toBe(3);
  const { entries } = await value<{ entries: unknown[] }>('stock.ledger', { productId });
  expect(entries[0]).toMatchObject({ change: -2, reason: 'damaged', note: 'wet box' });
  const tooMuch = await ask('stock.adjust', { productId, delta: -9, reason: 'lost' });
  expect(tooMuch).toMatchObject({ ok: false, refusal: { code: 'inventory.below-zero', left: 3 } });
  expect(await ask('stock.adjust', { productId, delta: 1, reason: 'lost' }, 'page-editor')).toMatchObject({
    ok: false,
    refusal: { code: 'staff.forbidden' },
  });
});

it('BO-01 a picture is detected by content, stored once, and deletable when unused', async () => {
  const bytes = await pictureOf('#884422');
  const media = await value<{ id: number; file: string }>('media.add', { bytes, fileName: 'Ember.txt' });
  expect(media.file).toMatch(/-ember\.png$/);
  expect(await value<{ id: number }>('media.add', { bytes, fileName: 'again.png' })).toMatchObject({
    id: media.id,
  });
  const text = new TextEncoder().encode('<script>alert(1)</script>');
  expect(await ask('media.add', { bytes: text, fileName: 'x.png' })).toMatchObject({
    ok: false,
    refusal: { code: 'media.no-picture' },
  });
  const alt = { en: 'An ember', ar: 'جمرة' };
  await value('media.describe', { id: media.id, alt, title: { en: '' }, version: 1 });
  const page = await value<{ rows: { id: number }[]; total: number }>('media.list', { text: 'جمرة' });
  expect(page).toMatchObject({ total: 1, rows: [{ id: media.id }] });
  const id = await aProduct(made, { sku: 'GOODS-5' });
  const open = await value<Open>('products.open', { id });
  const pictures = [{ mediaId: media.id, alt: { en: '', ar: '' } }];
  const shown = await value<Open>('products.save', {
    id,
    version: open.version,
    draft: { ...open.draft, pictures },
  });
  expect(await ask('media.remove', { id: media.id })).toMatchObject({
    ok: false,
    refusal: { code: 'media.in-use', uses: [{ kind: 'product', id }] },
  });
  await value('products.save', { id, version: shown.version, draft: { ...shown.draft, pictures: [] } });
  await value('media.remove', { id: media.id });
  expect(await ask('media.remove', { id: media.id })).toMatchObject({ refusal: { code: 'media.unknown' } });
});

it('BO-01 VW-02 LB-03 caption and description of a picture are edited in both languages; omitted ones stay', async () => {
  const media = await value<{ id: number }>('media.add', {
    bytes: await pictureOf('#204060'),
    fileName: 'a.png',
  });
  const texts = { alt: { en: 'A' }, title: { en: 'T' }, caption: { en: 'By the sea', ar: 'عند البحر' } };
  await value('media.describe', {
    id: media.id,
    ...texts,
    description: { en: 'At dusk', ar: '' },
    version: 1,
  });
  const stored = async () => {
    const { rows } = await value<{ rows: { id: number; version: number }[] }>('media.list', {});
    return rows.find(({ id }) => id === media.id);
  };
  const described = await stored();
  expect(described).toMatchObject({ caption: texts.caption, description: { en: 'At dusk' } });
  await value('media.describe', {
    id: media.id,
    alt: texts.alt,
    title: { en: '' },
    version: described?.version,
  });
  expect(await stored()).toMatchObject({ title: { en: '' }, caption: texts.caption });
});

it('BO-01 the audit log records the size of a file, not the file', async () => {
  await ask('media.add', { bytes: await pictureOf('#112233'), fileName: 'dark.png' });
  const rows = await db.selectFrom('audit_entry').select('input').where('action', '=', 'media.add').execute();
  expect(JSON.stringify(rows.at(-1)?.input)).toMatch(/"bytes":\s*"\d+ bytes"/);
});

it('BO-01 unreadable input is refused by field', async () => {
  for (const [name, sent] of [
    ['products.open', { id: 0 }],
    ['products.open', { id: 2 ** 40 }],
    ['products.save', { id: null, version: 0, draft: 'x' }],
    ['products.change-many', { ids: [], change: {} }],
    ['media.describe', { id: 1, alt: 'x' }],
    ['stock.ledger', { productId: -1 }],
  ] as const)
    expect(await ask(name, sent), name).toMatchObject({ ok: false, refusal: { code: 'admin.unreadable' } });
  expect(await ask('products.open', { id: 999_999 })).toMatchObject({
    refusal: { code: 'catalogue.unknown-product' },
  });
  expect(await ask('products.save', { id: null, version: 0, draft: {} })).toMatchObject({
    refusal: { code: 'catalogue.wrong-fields' },
  });
});

it('BO-03 the export has exactly the listed products and their variations', async () => {
  await aProduct(made, { sku: 'EXPORT-1' });
  await aProduct(made, { sku: 'OTHER-1' });
  const rows = await value<AsyncIterable<Record<string, string>>>('products.export', {
    q: 'export-',
    page: '7',
  });
  const skus: string[] = [];
  for await (const row of rows) skus.push(row.SKU ?? '');
  expect(skus).toEqual(['EXPORT-1']);
  expect(await ask('products.export', {}, 'order-desk')).toMatchObject({ ok: true });
});

it('BO-01 a bulk edit applies to all pages of a list', async () => {
  const ids = [await aProduct(made, { sku: 'WHOLE-1' }), await aProduct(made, { sku: 'WHOLE-2' })];
  const change = { kind: 'price-set', price: 'regular', minor: 4200 };
  const list = { q: 'whole-', page: '3' };
  expect(await value('products.preview-many', { list, change })).toMatchObject({ products: 2 });
  expect(await value('products.change-many', { list, change })).toMatchObject({ changed: 2, refused: [] });
  for (const id of ids)
    expect((await value<Open>('products.open', { id })).draft.price.regularMinor).toBe(4200);
  expect(await ask('products.change-many', { ids, list, change })).toMatchObject({
    refusal: { code: 'admin.unreadable' },
  });
});

it('BO-01 the author of a bulk edit can undo it after leaving the screen', async () => {
  const ids = [await aProduct(made, { sku: 'LATER-1' }), await aProduct(made, { sku: 'LATER-2' })];
  const signedIn = await aMember(made, 'catalogue-editor');
  const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
  const ofHers = async (name: string, sent: unknown, caller: SignedIn = signedIn) => {
    const answer = await adminActions.perform({ signedIn: caller, name, sent, ...where });
    return answer.ok ? answer.value : answer.refusal;
  };
  const change = { kind: 'status', status: 'archived', publishAt: null };
  await ofHers('products.change-many', { ids, change });
  const last = (await ofHers('products.last-many', {})) as { id: number; changed: number };
  expect(last.changed).toBe(2);
  expect(await value('products.last-many', {})).toBeNull();
  const herKey = { ...signedIn, apiKey: { id: 1, name: 'Prices', hint: 'jk' } };
  expect(await ofHers('products.last-many', {}, herKey)).toBeNull();
  expect(await ask('products.undo-many', { id: last.id })).toMatchObject({
    refusal: { code: 'admin.unknown-version' },
  });
  expect(await ofHers('products.undo-many', { id: last.id })).toMatchObject({ changed: 2 });
  for (const id of ids) expect((await value<Open>('products.open', { id })).draft.status).toBe('published');
  expect(await ofHers('products.last-many', {})).toBeNull();
});

it('ST-01 the spreadsheet changes stock only with the right', async () => {
  const id = await aProduct(made, { sku: 'SHEET-STOCK', stock: 5 });
  const { version } = await value<Open>('products.open', { id });
  const signedIn = await aMember(made, 'order-desk');
  const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
  const call = { shop: made.shop, ...signedIn, ...where };
  const row = { id, variationId: null, version, change: {}, stockDelta: 3 };
  expect(await actions['products.save-sheet'].run(call, { rows: [row], isUndo: false })).toMatchObject({
    refusal: { code: 'staff.forbidden', right: 'stock.change' },
  });
  expect(await levelOf(made, 'SHEET-STOCK')).toBe(5);
  expect(await ask('products.save-sheet', { rows: [row] })).toMatchObject({ ok: true });
  expect(await levelOf(made, 'SHEET-STOCK')).toBe(8);
});
