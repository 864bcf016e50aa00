import { sql } from 'kysely';
import { aed } from '#kernel/money.ts';
import type { Db } from '#platform/database/client.ts';
import { cartItemKey } from '#shop/cart/rules/lines/item-key.ts';
import { newCartToken, parseCartToken, tokenDigest } from '#shop/cart/rules/token.ts';
import { always } from '#wire/contract/calls/always.ts';
import { type AnswerDescription, type CallDescription, HEADERS } from '#wire/contract/index.ts';
import { checkoutNonce } from '#wire/guards/checkout-nonce.ts';
import { makeNonce } from '#wire/guards/nonce.ts';
import { aPromotion } from '../a-promotion.ts';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf, type TestShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy } from '../delivery.ts';
import { aWire, cookieAfter, type Posted, post, SECRET } from './a-wire.ts';

/** The differences between an answer and its description; empty if there are none. */
export function differences(answer: Posted, described: AnswerDescription): string[] {
  const wrong = [
    answer.statusCode === described.status ? '' : `status ${answer.statusCode}`,
    (answer.headers['content-type'] ?? '') === described.type ? '' : `type ${answer.headers['content-type']}`,
    ...Object.entries(HEADERS).map(([name, value]) =>
      answer.headers[name] === value ? '' : `header ${name}`,
    ),
  ].filter((one) => one !== '');
  if (wrong.length > 0) return wrong;
  const isJson = described.type.startsWith('application/json');
  const parsed = described.body.safeParse(isJson ? answer.json() : answer.body);
  return parsed.success ? [] : [`body ${answer.body.slice(0, 200)}: ${parsed.error.message}`];
}

export function isAnyOf(answer: Posted, call: CallDescription): boolean {
  const answers = [
    ...Object.values(call.answers),
    ...(call.security === undefined ? [] : [always.forbidden]),
  ];
  return answers.some((one) => differences(answer, one).length === 0);
}

export function encoded(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map((pair) => [...pair])).toString();
}

/** A field's name as a test sends it. */
export function nameOf(field: string): string {
  return field.replace('<name>', 'colour');
}

/** Both addresses of a call. */
export function addressesOf(name: string): string[] {
  if (name === 'custom_add_to_cart') return [`/wp-admin/admin-ajax.php?action=${name}`];
  return [`/?wc-ajax=${name}`, `/wp-admin/admin-ajax.php?action=woocommerce_${name}`];
}

export const addressOf = (name: string) => addressesOf(name)[0] ?? '';

function tokenIn(cookie: string) {
  return parseCartToken(/wp_woocommerce_session_[0-9a-f]{32}=([^;]+)/.exec(cookie)?.[1]);
}

function digestIn(cookie: string): string {
  const token = tokenIn(cookie);
  return token === null ? '' : tokenDigest(token);
}

/** Copies the cart of a cookie. @returns the copy's cookie */
async function copyCart(db: Db, cookie: string): Promise<string> {
  const token = newCartToken();
  await sql`
    with copied as (
      insert into cart select made.* from cart cross join lateral jsonb_populate_record(null::cart, to_jsonb(cart) ||
        jsonb_build_object('id', nextval(pg_get_serial_sequence('cart', 'id')), 'token_digest', ${tokenDigest(token)}::text)) made
      where cart.token_digest = ${digestIn(cookie)} returning id
    )
    insert into cart_line select made.* from copied, cart_line cross join lateral jsonb_populate_record(null::cart_line,
      to_jsonb(cart_line) || jsonb_build_object('cart_id', copied.id)) made
    where cart_line.cart_id = (select id from cart where token_digest = ${digestIn(cookie)})
  `.execute(db);
  return cookie.replace(tokenIn(cookie) ?? '', token);
}

const COLOUR = { 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'Red' };

async function importVariable({ shop }: TestShop): Promise<void> {
  const rows = [
    {
      ID: '700002',
      Type: 'variable',
      SKU: 'VARIES',
      Name: 'Varies',
      Parent: '',
      'Regular price': '',
      ...COLOUR,
    },
    {
      ID: '700003',
      Type: 'variation',
      SKU: 'VARIES-R',
      Name: 'Red',
      Parent: 'VARIES',
      'Regular price': '20',
      ...COLOUR,
    },
  ];
  const report = await shop.catalogue.importProducts(rowsOf(rows), PLAIN_IMPORT);
  if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused[0]));
}

export function securityOf(action: string): string {
  return makeNonce({ action, owner: '', secret: SECRET, nowMs: Date.now() });
}

async function savePromotions({ shop }: TestShop): Promise<void> {
  for (const code of ['held', 'more']) {
    const { id: _id, ...promotion } = aPromotion({ code });
    await shop.promotions.save(promotion);
  }
}

