import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importProducts } from '#commands/data-transfer/import.ts';
import { IMPORT_KINDS, type ImportKind } from '#shop/data-transfer';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { OLD_KEYS, openWooCommerceStandIn } from '../old-shop-stand-in.ts';
import { runCommand } from '../run-command.ts';

const made = aShop(await aDatabase(), { ASK_LOOPBACK: '1' });
const { shop, db, importsDue, time } = made;
const { dataTransfer } = shop;
const old = await openWooCommerceStandIn();
afterAll(old.close);
beforeEach(() => {
  old.troubles.length = 0;
  old.requests.length = 0;
});

function fetchFrom(kinds: readonly ImportKind[], more: Partial<typeof OLD_KEYS & { address: string }> = {}) {
  return dataTransfer.oldShop.fetch({ address: old.url, ...OLD_KEYS, kinds, staffName: 'Noura', ...more });
}

async function work(): Promise<void> {
  await dataTransfer.oldShop.settled();
  for (const id of importsDue.splice(0)) await dataTransfer.workOn(id);
}

/** Fetches, plans and imports one kind after another. @returns the counts of each */
async function bringAll() {
  const answer = await fetchFrom(IMPORT_KINDS);
  if (!answer.ok) throw new Error(answer.refusal.code);
  await work();
  const runs = (await dataTransfer.latest()).filter(({ state }) => state === 'planned');
  const counts: Record<string, unknown> = {};
  for (const kind of IMPORT_KINDS) {
    const run = runs.find((one) => one.kind === kind);
    if (run === undefined) throw new Error(`no run of ${kind}`);
    await dataTransfer.start(run.id);
    await work();
    const finished = await dataTransfer.find(run.id);
    const { report, state } = finished.ok ? finished.value : { report: null, state: '' };
    counts[kind] = [state, report?.created, report?.changed, report?.leftAlone, report?.refusedRows];
    await dataTransfer.forget(run.id);
  }
  return counts;
}

const STOPPED = { code: 'data-transfer.old-shop-answer', status: 502 };
const NOT_NOW = { refusal: { code: 'data-transfer.not-now' } };

it('BO-03 a dry run counts reviews of products that it would import before them', async () => {
  const context = { shop, db, databaseUrl: '', config: { ...made.config, oldShop: OLD_KEYS } };
  const [code, written] = await runCommand(importProducts, ['--rest', old.url, '--dry-run'], context);
  expect([code, written]).toEqual([0, expect.stringContaining('products: 4 would be created')]);
  expect(written).toContain('reviews: 1 would be created, 0 would be updated, 0 unchanged, 0 rejected.');
  expect(await db.selectFrom('product').select('id').execute()).toEqual([]);
});

/** Adds an order with this line to the old shop while a test reads it. */
async function withOrderLine<T>(line: Readonly<Record<string, unknown>>, read: () => Promise<T>): Promise<T> {
  const orders = old.lists.orders ?? [];
  const [first] = orders;
  orders.push({
    ...first,
    id: 90_901,
    number: '90901',
    line_items: [{ quantity: 1, total: '60.00', total_tax: '3.00', ...line }],
  });
  try {
    return await read();
  } finally {
    orders.pop();
  }
}

it('BO-03 a dry run names the order lines without a product, not those it would import before them', async () => {
  const context = { shop, db, databaseUrl: '', config: { ...made.config, oldShop: OLD_KEYS } };
  const args = ['--rest', old.url, '--only', 'products,orders', '--dry-run'];
  const line = { name: 'Forgotten lamp', sku: 'LAMP' };
  const [, written] = await withOrderLine(line, () => runCommand(importProducts, args, context));
  expect(written.slice(written.indexOf('orders: '))).toBe(
    'orders: 2 would be created, 0 would be updated, 0 unchanged, 0 rejected.\n' +
      '  Order 90901: product LAMP Forgotten lamp isn’t in the store; the line keeps its name.\n',
  );
  expect(await db.selectFrom('shop_order').select('id').execute()).toEqual([]);
});

it('BO-03 the plan refuses an order by the line that is wrong, and writes nothing', async () => {
  const wrong = { name: 'Rest cable', sku: 'REST-CABLE', quantity: 0.5 };
  const run = await withOrderLine(wrong, async () => {
    const answer = await fetchFrom(['orders']);
    if (!answer.ok) throw new Error(answer.refusal.code);
    await work();
    return dataTransfer.find(answer.value.id);
  });
  if (!run.ok) throw new Error(run.refusal.code);
  const { id, state, plan } = run.value;
  expect([state, plan?.created, plan?.refusedRows]).toEqual(['planned', 1, 1]);
  expect(plan?.refused).toMatchObject([{ value: '0.5', reason: 'not-a-number' }]);
  expect(await db.selectFrom('shop_order').select('id').execute()).toEqual([]);
  await dataTransfer.forget(id);
});

