import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 180_000;
const REST_MS = 250;
/** Cards of the test bank, by what they do. The last one is declined first. */
const CARDS = ['4111111111111111', '4000000000003220', '4000000000000077', '4000000000000002'];

/** Somebody who wants one thing, and pays at the door or by one of the bank's cards. */
export function aShopper(number, { sku, productId, fields }) {
  const isByCard = number % 2 === 0;
  return {
    number,
    sku,
    productId,
    fields,
    key: randomUUID(),
    method: isByCard ? 'jamra_card' : 'cod',
    card: CARDS[(number / 2) % CARDS.length],
    email: `shopper${number}@example.com`,
    cookie: '',
    nonce: '',
    rateId: '',
    tries: 0,
    isSold: false,
  };
}

function cookiesOf(answer, before) {
  const jar = new Map(before === '' ? [] : before.split('; ').map((one) => one.split(/=(.*)/s).slice(0, 2)));
  for (const line of answer.headers.getSetCookie()) {
    const [name, value] = line.split(';')[0].split(/=(.*)/s);
    jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** One request. @returns null when nobody answered, or only with a fault */
async function askOnce(url, shopper, fields) {
  const isForm = fields !== undefined;
  const headers = { cookie: shopper.cookie, ...(isForm ? { origin: url.origin } : {}) };
  const sent = isForm ? { method: 'POST', body: new URLSearchParams(fields) } : { method: 'GET' };
  const answer = await fetch(url, { redirect: 'manual', headers, ...sent }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (answer === null || text === null || answer.status >= 500) return null;
  shopper.cookie = cookiesOf(answer, shopper.cookie);
  return { status: answer.status, text, to: answer.headers.get('location') ?? '' };
}

/** Asks until somebody answers: what an honest browser does when the line breaks. */
async function ask(world, shopper, { path, fields }) {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await askOnce(new URL(path, world.url()), shopper, fields);
    if (answer !== null) return answer;
    if (performance.now() > until) throw new Error(`${path} was not answered`);
    shopper.tries += 1;
    await wait(REST_MS);
  }
}

function fieldIn(html, name) {
  return new RegExp(`name="${name.replace(/[[\]]/g, '\\$&')}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** Puts the wanted thing into a cart and opens the checkout. */
export async function fillCart(world, shopper) {
  await ask(world, shopper, {
    path: '/?wc-ajax=add_to_cart',
    fields: { product_id: String(shopper.productId), ...shopper.fields },
  });
  const page = await ask(world, shopper, { path: '/checkout/' });
  shopper.nonce = fieldIn(page.text, 'woocommerce-process-checkout-nonce');
}

function formOf(shopper, rateId) {
  return {
    billing_email: shopper.email,
    billing_phone: `05${String(10_000_000 + shopper.number)}`,
    billing_first_name: 'Sara',
    billing_last_name: 'N.',
    billing_city: 'Al Safa',
    billing_address_1: 'Street 12',
    billing_address_2: 'Villa 14',
    billing_state: 'DU',
    'shipping_method[0]': rateId,
    payment_method: shopper.method,
    age_confirmed: '1',
    terms: '1',
    idempotency_key: shopper.key,
    'woocommerce-process-checkout-nonce': shopper.nonce,
    woocommerce_checkout_place_order: '1',
  };
}

/** Types a card on the bank's page, answers its question, and comes back. @returns where the shop leads then */
async function payAtBank(world, shopper, { page, number }) {
  const card = { act: 'card', card_number: number, card_expires: '09/31', card_code: '123' };
  let answer = await ask(world, shopper, { path: page, fields: card });
  if (new URL(answer.to, world.url()).pathname === new URL(page, world.url()).pathname)
    answer = await ask(world, shopper, { path: page, fields: { act: 'confirm' } });
  return ask(world, shopper, { path: answer.to });
}

/** What was declined is paid by another card, on the page of the order that waits. */
async function payAgain(world, shopper, path) {
  const { text } = await ask(world, shopper, { path });
  const nonce = fieldIn(text, 'woocommerce-pay-nonce');
  const fields = { payment_method: 'jamra_card', 'woocommerce-pay-nonce': nonce, terms: '1' };
  const { to } = await ask(world, shopper, { path, fields });
  return payAtBank(world, shopper, { page: to, number: CARDS[0] });
}

const BANK = /\/test-payments\//;
const PAY = /\/order-pay\//;

/** Sends the form, pays, and says whether the shop has told of an order. */
export async function buy(world, shopper, rateId) {
  let answer = await ask(world, shopper, { path: '/checkout/', fields: formOf(shopper, rateId) });
  // A checkout that is refused comes back as its form, which says why (WIRE §11); any other leads on.
  shopper.refusal = answer.status === 200 ? answer.text : '';
  if (BANK.test(answer.to))
    answer = await payAtBank(world, shopper, { page: answer.to, number: shopper.card });
  if (PAY.test(answer.to)) answer = await payAgain(world, shopper, answer.to);
  shopper.isSold = /order-received/.test(answer.to);
}
