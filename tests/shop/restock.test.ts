import { describe, expect, it } from 'vitest';
import { mailBackInStock, mailLowStock } from '#jobs/mails/stock-mails.ts';
import type { ProductId, StockRequestId } from '#kernel/ids.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, config, returned, fallen } = test;

const ask = (id: number, email = 'sara@example.com', language: 'en' | 'ar' = 'en') =>
  shop.backInStock.ask({ productId: String(id), email, consent: '1' }, language);

async function mails() {
  return db
    .selectFrom('mail_message')
    .select(['recipient', 'subject', 'language', 'html', 'plain'])
    .execute();
}

async function aPicture(productId: ProductId, file: string): Promise<void> {
  const media = await db
    .insertInto('media')
    .values({ file, mime: 'image/jpeg', width: 800, height: 600, bytes: 1, sha256: file })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_image')
    .values({ product_id: productId, media_id: media.id, position: 0 })
    .execute();
}

describe('a back-in-stock request', () => {
  it('ST-04 gets the same answer for known and unknown addresses, only for out-of-stock products', async () => {
    const out = await aProduct(test, { sku: 'OUT', stock: 0 });
    const here = await aProduct(test, { sku: 'HERE', stock: 3 });
    expect([await ask(out), await ask(out)]).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await ask(here)).toMatchObject({ refusal: { code: 'restock.in-stock' } });
    expect(await ask(1_999_999)).toMatchObject({ refusal: { code: 'restock.unknown-product' } });
    const stored = await db
      .selectFrom('stock_request')
      .select('email')
      .where('product_id', '=', out)
      .execute();
    expect(stored).toEqual([{ email: 'sara@example.com' }]);
  });

  it('ST-04 is notified once, in its language, in the transaction of the change', async () => {
    const id = await aProduct(test, { sku: 'BACK', stock: 0 });
    await aPicture(id, 'back.jpg');
    await ask(id, 'one@example.com');
    await ask(id, 'two@example.com', 'ar');
    returned.length = 0;
    await aProduct(test, { sku: 'BACK', stock: 4 });
    expect(returned).toHaveLength(2);
    const requests = [...returned];
    await aProduct(test, { sku: 'BACK', stock: 6 });
    expect(returned).toEqual(requests);
    const sendMail = mailBackInStock({ shop, db, config });
    await sendMail({ requests });
    await sendMail({ requests });
    const sent = (await mails()).filter(({ recipient }) => recipient.endsWith('@example.com'));
    expect(sent.map(({ recipient, language }) => [recipient, language]).sort()).toEqual([
      ['one@example.com', 'en'],
      ['two@example.com', 'ar'],
    ]);
    const inArabic = sent.find(({ language }) => language === 'ar');
    expect(inArabic?.html).toContain('http://shop.test/ar/product/back/');
    expect(inArabic?.html).toContain('src="http://shop.test/media/back.jpg"');
    expect(inArabic?.plain.split('/ar/product/back/')).toHaveLength(2);
  });

  it('ST-04 is notified again only after a new request', async () => {
    const id = await aProduct(test, { sku: 'AGAIN', stock: 0 });
    await ask(id);
    await aProduct(test, { sku: 'AGAIN', stock: 1 });
    await aProduct(test, { sku: 'AGAIN', stock: 0 });
    returned.length = 0;
    await aProduct(test, { sku: 'AGAIN', stock: 1 });
    expect(returned).toEqual([]);
    await aProduct(test, { sku: 'AGAIN', stock: 0 });
    await ask(id);
    await aProduct(test, { sku: 'AGAIN', stock: 1 });
    expect(returned).toHaveLength(1);
  });

  it('ST-04 is possible for products without a price', async () => {
    const id = await aProduct(test, { sku: 'SOON', stock: 5, more: { 'Regular price': '' } });
    expect(await ask(id, 'early@example.com')).toEqual({ ok: true, value: null });
    returned.length = 0;
    await aProduct(test, { sku: 'SOON', stock: 6, more: { 'Regular price': '' } });
    expect(returned).toEqual([]);
    await aProduct(test, { sku: 'SOON', stock: 6, more: { 'Regular price': '9.00' } });
    expect(returned).toHaveLength(1);
  });

  it('ST-04 waits for a bundle’s parts', async () => {
    await aProduct(test, { sku: 'BPART', stock: 1 });
    const id = await aProduct(test, {
      sku: 'BUNDLE',
      stock: 5,
      more: { 'Meta: _jamra_bundle_items': 'BPART x2' },
    });
    await ask(id);
    returned.length = 0;
    await aProduct(test, { sku: 'BPART', stock: 2 });
    expect(returned).toHaveLength(1);
  });

  it('is deleted with all others of the person by one link', async () => {
    const ids = [
      await aProduct(test, { sku: 'F1', stock: 0 }),
      await aProduct(test, { sku: 'F2', stock: 0 }),
    ];
    for (const id of ids) await ask(id, 'gone@example.com');
    const row = await db
      .selectFrom('stock_request')
      .select('id')
      .where('email', '=', 'gone@example.com')
      .executeTakeFirstOrThrow();
    const request = await shop.backInStock.find(row.id as StockRequestId);
    if (request === null) throw new Error('the request is not there');
    expect(await shop.backInStock.knows(request.token)).toBe(true);
    await shop.backInStock.forget(request.token);
    const left = await db
      .selectFrom('stock_request')
      .selectAll()
      .where('email', '=', 'gone@example.com')
      .execute();
    expect(left).toEqual([]);
  });
});

describe('the low stock threshold', () => {
  it('ST-04 notifies once until the level rises above it', async () => {
    const low = (stock: number) => aProduct(test, { sku: 'LOW', stock, more: { 'Low stock amount': '5' } });
    const id = (await low(9)) as ProductId;
    fallen.length = 0;
    await low(5);
    await low(4);
    expect(fallen).toEqual([id]);
    await low(8);
    await low(2);
    expect(fallen).toEqual([id, id]);
    const sendMail = mailLowStock({ shop, db });
    await sendMail({ products: [id], at: 1 });
    await sendMail({ products: [id], at: 1 });
    const sent = (await mails()).filter(({ subject }) => subject === 'Low stock: 1');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.html).toContain('2 left');
  });

  it('ST-04 does not notify about products that were low from the start', async () => {
    fallen.length = 0;
    await aProduct(test, { sku: 'BORN-LOW', stock: 1 });
    expect(fallen).toEqual([]);
  });
});