describe('BO-03 the WooCommerce REST import', () => {
  it('BO-03 imports all six kinds page by page; a second run changes nothing', async () => {
    expect(await bringAll()).toEqual({
      categories: ['done', 2, 0, 0, 0],
      products: ['done', 4, 0, 0, 0],
      reviews: ['done', 1, 0, 0, 0],
      customers: ['done', 130, 0, 0, 0],
      orders: ['done', 1, 0, 0, 0],
    });
    const media = await db.selectFrom('media').select('id').execute();
    expect(media.length).toBe(1);
    const product = await db
      .selectFrom('product')
      .select(['name', 'id'])
      .where('sku', '=', 'REST-CASE')
      .executeTakeFirst();
    expect(product).toMatchObject({ id: 90_502, name: { en: 'Rest case – soft' } });
    const order = await db
      .selectFrom('shop_order')
      .innerJoin('customer', 'customer.id', 'shop_order.customer_id')
      .select(['customer.email', 'total_minor', 'old_refunded_minor', 'subtotal_minor', 'shop_order.id'])
      .where('old_number', '=', '90900')
      .executeTakeFirst();
    expect(order).toEqual({
      email: 'rana@example.com',
      id: 90_900,
      subtotal_minor: 6300,
      total_minor: 7875,
      old_refunded_minor: 1000,
    });
    const tree = await shop.catalogue.edit.categories.list();
    expect(
      tree.map(({ slug, goods: productCount, imageId }) => [slug, productCount, imageId !== null]),
    ).toEqual([
      ['rest-extras', 0, false],
      ['rest-cables', 2, true],
    ]);

    expect(await bringAll()).toEqual({
      categories: ['done', 0, 0, 2, 0],
      products: ['done', 0, 0, 4, 0],
      reviews: ['done', 0, 0, 1, 0],
      customers: ['done', 0, 0, 130, 0],
      orders: ['done', 0, 0, 1, 0],
    });
    expect((await db.selectFrom('media').select('id').execute()).length).toBe(1);
  });

  it('BO-03 reports wrong keys, foreign responses, redirects and outages', async () => {
    const refusalOf = async (more: Parameters<typeof fetchFrom>[1]) => {
      const answer = await fetchFrom(['orders'], more);
      return answer.ok ? 'done' : answer.refusal.code;
    };
    expect(await refusalOf({ consumerSecret: 'cs_wrong' })).toBe('data-transfer.old-shop-keys');
    expect(await refusalOf({ address: `${old.url}/no-shop` })).toBe('data-transfer.no-old-shop');
    expect(await refusalOf({ address: `${old.url}/nothing` })).toBe('data-transfer.no-old-shop');
    expect(await refusalOf({ address: `${old.url}/elsewhere/` })).toBe('data-transfer.old-shop-elsewhere');
    expect(await refusalOf({ address: 'http://127.0.0.1:9' })).toBe('data-transfer.old-shop-away');
    for (const address of [
      'http://10.0.0.1',
      'https://192.168.0.1',
      'http://shop.example',
      'ftp://shop.example',
      ' ',
    ])
      expect(await refusalOf({ address })).toBe('data-transfer.wrong-address');
    expect(await dataTransfer.latest()).not.toContainEqual(expect.objectContaining({ state: 'fetching' }));
  });

  it('BO-03 retries rate limits and temporary failures', async () => {
    old.troubles.push({ path: '/orders', status: 429, times: 2 }, { path: '/orders', status: 503, times: 1 });
    const answer = await fetchFrom(['orders']);
    await work();
    const run = answer.ok ? await dataTransfer.find(answer.value.id) : answer;
    expect(run).toMatchObject({ ok: true, value: { state: 'planned', source: 'old-shop' } });
  });

  it('BO-03 a stopped fetch gives the reason and continues after stored pages', async () => {
    old.troubles.push({ path: 'page=2', status: 502, times: 5 });
    const answer = await fetchFrom(['customers']);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const { id } = answer.value;
    await work();
    expect(await dataTransfer.find(id)).toMatchObject({
      value: { state: 'failed', step: 'fetch', problem: STOPPED },
    });
    expect(await dataTransfer.again(id)).toMatchObject(NOT_NOW);
    expect(await dataTransfer.start(id)).toMatchObject(NOT_NOW);
    old.requests.length = 0;
    time.now = new Date(time.now.getTime() + 1000);
    expect(await dataTransfer.oldShop.goOn(id, OLD_KEYS)).toMatchObject({ ok: true });
    await work();
    expect(await dataTransfer.find(id)).toMatchObject({
      value: { state: 'planned', plan: { leftAlone: 130 } },
    });
    expect(old.requests.filter((one) => one.includes('/customers')).length).toBe(1);
    expect(await dataTransfer.oldShop.goOn(id, OLD_KEYS)).toMatchObject(NOT_NOW);
  });

  it('BO-03 the command fetches too; a second run changes nothing', async () => {
    const config = { ...made.config, oldShop: OLD_KEYS };
    const args = ['--rest', old.url, '--only', 'categories,orders'];
    const context = { shop, db, databaseUrl: '', config };
    const [code, written] = await runCommand(importProducts, args, context);
    expect(code).toBe(0);
    expect(written).toContain('categories: 0 created, 0 updated, 2 unchanged, 0 rejected.');
    expect(written).toContain('orders: 0 created, 0 updated, 1 unchanged, 0 rejected.');
    const wrong = { ...config, oldShop: { ...OLD_KEYS, consumerSecret: 'cs_wrong' } };
    expect(await runCommand(importProducts, args, { ...context, config: wrong })).toEqual([
      1,
      expect.stringContaining('API keys were rejected'),
    ]);
  });

  it('BO-03 the keys are not stored', async () => {
    const rows = JSON.stringify(await db.selectFrom('import_run').selectAll().execute());
    expect(rows).not.toContain(OLD_KEYS.consumerKey);
    expect(rows).not.toContain(OLD_KEYS.consumerSecret);
  });
});
