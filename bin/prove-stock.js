import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openBesideShop } from './beside-shop.js';
import { ensureBuild, requireNode } from './runtime.js';
import { openShop } from './shop-process.js';

// A thousand shoppers want fifty pieces, others want bundles that share their parts, and the shop is killed in the
// middle: nothing is sold twice, nothing is lost, every order is whole.
// PROVE_SHOPPERS says how many want the pieces; a third as many want each bundle.
requireNode();
const SHOPPERS = Number(process.env.PROVE_SHOPPERS ?? 1000);
const PIECES = 50;
const PARTS = 60;
const AT_ONCE = 64;
const PATIENCE_MS = 120_000;
/** So much of the answers there are when the shop is killed. */
const KILLED_AFTER = 0.4;

const GOODS = [
  { sku: 'PROVE-PIECE', stock: String(PIECES) },
  { sku: 'PROVE-PART', stock: String(PARTS) },
  { sku: 'PROVE-PAIR', 'meta: _jamra_bundle_items': 'PROVE-PART x2' },
  { sku: 'PROVE-TRIO', 'meta: _jamra_bundle_items': 'PROVE-PART x3' },
];

async function* rows() {
  for (const [index, { sku, stock = '', ...more }] of GOODS.entries()) {
    const cells = { type: 'simple', sku, name: sku, 'regular price': '25.00', stock, ...more };
    yield {
      line: index + 2,
      cells,
      headers: Object.fromEntries(Object.keys(cells).map((name) => [name, name])),
    };
  }
}

async function prepare({ shop }) {
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await shop.settings.set(key, 0);
  const report = await shop.catalogue.importGoods(rows(), {
    dryRun: false,
    strict: true,
    readPicture: async () => null,
    onProgress: () => undefined,
  });
  const slugs = GOODS.map(({ sku }) => sku.toLowerCase());
  const ids = await shop.catalogue.idsOf(slugs);
  if (ids.length !== GOODS.length) throw new Error(`the goods did not come in: ${JSON.stringify(report)}`);
  return new Map(GOODS.map(({ sku }, place) => [sku, ids[place]]));
}

