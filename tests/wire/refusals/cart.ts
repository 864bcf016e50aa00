import type { ProductId } from '#kernel/ids.ts';
import type { Promotion } from '#shop/promotions';
import { makeNonce } from '#wire/guards/nonce.ts';
import { aDevice } from '../../a-kit.ts';
import { aPromotion } from '../../a-promotion.ts';
import { type RefusalCase, type RefusalCases, type Running, SECRET, type SendRefused } from './running.ts';

const AJAX = '/wp-admin/admin-ajax.php';
const YOUNG = 'jamra_age=0';
const pageIn = (origin: string, language: string) => `${origin}/${language === 'ar' ? 'ar/' : ''}shop/`;

type Fields = Record<string, string>;

const of = (productId: number, quantity = 1): Fields => ({
  product_id: String(productId),
  quantity: String(quantity),
});

/** Adds products to a cart. @returns the refusal */
function adding({ send, refusalIn, origin }: Running, fields: Fields, cookie = ''): SendRefused {
  return async (language) => {
    const headers = { referer: pageIn(origin, language) };
    const sent = { fields: { action: 'custom_add_to_cart', ...fields }, cookie, headers };
    return refusalIn(await send(AJAX, sent));
  };
}

export type Filled = Readonly<{ cookie: string; product: ProductId }>;

/** The cookies of a cart with products. */
export async function aCart(
  running: Running,
  sellable: Partial<Parameters<Running['product']>[0]> = {},
  quantity = 1,
): Promise<Filled> {
  const productId = await running.product({ sku: `CARTED-${crypto.randomUUID()}`, ...sellable });
  const answer = await running.send('/?wc-ajax=add_to_cart', { fields: of(productId, quantity) });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  if (!cookie.includes('wp_woocommerce_session')) throw new Error(await answer.text());
  return { cookie, product: productId };
}

const refusedAdd =
  (product: Parameters<Running['product']>[0], { quantity = 1, cookie = '' } = {}): RefusalCase =>
  async (running) =>
    adding(running, of(await running.product(product), quantity), cookie);

const ZERO_DIGEST = '0'.repeat(32);

function changing({ send, refusalIn, origin }: Running, fields: Fields, cookie: string): SendRefused {
  return async (language) => {
    const headers = { referer: pageIn(origin, language) };
    return refusalIn(await send('/?wc-ajax=jamra_set_quantity', { fields, cookie, headers }));
  };
}

