import { randomUUID } from 'node:crypto';
import { openBare } from '../bare/open.js';
import { openRecorder } from '../bare/record.js';
import { median, percentile } from '../figures.js';

const ROUNDS = 3;
/** Callers at once, and how many orders they place together in a round. */
const LOADS = [
  { callers: 1, orders: 40 },
  { callers: 8, orders: 120 },
  { callers: 32, orders: 160 },
];
const MOST_CALLERS = 32;
/** Carts that are filled at once before a round. */
const FILLERS = 8;

const FORM = {
  billing_phone: '0501234567',
  billing_email: 'bench@example.com',
  billing_first_name: 'Sara',
  billing_last_name: 'N.',
  billing_state: 'DU',
  billing_city: 'Al Safa',
  billing_address_1: 'Street 12',
  billing_address_2: 'Villa 14',
  payment_method: 'cod',
  terms: '1',
};

async function* rows() {
  for (let number = 1; number <= MOST_CALLERS; number += 1) {
    const cells = {
      type: 'simple',
      sku: `CHECKOUT-${number}`,
      name: `Checkout ${number}`,
      'regular price': '25.00',
      stock: '1000000',
    };
    yield { line: number + 1, cells, headers: {} };
  }
}

/** Goods of this bench alone, one for each caller. @returns their ids */
async function makeGoods(shop) {
  await shop.catalogue.importProducts(rows(), {
    dryRun: false,
    strict: false,
    readPicture: async () => null,
    onProgress: () => undefined,
  });
  return shop.catalogue.idsOf(Array.from({ length: MOST_CALLERS }, (_, place) => `checkout-${place + 1}`));
}

/** Any number of orders fits into a time of delivery. */
async function widenSlots({ shipping }) {
  const zones = (await shipping.zones()).map((zone) => ({
    ...zone,
    methods: zone.methods.map(({ cost, minimum, ...method }) => ({
      ...method,
      costMinor: cost.minor,
      minimumMinor: minimum?.minor ?? null,
      slots: method.slots.map((window) => ({ ...window, capacity: 1_000_00 })),
    })),
  }));
  const saved = await shipping.save(zones);
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
}

function cookiesOf(answer) {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** A cart with one thing, and the form as its page prints it. */
async function fillCart({ url }, productId) {
  const added = await fetch(`${url}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    body: new URLSearchParams({ product_id: String(productId) }),
  });
  await added.arrayBuffer();
  const cookie = cookiesOf(added);
  const page = await (await fetch(`${url}/checkout/`, { headers: { cookie } })).text();
  const nonce = /name="woocommerce-process-checkout-nonce"[^>]*value="([^"]+)"/.exec(page)?.[1];
  if (nonce === undefined) throw new Error('the checkout printed no nonce');
  return { cookie, nonce };
}

async function fillCarts(shop, ids, count) {
  const carts = [];
  const fill = async (filler) => {
    for (let place = filler; place < count; place += FILLERS)
      carts[place] = await fillCart(shop, ids[place % ids.length]);
  };
  await Promise.all(Array.from({ length: FILLERS }, (_, filler) => fill(filler)));
  return carts;
}

async function placeOrder({ url }, { cookie, nonce }, rate) {
  const answer = await fetch(`${url}/?wc-ajax=checkout`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({
      ...FORM,
      'shipping_method[0]': rate,
      'woocommerce-process-checkout-nonce': nonce,
      idempotency_key: randomUUID(),
    }),
  });
  const body = await answer.json();
  if (body.result !== 'success') throw new Error(JSON.stringify(body));
}

/** All of some calls, by so many callers at once. @returns calls a second, and how long each took */
async function timed({ callers, count }, call) {
  const tookMs = [];
  let next = 0;
  const startedAt = performance.now();
  const work = async (caller) => {
    for (let place = next++; place < count; place = next++) {
      const from = performance.now();
      await call(place, caller);
      tookMs.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  return { perSecond: (count * 1000) / (performance.now() - startedAt), tookMs };
}

function figures(rounds) {
  const tookMs = rounds.flatMap((round) => round.tookMs);
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50Ms: percentile(tookMs, 50),
    p99Ms: percentile(tookMs, 99),
  };
}

function line({ perSecond, p50Ms, p99Ms }) {
  return `${perSecond.toFixed(1)} a second, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`;
}

/** What each caller's order asks of the database, for the bare handler to ask again. */
async function recordOrders(recorder, ids, rate) {
  const byCaller = [];
  const { cart, checkout } = recorder.shop;
  for (const productId of ids) {
    const line = { productId, variationId: null, options: {}, quantity: 1 };
    const added = await cart.add({ token: null, actionId: null }, [line]);
    const { token } = added.value;
    const idempotencyKey = randomUUID();
    const sent = new Map(
      Object.entries({ ...FORM, 'shipping_method[0]': rate, idempotency_key: idempotencyKey }),
    );
    let placed = null;
    const statements = await recorder.record(async () => {
      await cart.open(token);
      placed = (await checkout.submit(sent, { token, language: 'en' })).placed;
      await cart.open(token);
    });
    if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
    const { id, key } = placed.value;
    byCaller.push({ statements, order: { id, key, idempotencyKey } });
  }
  return byCaller;
}

/** Whole orders by `?wc-ajax=checkout`, beside a bare handler that sends the same statements, in turn. */
export async function measureCheckout({ shop, folder }) {
  const recorder = await openRecorder(folder);
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress'])
    await recorder.shop.settings.set(key, 1_000_000);
  const ids = await makeGoods(recorder.shop);
  await widenSlots(recorder.shop);
  const basket = {
    emirate: 'DU',
    worth: { minor: 2500 },
    needsDelivery: true,
    isFreed: false,
    now: new Date(),
  };
  const rate = (await recorder.shop.shipping.offer(recorder.db, basket)).rates[0].id;
  const byCaller = await recordOrders(recorder, ids, rate);
  const statements = byCaller.at(-1).statements.length;
  process.stdout.write(`one order sends ${statements} statements\n`);
  const bare = await openBare(recorder.url, byCaller);
  const loads = [];
  for (const { callers, orders: count } of LOADS) {
    const rounds = { shop: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const carts = await fillCarts(shop, ids, count);
      rounds.shop.push(await timed({ callers, count }, (place) => placeOrder(shop, carts[place], rate)));
      rounds.bare.push(await timed({ callers, count }, (_place, caller) => bare.call(caller)));
    }
    const [ours, best] = [figures(rounds.shop), figures(rounds.bare)];
    const share = ours.perSecond / best.perSecond;
    process.stdout.write(
      `orders, ${callers} callers: ${line(ours)}; bare ${line(best)}; share ${share.toFixed(2)}\n`,
    );
    loads.push({ callers, shop: ours, bare: best, share });
  }
  await bare.close();
  await recorder.close();
  return { statements, loads };
}
