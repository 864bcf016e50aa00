import { randomUUID } from 'node:crypto';
import { checkoutNonce } from '#wire/guards/checkout-nonce.ts';
import { aCart, type Filled } from './cart.ts';
import { DETAILS } from './gift-cards.ts';
import { newOrder, rateOf } from './orders.ts';
import {
  inLanguage,
  type RefusalCase,
  type RefusalCases,
  type Running,
  SECRET,
  type SendRefused,
} from './running.ts';

type Fields = Record<string, string>;
type ProductFields = Parameters<typeof aCart>[1];

const FORM = {
  ...{ billing_phone: '0501234567', billing_email: 'sara@example.com', billing_first_name: 'Sara' },
  ...{ billing_last_name: 'N.', billing_state: 'DU', billing_city: 'Al Safa' },
  ...{ billing_address_1: 'Street 12', billing_address_2: 'Villa 14', payment_method: 'cod' },
  ...{ terms: '1', age_confirmed: '1' },
};

/** Places the order of a cart. */
async function placing(
  running: Running,
  { cookie }: Pick<Filled, 'cookie'>,
  fields: Fields,
): Promise<SendRefused> {
  const token = /wp_woocommerce_session_\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
  const nonce = checkoutNonce(decodeURIComponent(token) as never, SECRET);
  const pageFields = {
    'woocommerce-process-checkout-nonce': nonce,
    'shipping_method[0]': await rateOf(running),
  };
  return async (language) => {
    const headers = { referer: running.origin + inLanguage('/checkout/', language) };
    const sent = { fields: { ...FORM, ...pageFields, ...fields }, cookie, headers };
    const answer = await running.send('/?wc-ajax=checkout', sent);
    const { messages = '' } = await answer.json();
    return { status: answer.status, code: null, text: messages };
  };
}

const refusedOrder =
  (fields: Fields, product: ProductFields = {}, quantity = 1): RefusalCase =>
  async (running) =>
    placing(running, await aCart(running, product, quantity), fields);

const RULE = { id: 'the-rule', class: 'other', emirates: ['DU'], minimumAge: null, forbidsPayment: [] };
const OTHER = { more: { 'Meta: _jamra_class': 'other' } };

const rule = ({ set }: Running, more: object) =>
  set('restrictions.rules', [
    { ...RULE, mode: 'sell', words: { en: 'As the law has it.', ar: 'كما في القانون.' }, ...more },
  ]);

const restricted =
  (more: object): RefusalCase =>
  async (running) => {
    const filled = await aCart(running, OTHER);
    await rule(running, more);
    return placing(running, filled, {});
  };

/** A guest's cart with a subscription. */
const planned: RefusalCase = async (running) => {
  await running.set('subscriptions.enabled', true);
  const filled = await aCart(running, { more: { 'Meta: _jamra_class': 'tobacco' } });
  const fields = { product_id: String(filled.product), quantity: '1', subscription_weeks: '4' };
  await running.send('/?wc-ajax=add_to_cart', { fields, cookie: filled.cookie });
  return placing(running, filled, {});
};

export const checkout = {
  'checkout.account-needed': planned,
  'checkout.empty-cart': async (running) => {
    const filled = await aCart(running);
    const { db } = running.runtime;
    await db.deleteFrom('cart_line').where('product_id', '=', filled.product).execute();
    return placing(running, filled, {});
  },
  'checkout.wrong-fields': refusedOrder({ billing_phone: '' }),
  'checkout.line-problem': async (running) => {
    const filled = await aCart(running, { stock: 1 });
    await running.value('stock.adjust', { productId: filled.product, delta: -1, reason: 'lost' });
    return placing(running, filled, {});
  },
  'checkout.restricted': restricted({ mode: 'catalogue' }),
  'checkout.too-much': refusedOrder({}, { price: '21474.83' }, 1000),
  'gift-cards.over-limit': async (running) => {
    const productId = await running.product({
      sku: 'BIG-GIFT',
      price: '5001.00',
      more: { 'Meta: _gift_card': 'yes' },
    });
    const fields = { product_id: String(productId), quantity: '1', ...DETAILS };
    const answer = await running.send('/?wc-ajax=add_to_cart', { fields });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return placing(running, { cookie }, { payment_method: 'jamra_card' });
  },
  'checkout.form-used': async (running) => {
    const idempotency_key = randomUUID();
    await (await placing(running, await aCart(running), { idempotency_key }))('en');
    return placing(running, await aCart(running), { idempotency_key });
  },
  'checkout.other-address': refusedOrder({ ship_to_different_address: '1', shipping_city: 'Al Barsha' }),
  'checkout.totals-changed': refusedOrder({ seen_total: '1' }),
  'checkout.no-payment': async (running) => {
    await running.set('payments.provider', 'none');
    const cod = { enabled: false, feeMinor: 0, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 };
    await running.set('payments.cod', cod);
    return placing(running, await aCart(running), {});
  },
  'restrictions.collect-only': restricted({ mode: 'collect' }),
  'restrictions.signed-in-only': restricted({ mode: 'adults' }),
  'restrictions.not-sold': restricted({ mode: 'catalogue', emirates: ['DU'] }),
  'restrictions.too-young': async (running) => {
    await rule(running, { class: 'accessory', minimumAge: 30 });
    const order = await newOrder(running, { deliveryId: await rateOf(running), isOfAge: false });
    return running.hear('orders.quote', { ...order, emirate: 'DU' }, ({ against }) => ({
      ...{ code: null, text: against ?? '' },
    }));
  },
  'restrictions.other-payment': async (running) => {
    await rule(running, { class: 'accessory', forbidsPayment: ['cod'] });
    return running.ask('orders.create', await newOrder(running, { deliveryId: await rateOf(running) }));
  },
} satisfies RefusalCases;