/** Refusals of adding to and changing a cart. */
export const cart = {
  'cart.unknown-product': async (running) => adding(running, of(1_999_999)),
  'cart.not-for-sale': refusedAdd({ sku: 'DRAFT', more: { Published: '-1' } }),
  'cart.coming-soon': refusedAdd({ sku: 'COMING', more: { 'Regular price': '' } }),
  'cart.choose-options': async (running) => {
    const { device } = await aDevice(running.runtime, { sku: 'OPTIONS', stock: [1, 1, 1] });
    return adding(running, of(device));
  },
  'cart.gift-card-details': refusedAdd({ sku: 'GIFT', more: { 'Meta: _gift_card': 'yes' } }),
  'cart.wrong-quantity': refusedAdd({ sku: 'COUNTED' }, { quantity: -1 }),
  'cart.out-of-stock': refusedAdd({ sku: 'SOLD-OUT', stock: 0 }),
  'cart.not-enough': refusedAdd({ sku: 'TWO', stock: 2 }, { quantity: 3 }),
  'cart.only-one': refusedAdd({ sku: 'SINGLE', more: { 'Sold individually?': '1' } }, { quantity: 2 }),
  'cart.over-limit': refusedAdd({ sku: 'FOUR', more: { 'Meta: max_per_order': '4' } }, { quantity: 5 }),
  'cart.under-age': refusedAdd(
    { sku: 'SMOKE', more: { 'Meta: _jamra_class': 'tobacco' } },
    { cookie: YOUNG },
  ),
  'cart.too-large': refusedAdd({ sku: 'MANY' }, { quantity: 1001 }),
  'cart.too-much': refusedAdd({ sku: 'GOLD', price: '90000.00' }, { quantity: 900 }),
  'cart.too-many-lines': async (running) => {
    const { cookie } = await aCart(running);
    await fill(running, cookie, 99);
    return adding(running, of(await running.product({ sku: 'ONE-MORE' })), cookie);
  },
  'cart.unknown-line': async (running) => {
    const { cookie } = await aCart(running);
    return changing(running, { cart_item_key: ZERO_DIGEST, quantity: '2' }, cookie);
  },
  'cart.too-many-codes': async (running) => {
    const { cookie } = await aCart(running);
    const codes = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `many-${word}`);
    for (const code of codes) await promote(running, { code });
    for (const code of codes.slice(0, -1)) await applying(running, { code, cookie })('en');
    return applying(running, { code: codes.at(-1) ?? '', cookie });
  },
  'cart.restricted': async (running) => {
    const productId = await running.product({ sku: 'SHOWN', more: { 'Meta: _jamra_class': 'other' } });
    const rule = { id: 'shown', class: 'other', emirates: null, mode: 'catalogue', minimumAge: null };
    const words = { en: 'Only shown.', ar: 'للعرض فقط.' };
    await running.set('restrictions.rules', [{ ...rule, forbidsPayment: [], words }]);
    return adding(running, of(productId));
  },
  'cart.too-many-requests': async (running) => {
    await running.set('limits.cartPerAddress', 1);
    const sent = { fields: of(1_999_999), address: '10.200.0.1' };
    await running.send('/?wc-ajax=add_to_cart', sent);
    return async (language) => {
      const fields = { action: 'custom_add_to_cart', ...of(1_999_999) };
      const headers = { referer: pageIn(running.origin, language) };
      return running.refusalIn(await running.send(AJAX, { ...sent, fields, headers }));
    };
  },
} satisfies RefusalCases;

/** More lines in a cart. */
async function fill({ runtime }: Running, cookie: string, lines: number): Promise<void> {
  const token = /wp_woocommerce_session_\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
  const { rows } = await runtime.shop.catalogue.edit.find({ perPage: 1 });
  if (rows[0] === undefined) throw new Error('no goods');
  const { tokenDigest } = await import('#shop/cart/rules/token.ts');
  const { id } = await runtime.db
    .selectFrom('cart')
    .select('id')
    .where('token_digest', '=', tokenDigest(token as never))
    .executeTakeFirstOrThrow();
  const row = await runtime.db
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_id', '=', id)
    .executeTakeFirstOrThrow();
  for (let line = 0; line < lines; line += 1) {
    const key = String(line).padStart(32, 'a');
    await runtime.db
      .insertInto('cart_line')
      .values({ ...row, key } as never)
      .execute();
  }
}

async function promote({ runtime }: Running, more: Partial<Promotion>): Promise<void> {
  const { id: _id, ...promotion } = aPromotion(more);
  await runtime.shop.promotions.save(promotion);
}

type Applied = Readonly<{ code: string; cookie: string; email?: string }>;

/** Applies a code to a cart; the answer is the notice alone. */
function applying({ send, origin }: Running, { code, cookie, email = '' }: Applied): SendRefused {
  const security = makeNonce({ action: 'apply-coupon', owner: '', secret: SECRET, nowMs: Date.now() });
  return async (language) => {
    const fields = { security, coupon_code: code, billing_email: email };
    const headers = { referer: pageIn(origin, language) };
    const answer = await send('/?wc-ajax=apply_coupon', { fields, cookie, headers });
    return { status: answer.status, code: null, text: await answer.text() };
  };
}

type ProductFields = Parameters<typeof aCart>[1];

