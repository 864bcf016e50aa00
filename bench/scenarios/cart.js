import { openBare } from '../bare/open.js';
import { openRecorder } from '../bare/record.js';
import { median, spread } from '../figures.js';
import { callsASecond } from '../load.js';

const ROUNDS = 5;
const ROUND_MS = 2000;
const CALLERS = [1, 8, 32];
const LINES = [1, 10, 50, 100];
const MOST_CALLERS = Math.max(...CALLERS);

async function post(shop, endpoint, { fields = {}, cookie = '' }) {
  const answer = await fetch(`${shop.url}/?wc-ajax=${endpoint}`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
  });
  const text = await answer.text();
  if (!answer.ok || !text.includes('"fragments"')) throw new Error(`${endpoint}: ${answer.status} ${text}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.length === 0 ? cookie : cookies.join('; ');
}

function tokenOf(cookie) {
  return /wp_woocommerce_session_[0-9a-f]{32}=([^;]+)/.exec(cookie)?.[1];
}

/** Adds a second beside the bare handler with the same statements, in turn. */
async function measureAdds({ add, bare }) {
  const results = [];
  for (const callers of CALLERS) {
    const rates = { shop: [], bare: [] };
    await callsASecond({ callers, ms: ROUND_MS / 2 }, add);
    await callsASecond({ callers, ms: ROUND_MS / 2 }, bare);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.shop.push(await callsASecond({ callers, ms: ROUND_MS }, add));
      rates.bare.push(await callsASecond({ callers, ms: ROUND_MS }, bare));
    }
    const [ours, best] = [median(rates.shop), median(rates.bare)];
    process.stdout.write(
      `add to cart, ${callers} callers: ${ours.toFixed(0)} a second (${spread(rates.shop)}), bare ${best.toFixed(0)}, share ${(ours / best).toFixed(2)}\n`,
    );
    results.push({ callers, shop: ours, bare: best, share: ours / best });
  }
  return results;
}

/** What an add and a refresh cost as a cart grows, beside the same with one line. */
async function measureGrowth(shop, ids) {
  const results = [];
  let cookie = '';
  let lines = 0;
  for (const wanted of LINES.filter((count) => count <= ids.length)) {
    for (; lines < wanted; lines += 1) {
      cookie = await post(shop, 'add_to_cart', { fields: { product_id: String(ids[lines]) }, cookie });
    }
    const fields = { product_id: String(ids[0]) };
    const adds = await callsASecond({ callers: 1, ms: ROUND_MS }, () =>
      post(shop, 'add_to_cart', { fields, cookie }),
    );
    const refreshes = await callsASecond({ callers: 1, ms: ROUND_MS }, () =>
      post(shop, 'get_refreshed_fragments', { cookie }),
    );
    results.push({ lines: wanted, addMs: 1000 / adds, refreshMs: 1000 / refreshes });
    process.stdout.write(
      `a cart of ${wanted} lines: add ${(1000 / adds).toFixed(1)} ms, fragments ${(1000 / refreshes).toFixed(1)} ms, one caller\n`,
    );
  }
  return results;
}

async function* rows(count) {
  for (let number = 1; number <= count; number += 1) {
    const cells = {
      type: 'simple',
      sku: `BENCH-${number}`,
      name: `Bench ${number}`,
      'regular price': '25.00',
    };
    yield { line: number + 1, cells, headers: {} };
  }
}

/** Goods of this bench alone, as many as the largest cart has lines. @returns their ids */
async function makeGoods(shop) {
  const count = Math.max(...LINES);
  await shop.catalogue.importProducts(rows(count), {
    dryRun: false,
    strict: false,
    readPicture: async () => null,
    onProgress: () => undefined,
  });
  return shop.catalogue.idsOf(Array.from({ length: count }, (_, place) => `bench-${place + 1}`));
}

/** All that an add asks of the database: the change itself, and what the drawer offers beside it. */
async function addAndOffer(shop, whose, line) {
  await shop.cart.add(whose, [line]);
  await shop.listing.goingWith([line.productId], { language: 'en', limit: 3, without: [] });
}

/** Durable adds beside a bare handler that sends the same statements; refreshed fragments; what a growing cart costs. */
export async function measureCart({ shop, folder }) {
  const recorder = await openRecorder(folder);
  const limits = ['limits.cartPerVisitor', 'limits.cartPerAddress'];
  for (const key of limits) await recorder.shop.settings.set(key, 1_000_000);
  const ids = await makeGoods(recorder.shop);
  const carts = [];
  for (let caller = 0; caller < MOST_CALLERS; caller += 1) {
    const cookie = await post(shop, 'add_to_cart', { fields: { product_id: String(ids[0]) } });
    carts.push(cookie);
  }
  const line = { productId: ids[0], variationId: null, options: {}, quantity: 1 };
  const byCaller = [];
  for (const cookie of carts) {
    const whose = { token: tokenOf(cookie), actionId: null };
    byCaller.push({ statements: await recorder.record(() => addAndOffer(recorder.shop, whose, line)) });
  }
  process.stdout.write(`one add sends ${byCaller.at(-1).statements.length} statements\n`);
  const bare = await openBare(recorder.url, byCaller);
  const add = (caller) =>
    post(shop, 'add_to_cart', { fields: { product_id: String(ids[0]) }, cookie: carts[caller] });
  const adds = await measureAdds({ add, bare: bare.call });
  await bare.close();
  const refreshes = [];
  for (const callers of CALLERS) {
    const rate = await callsASecond({ callers, ms: ROUND_MS }, (caller) =>
      post(shop, 'get_refreshed_fragments', { cookie: carts[caller] }),
    );
    refreshes.push({ callers, perSecond: rate });
    process.stdout.write(`refreshed fragments, ${callers} callers: ${rate.toFixed(0)} a second\n`);
  }
  const growth = await measureGrowth(shop, ids);
  await recorder.close();
  return { statements: byCaller.at(-1).statements.length, adds, refreshes, growth };
}
