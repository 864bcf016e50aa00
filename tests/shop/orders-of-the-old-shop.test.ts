import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerId, OrderId, ProductId } from '#kernel/ids.ts';
import { aProduct, aShop, levelOf, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { IS_PROOF } from '../is-proof.ts';

const made = aShop(await aDatabase());
const { shop, db, news } = made;
let productId = 0;
/** The number of imported orders. */
const MANY = IS_PROOF ? 10_000 : 1000;

beforeAll(async () => {
  await deliverToDubai(made);
  productId = await aProduct(made, { sku: 'OLD-CASE', price: '40.00', stock: 5 });
  const owner = { ID: '71', user_email: 'omar@example.com', first_name: 'Omar', last_name: 'Said' };
  await shop.customers.importOld(rowsOf([owner]), PLAIN_IMPORT);
});

type Row = Record<string, string>;

function bring(rows: readonly Row[], dryRun = false) {
  return shop.dataTransfer.importers.orders.run(rowsOf(rows), { ...PLAIN_IMPORT, dryRun });
}

async function stored(number: string) {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('old_number', '=', number)
    .executeTakeFirst();
  return row === undefined ? null : shop.orders.find(row.id as OrderId);
}

const ORDER: Row = {
  order_number: '4711',
  order_date_gmt: '2025-03-01 10:00:00',
  status: 'wc-completed',
  order_currency: 'AED',
  order_total: '115.00',
  order_tax: '5.48',
  order_shipping: '15.00',
  cart_discount: '10.00',
  payment_method: 'bacs',
  payment_method_title: 'Bank transfer',
  shipping_method: 'By courier',
  billing_email: 'Omar@Example.com',
  billing_phone: '050 123 4567',
  billing_first_name: 'Omar',
  billing_last_name: 'Said',
  billing_address_1: 'Pearl street',
  billing_address_2: 'Tower 7',
  billing_city: 'Marina',
  billing_state: 'DU',
  line_items:
    'name:Case|sku:OLD-CASE|quantity:2|total:80.00;name:Forgotten lamp|sku:LAMP|quantity:1|total:20.00',
};

describe('imported orders', () => {
  it('BO-03 are planned and imported unchanged; a second run changes nothing', async () => {
    const plan = await bring([ORDER], true);
    expect(plan).toMatchObject({ created: 1, applied: false, refused: [] });
    expect(plan.warnings).toEqual([{ key: '4711', kind: 'line', value: 'LAMP Forgotten lamp' }]);
    expect(await stored('4711')).toBeNull();
    expect(await bring([ORDER])).toMatchObject({ created: 1, applied: true });
    expect(await stored('4711')).toMatchObject({
      id: 4711,
      origin: 'old-shop',
      oldShop: { number: '4711', payment: 'Bank transfer', refunded: { minor: 0 } },
      status: 'completed',
      email: 'omar@example.com',
      phone: '+971501234567',
      placedAt: new Date('2025-03-01T10:00:00Z'),
      address: {
        firstName: 'Omar',
        street: 'Pearl street',
        building: 'Tower 7',
        area: 'Marina',
        emirate: 'DU',
      },
      totals: {
        subtotal: { minor: 11_000 },
        discount: { minor: 1000 },
        delivery: { minor: 1500 },
        total: { minor: 11_500 },
        vat: { minor: 548 },
      },
      lines: [
        { productId, sku: 'OLD-CASE', quantity: 2, total: { minor: 8800 } },
        { productId: 0, sku: 'LAMP', name: { en: 'Forgotten lamp' }, quantity: 1 },
      ],
    });
    expect(await bring([ORDER])).toMatchObject({ created: 0, changed: 0, leftAlone: 1, warnings: [] });
  });

  it('BO-03 are in their customer’s history, searchable and trackable by number', async () => {
    const { id } = await db
      .selectFrom('customer')
      .select('id')
      .where('old_id', '=', '71')
      .executeTakeFirstOrThrow();
    const history = await shop.orders.listFor(id as CustomerId, { page: 1 });
    expect(history.orders.map((order) => order.oldShop?.number)).toEqual(['4711']);
    const results = await shop.orders.search({ text: '4711', status: null, page: 1 });
    expect(results.orders.map((order) => order.id)).toEqual([4711]);
    const track = { number: '4711', contact: '0501234567', address: '127.0.0.1' };
    expect((await shop.customers.track(track)).ok).toBe(true);
    expect((await shop.customers.track({ ...track, contact: '' })).ok).toBe(false);
    expect(await shop.orders.hasBought(db as never, 'omar@example.com', productId as ProductId)).toBe(true);
  });

  it('BO-03 have no effect on stock, mails, invoice numbers, amounts due and reports', async () => {
    expect(await levelOf(made, 'OLD-CASE')).toBe(5);
    expect(news).toEqual([]);
    expect(await db.selectFrom('tax_document').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('payment').select('id').execute()).toEqual([]);
    const span = { from: new Date('2025-01-01'), to: new Date('2026-01-01') };
    expect(await shop.orders.reports.sales(span, { step: 'month', zone: 'Asia/Dubai' })).toEqual([]);
    expect(await shop.orders.reports.sold(span, { language: 'en', limit: 5 })).toEqual([]);
  });

  it('BO-03 can be moved without effects, but not edited, refunded or paid', async () => {
    await bring([{ ...ORDER, order_number: '4712', status: 'processing' }]);
    const by = { actor: 'Noura', reason: '' };
    const id = 4712 as OrderId;
    expect(await shop.orders.move(id, 'completed', by)).toMatchObject({ ok: true });
    expect(await shop.orders.move(id, 'pending', by)).toMatchObject({
      ok: false,
      refusal: { code: 'orders.may-not-move' },
    });
    expect(await shop.orders.move(id, 'refunded', by)).toMatchObject({ ok: true });
    const requested = {
      lines: [{ position: 0, quantity: 1, isRestocked: true }],
      delivery: { minor: 0, currency: 'AED' },
    } as const;
    const refund = { ...requested, fee: requested.delivery, ...by, idempotencyKey: 'old' };
    const refusal = { code: 'orders.of-old-shop' };
    expect(await shop.orders.refund(id, refund)).toMatchObject({ refusal });
    expect(await shop.orders.edit(id, { ...by, lines: [{ position: 0, quantity: 1 }] })).toMatchObject({
      refusal,
    });
    expect(await levelOf(made, 'OLD-CASE')).toBe(5);
    expect(news).toEqual([]);
    expect(await db.selectFrom('order_refund').select('id').execute()).toEqual([]);
  });

  it('BO-03 follow changes there until staff move them here', async () => {
    const row = { ...ORDER, order_number: '4713', status: 'processing' };
    await bring([row]);
    expect(await bring([{ ...row, status: 'completed' }])).toMatchObject({ changed: 1 });
    expect(await stored('4713')).toMatchObject({ id: 4713, status: 'completed' });
    await shop.orders.note(4713 as OrderId, { text: 'Called', isForCustomer: false, actor: 'Noura' });
    expect(await bring([{ ...row, order_total: '116.00' }])).toMatchObject({ changed: 1 });
    await shop.orders.move(4713 as OrderId, 'cancelled', { actor: 'Noura', reason: '' });
    expect(await bring([row])).toMatchObject({
      changed: 0,
      leftAlone: 1,
      warnings: [{ key: '4713', kind: 'moved' }],
    });
    expect(await stored('4713')).toMatchObject({ status: 'cancelled' });
  });
});

describe('numbers and tables', () => {
  it('BO-03 do not take numbers of existing or later orders', async () => {
    const ours = await anOrder(made, [{ id: productId }]);
    await bring([
      { ...ORDER, order_number: String(ours.id) },
      { ...ORDER, order_number: 'W-2024/7' },
    ]);
    expect(await shop.orders.find(ours.id)).toMatchObject({ origin: 'shop' });
    const [same, named] = [await stored(String(ours.id)), await stored('W-2024/7')];
    expect(same?.id).not.toBe(ours.id);
    const results = await shop.orders.search({ text: 'w-2024/7', status: null, page: 1 });
    expect(results.orders.map(({ id }) => id)).toEqual([named?.id]);
    expect((await anOrder(made, [{ id: productId }])).id).toBeGreaterThan(4713);
  });

  it('BO-03 may have a row per line, anywhere in the file', async () => {
    const { line_items: _packed, ...order }: Row = {
      ...ORDER,
      cart_discount: '',
      order_shipping: '',
      order_total: '60.00',
    };
    const line = (order_number: string, more: Row) => ({
      ...order,
      order_number,
      item_quantity: '1',
      ...more,
    });
    const report = await bring([
      line('5001', { item_name: 'Case', item_sku: 'OLD-CASE', item_total: '40.00' }),
      line('5002', { item_name: 'Cable', item_sku: '', item_total: '60.00' }),
      line('5001', { item_name: 'Cable', item_sku: '', item_total: '20.00' }),
    ]);
    expect(report).toMatchObject({ created: 2, refused: [] });
    expect((await stored('5001'))?.lines.map(({ name }) => name.en)).toEqual(['Case', 'Cable']);
  });

  it('BO-03 may come from WooCommerce’s own list, without address and email', async () => {
    const report = await bring([
      {
        Date: '2025-02-03 14:30:00',
        'Order #': '6001',
        'Net Sales': '1,249.00',
        Status: 'On hold',
        Customer: 'Layla Haddad',
        'Product(s)': '2× Case',
        'Items sold': '2',
      },
    ]);
    expect(report).toMatchObject({ created: 1, refused: [] });
    expect(await stored('6001')).toMatchObject({
      status: 'on-hold',
      placedAt: new Date('2025-02-03T10:30:00Z'),
      address: { firstName: 'Layla', lastName: 'Haddad', emirate: 'unknown' },
      totals: { total: { minor: 124_900 } },
      lines: [{ quantity: 2, total: { minor: 124_900 } }],
    });
  });
});

describe('unusual or many imported orders', () => {
  it('BO-03 are refused together by cell; inconsistent totals are kept and reported', async () => {
    const { line_items: _packed, ...bare } = ORDER;
    const report = await bring([
      { ...ORDER, order_number: '', status: 'on its way', order_date_gmt: 'long ago', order_total: 'much' },
      { ...ORDER, order_number: '7002', order_currency: 'EUR', billing_email: 'nobody' },
      { ...ORDER, order_number: '7003', line_items: '' },
      { ...ORDER, order_number: '7004', order_total: '99.00' },
      { ...ORDER, order_number: '7004' },
      { ...bare, order_number: '7005', item_name: 'Case', item_quantity: '1', item_total: '40.00' },
      { ...bare, order_number: '7005', item_name: 'Cable', item_quantity: 'half', item_total: '20.00' },
    ]);
    expect(report.refused.map(({ line, reason }) => `${line} ${reason}`).sort()).toEqual([
      '2 missing',
      '2 not-a-date',
      '2 not-a-price',
      '2 unknown-status',
      '3 not-an-email',
      '3 not-dirham',
      '4 no-lines',
      '6 repeated',
      '7 same-order',
      '8 not-a-number',
    ]);
    expect(report.created).toBe(1);
    expect(report.warnings).toContainEqual({ key: '7004', kind: 'totals', value: '-6.00' });
    expect(await stored('7004')).toMatchObject({ totals: { total: { minor: 9900 } } });
  });

  it('BO-03 are refused beyond the amount limit', async () => {
    const { line_items: _packed, ...bare } = ORDER;
    const dear = { ...bare, item_name: 'Case', item_quantity: '100000', item_price: '9999999.99' };
    const report = await bring([{ ...dear, order_number: '7006', order_total: '' }]);
    expect(report.refused).toMatchObject([{ line: 2, value: '7006', reason: 'too-much' }]);
  });

  it('BO-03 have no owner until the account’s email is verified', async () => {
    await db
      .insertInto('customer')
      .values({ email: 'claimed@example.com', created_at: new Date() })
      .execute();
    await bring([{ ...ORDER, order_number: '8001', billing_email: 'claimed@example.com' }]);
    expect(await stored('8001')).toMatchObject({ customerId: null });
  });

  it('BO-03 are linked to customers and products imported later, keeping their names', async () => {
    const order = { ...ORDER, order_number: '8101', billing_email: 'later@example.com' };
    const lines = 'name:Old torch|sku:LATER-1|quantity:1|total:90.00';
    await bring([{ ...order, line_items: lines, order_total: '100.00' }]);
    expect(await stored('8101')).toMatchObject({ customerId: null, lines: [{ productId: 0 }] });
    const { importers } = shop.dataTransfer;
    const owner = { ID: '72', user_email: 'Later@example.com', first_name: 'Late', last_name: 'Comer' };
    await importers.customers.run(rowsOf([owner]), { ...PLAIN_IMPORT, dryRun: true });
    expect(await stored('8101')).toMatchObject({ customerId: null });
    await importers.customers.run(rowsOf([owner]), PLAIN_IMPORT);
    const { id } = await db
      .selectFrom('customer')
      .select('id')
      .where('old_id', '=', '72')
      .executeTakeFirstOrThrow();
    expect((await stored('8101'))?.customerId).toBe(id);
    const torch = { Type: 'simple', SKU: 'LATER-1', Name: 'New torch', 'Regular price': '90.00' };
    const arabic = { 'Meta: _jamra_name_ar': 'مشعل' };
    await importers.products.run(rowsOf([{ ...torch, ...arabic }]), PLAIN_IMPORT);
    const made = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'LATER-1')
      .executeTakeFirstOrThrow();
    expect(await stored('8101')).toMatchObject({
      lines: [{ productId: made.id, name: { en: 'Old torch', ar: 'مشعل' } }],
    });
    // An account with an unverified email does not get the order.
    expect(await stored('8001')).toMatchObject({ customerId: null });
  });

  it('BO-03 many are imported; a second run changes nothing', { timeout: 120_000 }, async () => {
    const rows = Array.from({ length: MANY }, (_, index) => ({
      ...ORDER,
      order_number: String(20_000 + index),
    }));
    expect(await bring(rows)).toMatchObject({ created: MANY, refused: [] });
    expect(await bring(rows)).toMatchObject({ created: 0, changed: 0, leftAlone: MANY });
  });
});