/** Applies a code with some conditions to a cart. */
function code(more: Partial<Promotion>, product: ProductFields = {}): RefusalCase {
  return async (running) => {
    const name = `code-${crypto.randomUUID().slice(0, 8)}`;
    await promote(running, { ...more, code: name });
    const { cookie } = await aCart(running, product);
    return applying(running, { code: name, cookie });
  };
}

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const dirham = (amount: number) => ({ minor: amount * 100, currency: 'AED' }) as never;
const NO_PRODUCTS = { products: [], categories: [] };
const OTHERS = { products: [1_999_998 as ProductId], categories: [] };

/** Codes without a discount. */
export const promotions = {
  'promotions.empty-code': async (running) => {
    const { cookie } = await aCart(running);
    return applying(running, { code: '', cookie });
  },
  'promotions.unknown-code': async (running) => {
    const { cookie } = await aCart(running);
    return applying(running, { code: 'no-such-code', cookie });
  },
  'promotions.not-yet': code({ startsAt: inDays(2) }),
  'promotions.expired': code({ startsAt: inDays(-3), endsAt: inDays(-2) }),
  'promotions.minimum-spend': code({ minimumSpend: dirham(500) }),
  'promotions.maximum-spend': code({ maximumSpend: dirham(5) }),
  'promotions.no-matching-products': code({ includes: OTHERS }),
  'promotions.not-for-sale-items': code({ actsOnSaleGoods: false }, { more: { 'Sale price': '5.00' } }),
  'promotions.not-for-tobacco': code({}, { more: { 'Meta: _jamra_class': 'tobacco' } }),
  'promotions.too-few-pieces': code({
    benefit: {
      ...{ kind: 'buy-get', buy: 2, get: 1, percent: 100, mostTimes: null },
      ...{ bought: NO_PRODUCTS, given: NO_PRODUCTS },
    },
  }),
  'promotions.nothing-left': async (running) => {
    await promote(running, { code: 'all-of-it', benefit: { kind: 'percentage', percent: 100 } });
    await promote(running, { code: 'nothing-more' });
    const { cookie } = await aCart(running);
    await applying(running, { code: 'all-of-it', cookie })('en');
    return applying(running, { code: 'nothing-more', cookie });
  },
  'promotions.already-applied': async (running) => {
    await promote(running, { code: 'twice-applied' });
    const { cookie } = await aCart(running);
    await applying(running, { code: 'twice-applied', cookie })('en');
    return applying(running, { code: 'twice-applied', cookie });
  },
  'promotions.not-combined': async (running) => {
    await promote(running, { code: 'stands-alone', isIndividual: true });
    await promote(running, { code: 'beside-it' });
    const { cookie } = await aCart(running);
    await applying(running, { code: 'stands-alone', cookie })('en');
    return applying(running, { code: 'beside-it', cookie });
  },
  'promotions.needs-email': code({ emails: ['friend@example.com'] }),
  'promotions.not-for-this-email': async (running) => {
    await promote(running, { code: 'friends-only', emails: ['friend@example.com'] });
    const { cookie } = await aCart(running);
    return applying(running, { code: 'friends-only', cookie, email: 'sara@example.com' });
  },
  'promotions.used-up': used({ usageLimit: 1 }, 'other@example.com'),
  'promotions.used-up-for-you': used({ usageLimitPerCustomer: 1 }, 'sara@example.com'),
} satisfies RefusalCases;

/** A code that an order has used already. */
function used(more: Partial<Promotion>, email: string): RefusalCase {
  return async (running) => {
    const name = `used-${crypto.randomUUID().slice(0, 8)}`;
    await promote(running, { ...more, code: name });
    const { id } = (await running.runtime.shop.promotions.find(name)) ?? { id: 0 };
    const order = await running.order();
    const use = { promotion_id: id as never, order_id: order.id, email, phone: '', at: new Date() };
    await running.runtime.db.insertInto('promotion_use').values(use).execute();
    const { cookie } = await aCart(running);
    return applying(running, { code: name, cookie, email });
  };
}