/** Runs work for every entry, so many at once. */
async function each(entries, atOnce, work) {
  const waiting = [...entries];
  const hand = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

async function fillCart(url, shopper) {
  const answer = await fetch(`${url}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    body: new URLSearchParams({ product_id: String(shopper.productId) }),
  });
  await answer.arrayBuffer();
  shopper.cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** One form, sent until somebody answers it: what an honest browser does when the line breaks. */
async function order(url, shopper, rateId) {
  const body = new URLSearchParams({
    billing_email: `shopper${shopper.number}@example.com`,
    billing_phone: `05${String(10_000_000 + shopper.number)}`,
    billing_first_name: 'Sara',
    billing_last_name: 'N.',
    billing_city: 'Al Safa',
    billing_address_1: 'Street 12',
    billing_address_2: 'Villa 14',
    billing_state: 'DU',
    'shipping_method[0]': rateId,
    payment_method: 'cod',
    age_confirmed: '1',
    terms: '1',
    idempotency_key: shopper.key,
    woocommerce_checkout_place_order: '1',
  });
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const answer = await fetch(`${url}/checkout/`, {
        method: 'POST',
        body,
        headers: { cookie: shopper.cookie },
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      if (answer.status < 500) return answer;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    shopper.tries += 1;
    await wait(250);
  }
}

function count(shoppers) {
  return { sold: shoppers.filter(({ isSold }) => isSold).length, of: shoppers.length };
}

/** What the database says, and what it should. */
async function findFaults({ db }, shoppers) {
  const faults = [];
  const expect = (isTrue, words) => !isTrue && faults.push(words);
  const levels = await db
    .selectFrom('product')
    .innerJoin('stock_level', 'stock_level.product_id', 'product.id')
    .select(['product.id', 'sku', 'stock_level.quantity'])
    .where('sku', 'like', 'PROVE-%')
    .execute();
  for (const { id, sku, quantity } of levels) {
    const movements = await db
      .selectFrom('stock_movement')
      .select('change')
      .where('product_id', '=', id)
      .execute();
    const sum = movements.reduce((total, { change }) => total + change, 0);
    expect(sum === quantity, `${sku}: the ledger says ${sum}, the shelf ${quantity}`);
    expect(quantity >= 0, `${sku}: ${quantity} left`);
  }
  const left = Object.fromEntries(levels.map(({ sku, quantity }) => [sku, quantity]));
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['sku', 'shop_order.id', 'shop_order.email', 'order_line.quantity'])
    .where('sku', 'like', 'PROVE-%')
    .execute();
  const soldOf = (sku) =>
    lines.filter((line) => line.sku === sku).reduce((total, { quantity }) => total + quantity, 0);
  expect(soldOf('PROVE-PIECE') === PIECES, `${soldOf('PROVE-PIECE')} of ${PIECES} pieces were sold`);
  expect(left['PROVE-PIECE'] === 0, `${left['PROVE-PIECE']} pieces are left`);
  const parts = soldOf('PROVE-PART') + 2 * soldOf('PROVE-PAIR') + 3 * soldOf('PROVE-TRIO');
  expect(parts + left['PROVE-PART'] === PARTS, `${parts} parts were sold and ${left['PROVE-PART']} are left`);
  expect(left['PROVE-PART'] === 0, `${left['PROVE-PART']} parts are left while somebody wanted one`);
  expect(new Set(lines.map(({ email }) => email)).size === lines.length, 'somebody has two orders');
  const told = shoppers.filter(({ isSold }) => isSold).length;
  expect(told === lines.length, `${told} shoppers were told of an order, ${lines.length} are there`);
  return { faults, orders: lines.map(({ id }) => id) };
}

/** Invoices have numbers without gaps, one for each order that is good. */
async function findGaps({ db }, orders) {
  const invoices = await db.selectFrom('tax_document').selectAll().where('kind', '=', 'invoice').execute();
  const own = invoices.filter(({ order_id: id }) => orders.includes(id));
  const numbers = invoices.map(({ number }) => number).sort((a, b) => a - b);
  const isWhole = numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
  const faults = isWhole ? [] : [`invoice numbers have gaps: ${numbers.join(', ')}`];
  if (own.length !== orders.length) faults.push(`${own.length} invoices for ${orders.length} orders`);
  return faults;
}

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'jamra-prove-'));
// The database's own user must be able to enter.
chmodSync(folder, 0o755);
try {
  let shop = await openShop(folder);
  const beside = await openBesideShop(folder);
  const ids = await prepare(beside);
  const third = Math.ceil(SHOPPERS / 3);
  const wants = ['PROVE-PAIR', 'PROVE-TRIO', 'PROVE-PART'].flatMap((sku) => Array(third).fill(sku));
  const shoppers = [...Array(SHOPPERS).fill('PROVE-PIECE'), ...wants].map((sku, number) => ({
    number,
    sku,
    productId: ids.get(sku),
    key: randomUUID(),
    cookie: '',
    tries: 1,
    isSold: false,
  }));
  shoppers.sort(() => Math.random() - 0.5);
  process.stdout.write(`${shoppers.length} shoppers fill their carts …\n`);
  await each(shoppers, 16, (shopper) => fillCart(shop.url, shopper));
  const { rates } = await beside.shop.shipping.offer(beside.db, {
    emirate: 'DU',
    worth: { minor: 2500, currency: 'AED' },
    needsDelivery: true,
    isFreed: false,
    now: new Date(),
  });
  const rateId = rates[0].id;
  let answered = 0;
  let killing = null;
  const killOnce = () => {
    killing ??= (async () => {
      await shop.kill();
      process.stdout.write(`the shop was killed after ${answered} answers and comes back …\n`);
      shop = await openShop(folder);
    })();
  };
  await each(shoppers, AT_ONCE, async (shopper) => {
    const answer = await order(shop.url, shopper, rateId);
    shopper.isSold = answer.status === 302 && /order-received/.test(answer.headers.get('location') ?? '');
    answered += 1;
    if (answered >= shoppers.length * KILLED_AFTER) killOnce();
  });
  await killing;
  const { faults, orders } = await findFaults(beside, shoppers);
  faults.push(...(await findGaps(beside, orders)));
  const again = shoppers.filter(({ tries }) => tries > 1).length;
  for (const sku of ids.keys()) {
    const { sold, of } = count(shoppers.filter((shopper) => shopper.sku === sku));
    process.stdout.write(`${sku}: ${sold} of ${of} shoppers got one\n`);
  }
  process.stdout.write(`${again} shoppers had to send their form again\n`);
  for (const fault of faults) process.stderr.write(`FAULT ${fault}\n`);
  process.stdout.write(faults.length === 0 ? 'Nothing was oversold, doubled or lost.\n' : '');
  process.exitCode = faults.length === 0 ? 0 : 1;
  await beside.close();
  await shop.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