/** Two shipping methods to Dubai. @returns the id of the dearer one, which is not the default */
async function dearestRate(test: TestShop): Promise<string> {
  const { shop, db, time } = test;
  await deliverBy(test, [aMethod({ deliveryDays: 2 }), aMethod({ code: 'same_day', costMinor: 3000 })]);
  const basket = {
    emirate: 'DU',
    worth: aed(2500),
    needsDelivery: true,
    isFreed: false,
    now: time.now,
  } as const;
  const { rates } = await shop.shipping.offer(db, basket);
  return rates.at(-1)?.id ?? '';
}

/** Replaced by the sender's nonce. */
const OWN_NONCE = '0123456789';

const ORDER = {
  'woocommerce-process-checkout-nonce': OWN_NONCE,
  billing_phone: '0501234567',
  billing_email: 'sara@example.com',
  billing_first_name: 'Sara',
  billing_last_name: 'N.',
  billing_state: 'DU',
  billing_city: 'Al Safa',
  billing_address_1: 'Street 12',
  billing_address_2: 'Villa 14',
  billing_company: 'A company',
  payment_method: 'cod',
  terms: '1',
};

/** Sends a form as {@link post} does, with the nonce of its cookie's cart. */
export async function postOwn(
  app: Parameters<typeof post>[0],
  url: string,
  sent: Parameters<typeof post>[2],
): Promise<Posted> {
  const body = typeof sent.fields === 'string' ? sent.fields : encoded(Object.entries(sent.fields));
  const nonce = checkoutNonce(tokenIn(sent.cookie ?? ''), SECRET);
  return post(app, url, { ...sent, fields: body.replaceAll(OWN_NONCE, nonce) });
}

/** A shop without limits, and a valid form for every call. */
export async function aContract() {
  const test = aShop(await aDatabase());
  const app = await aWire(test);
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await test.shop.settings.set(key, 0);
  const id = await aProduct(test, { sku: 'CONTRACT', more: { ID: '700001' } });
  await importVariable(test);
  await savePromotions(test);
  const removed = await aProduct(test, { sku: 'CONTRACT-2', more: { ID: '700009' } });
  const rate = await dearestRate(test);
  const [key = '', removedKey = ''] = [id, removed].map((productId) =>
    cartItemKey({ productId: productId as never, variationId: null, options: {} }),
  );
  const RIGHT: Readonly<Record<string, Record<string, string>>> = {
    custom_add_to_cart: { product_id: String(id), quantity: '1' },
    add_to_cart: { product_id: String(id), quantity: '1' },
    remove_from_cart: { cart_item_key: key },
    apply_coupon: { security: securityOf('apply-coupon'), coupon_code: 'more' },
    remove_coupon: { security: securityOf('remove-coupon'), coupon: 'held' },
    update_shipping_method: {
      security: securityOf('update-shipping-method'),
      'shipping_method[0]': rate,
    },
    get_cart_totals: {},
    jamra_restore_item: { cart_item_key: removedKey },
    jamra_set_quantity: { cart_item_key: key, quantity: '2' },
    get_refreshed_fragments: { time: '1763719200000' },
    get_variation: { product_id: '700002', attribute_colour: 'red' },
    get_customer_location: {},
    jamra_get_visitor: {},
    update_order_review: {
      security: securityOf('update-order-review'),
      state: 'DU',
      city: 'Al Safa',
      post_data: 'billing_first_name=Sara&payment_method=cod',
      'shipping_method[0]': rate,
    },
    checkout: { ...ORDER, 'shipping_method[0]': rate },
  };
  const fillCart = async () => {
    const send = (name: string, fields: Record<string, string>, cookie = '') =>
      post(app, addressOf(name), { fields, cookie });
    const added = await send('add_to_cart', { product_id: String(removed) });
    const cookie = cookieAfter(added);
    await send('remove_from_cart', { cart_item_key: removedKey }, cookie);
    const filled = cookieAfter(await send('add_to_cart', RIGHT.add_to_cart ?? {}, cookie), cookie);
    await send('apply_coupon', { security: securityOf('apply-coupon'), coupon_code: 'HELD' }, filled);
    const form = { calc_shipping: '1', calc_shipping_state: 'DU', 'shipping_method[0]': rate };
    return cookieAfter(await post(app, '/cart/', { fields: form, cookie: filled }), filled);
  };
  const filled = await fillCart();
  /** A cart with one line, a removed one, a code and an emirate. */
  const aCart = () => copyCart(test.db, filled);
  /** The cart as a client sees it, and its stored lines. */
  const stateOf = async (cookie: string) => {
    const answer = await post(app, addressOf('get_refreshed_fragments'), { fields: {}, cookie });
    const { cart_hash } = answer.json();
    const row = await test.db
      .selectFrom('cart_line')
      .select(['cart_id', 'key', 'quantity', 'removed_at'])
      .where('cart_id', '=', (eb) =>
        eb.selectFrom('cart').select('id').where('token_digest', '=', digestIn(cookie)),
      )
      .orderBy('key')
      .execute();
    return { cart_hash, row };
  };
  return { test, app, RIGHT, addressesOf, addressOf, aCart, stateOf };
}
