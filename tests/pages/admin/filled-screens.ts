import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OrderId } from '#kernel/ids.ts';
import { withDatabase } from '../database.ts';
import { addHiddenProducts, withShop } from '../products.ts';
import { idOf, orderOf } from './an-order.ts';
import { act, aProduct } from './products.ts';

const NO_PRODUCTS = { products: [], categories: [] };

/** A running promotion with every field filled in. */
function aPromotion(page: Page, productId: number): Promise<number> {
  const productSet = { products: [productId], categories: [] };
  const promotion = {
    code: `full-${randomUUID().slice(0, 8)}`,
    title: { en: 'Ten percent', ar: 'عشرة بالمئة' },
    ...{
      isAutomatic: false,
      isActive: true,
      isIndividual: true,
      freesDelivery: true,
      actsOnSaleGoods: false,
    },
    benefit: {
      kind: 'buy-get',
      buy: 2,
      get: 1,
      percent: 50,
      mostTimes: 3,
      bought: productSet,
      given: productSet,
    },
    ...{ includes: productSet, excludes: NO_PRODUCTS, minimumSpend: 10_000, maximumSpend: 900_000 },
    ...{ startsAt: '2026-01-01T22:30', endsAt: '2030-12-31T23:30', usageLimit: 1000 },
    ...{ usageLimitPerCustomer: 3, emails: ['*@example.com'], mostPieces: 5 },
  };
  return act<number>(page, 'promotions.save', { id: null, version: 0, promotion });
}

/** A packed order with notes. */
async function anOrderWithPast(page: Page): Promise<OrderId> {
  const sku = `FULL-${randomUUID().slice(0, 8)}`;
  const row = { SKU: sku, Name: 'Full lantern', 'Regular price': '100.00', Stock: '50', Published: '1' };
  await addHiddenProducts([{ ...row, Type: 'simple' }]);
  const id = await orderOf([{ productId: await idOf(sku), quantity: 3 }], 'Fulla');
  const move = (from: string, to: string) =>
    act(page, 'orders.move', { id, from, to, reason: 'a full order' });
  await move('confirmed', 'packed');
  await act(page, 'orders.note', { id, text: 'Rang twice', isForCustomer: false });
  return id;
}

async function aCustomer(page: Page): Promise<number> {
  const at = new Date('2026-10-01T23:30:00+04:00');
  const { id } = await withDatabase((db) =>
    db
      .insertInto('customer')
      .values({
        email: `${randomUUID()}@example.com`,
        ...{ first_name: 'Sara', last_name: 'Fulla', language: 'ar', phone: '+971557778899' },
        ...{ consented_at: at, consent_source: 'account', created_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await act(page, 'customers.note', { id, text: 'Asks for ribbon.' });
  await act(page, 'customers.tag', { id, add: ['friend'] });
  return id;
}

async function aMessage(): Promise<number> {
  const { id } = await withDatabase((db) =>
    db
      .insertInto('form_entry')
      .values({
        ...{ form: 'contact', status: 'new', language: 'en', name: 'Maryam', topic: 'guarantee' },
        ...{ email: 'maryam@example.com', phone: '+971501234567', message: 'My device stays cold.' },
        ...{ consent_text: 'Keep what I wrote.', digest: randomUUID(), sender: 'a test' },
        written_at: new Date('2026-11-01T23:30:00+04:00'),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** A planned import with changed rows and invalid cells. */
async function anImport(page: Page): Promise<string> {
  const table = 'Type,SKU,Name,Visibility in catalog,Published,Regular price\n';
  const rows = `simple,FULL-ROW,A row,hidden,1,30.00\nsimple,BAD-ROW,Bad,hidden,1,a lot\n`;
  const file = { name: 'full.csv', mimeType: 'text/csv', buffer: Buffer.from(table + rows) };
  const answer = await page.request.post('/admin/upload/?kind=products', { multipart: { products: file } });
  const { value } = (await answer.json()) as { value: { id: string } };
  return value.id;
}

/** The first zone of the demo shop. */
async function firstZone(page: Page): Promise<number> {
  const { zones } = await act<{ zones: { id: number }[] }>(page, 'delivery.list', {});
  const [first] = zones;
  if (first === undefined) throw new Error('the demo shop has no zone');
  return first.id;
}

async function aDocument(page: Page, kind: 'page' | 'article' | 'portfolio'): Promise<number> {
  const { rows } = await act<{ rows: { id: number }[] }>(page, 'content.list', { kind });
  const [first] = rows;
  if (first === undefined) throw new Error(`the demo shop has no ${kind}`);
  await act(page, 'content.duplicate', { id: first.id });
  return first.id;
}

async function aGiftCard(page: Page): Promise<number> {
  const details = { recipientName: 'Sara', recipientEmail: 'sara@example.com', senderName: 'Noura' };
  const card = { ...details, message: 'For you', deliverOn: '', valueMinor: 10_000, language: 'en' };
  return (await act<{ id: number }>(page, 'gift-cards.issue', card)).id;
}

/** A subscription that has ended. */
export async function aSubscription(): Promise<number> {
  const at = new Date('2026-10-01T23:30:00+04:00');
  const place = { building: 'Tower 1', street: 'Marina Walk', emirate: 'DU', landmark: '', makani: '' };
  const address = { firstName: 'Sara', lastName: 'Fulla', ...place };
  const { id } = await withDatabase((db) =>
    db
      .insertInto('subscription')
      .values({
        ...{ state: 'cancelled', weeks: 4, language: 'en', email: `${randomUUID()}@example.com` },
        ...{ phone: '+971557778899', address: JSON.stringify(address), payment_method: 'cod' },
        ...{ delivery_id: '', created_at: at, ended_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** The newest audit entry, and the newest mail. */
async function logged(page: Page): Promise<{ act: string; mail: number }> {
  const email = `${randomUUID()}@example.com`;
  await act(page, 'staff.invite', { email, role: 'manager', language: 'en' });
  return withDatabase(async (db) => {
    const acts = db.selectFrom('audit_entry').select('id').orderBy('at', 'desc');
    const mails = db.selectFrom('mail_message').select('id').orderBy('id', 'desc');
    const [newest, mail] = [await acts.executeTakeFirstOrThrow(), await mails.executeTakeFirstOrThrow()];
    return { act: newest.id, mail: mail.id };
  });
}

/** Adds one record of every kind. @returns the address of each screen that shows one */
export async function fillScreens(page: Page): Promise<string[]> {
  const product = await aProduct(page);
  const order = await anOrderWithPast(page);
  const promotion = await aPromotion(page, product.id);
  const lived = await logged(page);
  const variable = await withShop((shop) => shop.catalogue.previewProduct('orveta-duo'));
  return [
    `orders/${order}`,
    `orders/${order}/label`,
    `orders/${order}/packing-slip`,
    `orders/${order}/pack`,
    `promotions/${promotion}`,
    `products/${product.id}`,
    `products/${variable?.id}`,
    `customers/${await aCustomer(page)}`,
    `entries/${await aMessage()}`,
    `data-transfer/${await anImport(page)}`,
    `delivery/${await firstZone(page)}`,
    `pages/${await aDocument(page, 'page')}`,
    `articles/${await aDocument(page, 'article')}`,
    `portfolio/${await aDocument(page, 'portfolio')}`,
    `audit/${lived.act}`,
    `mails/${lived.mail}`,
    `gift-cards/${await aGiftCard(page)}`,
    `subscriptions/${await aSubscription()}`,
  ].map((path) => `/admin/${path}/`);
}
