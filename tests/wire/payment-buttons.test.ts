import { beforeEach, expect, it } from 'vitest';
import type { TemplateId } from '#kernel/ids.ts';
import { aKit } from '../a-kit.ts';
import { buttonNode, publishHome } from '../a-payment-button.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire, cookieAfter, type Posted, post } from './a-wire.ts';
import { FOREIGN, INVALID_VALUES } from './invalid-input.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const app = await aWire(test);
await shop.settings.set('payments.provider', 'test');
const product = await aProduct(test, { sku: 'PRESSED', price: '249.00', stock: 30 });
const few = await aProduct(test, { sku: 'FEW', stock: 1 });

const { kit, device, colours } = await aKit(test, { sku: 'KIT', stock: [9, 9, 9] });

const REFERER = 'http://shop.test/';

beforeEach(async () => {
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress'] as const)
    await shop.settings.set(key, 0);
  await publishHome(test, [
    buttonNode('item'),
    buttonNode('product', { product, quantity: 2 }),
    buttonNode('many', { product: few, quantity: 2 }),
    buttonNode('kit', { product: kit, quantity: 1 }),
    { ...buttonNode('within', {}, 'section'), slots: { content: [buttonNode('inner')] } },
    { id: 'plain', widget: 'heading', version: 1, settings: { text: { en: 'Sale' }, level: '2' } },
  ]);
});

const press = (name: string, { cookie = '', headers = {}, ...fields }: Record<string, unknown> = {}) =>
  post(app, '/checkout/', {
    fields: { payment_button: name, ...(fields as Record<string, string>) },
    cookie: cookie as string,
    headers: { referer: REFERER, ...(headers as Record<string, string>) },
  });

const tokenIn = (cookie: string) => /wp_woocommerce_session_\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
const cartOf = (cookie: string) => shop.cart.open(tokenIn(cookie) as never);
const leadsTo = ({ statusCode, headers }: Posted) => [statusCode, headers.location];

async function noticeOf(answer: Posted): Promise<string[]> {
  const taken = await shop.cart.notices.take(tokenIn(cookieAfter(answer)) as never);
  return taken.map(({ kind, message }) => `${kind} ${message}`);
}

it.each(['home.item', 'home.inner'])(
  'WG-24 a fixed item leads to the page where it is paid: %s',
  async (name) => {
    const answer = await press(name);
    expect(leadsTo(answer)).toEqual([302, `/checkout/pay-item/${name}/`]);
    expect(answer.cookies).toEqual([]);
  },
);

it('WG-24 a product is in the cart once, however often the button is pressed, and its method is chosen', async () => {
  const first = await press('home.product', { price: '1', quantity: '9', product: String(few) });
  expect(leadsTo(first)).toEqual([302, '/checkout/']);
  const cookie = cookieAfter(first);
  await Promise.all([press('home.product', { cookie }), press('home.product', { cookie })]);
  expect((await cartOf(cookie)).lines).toMatchObject([{ productId: product, quantity: 2 }]);
  expect((await shop.checkout.draft(tokenIn(cookie) as never)).payment).toBe('jamra_card');
});

it('WG-24 two presses at once leave the quantity of the button', async () => {
  const other = await post(app, '/?wc-ajax=add_to_cart', {
    fields: { product_id: String(few), quantity: '1' },
  });
  const cookie = cookieAfter(other);
  const answers = await Promise.all([press('home.product', { cookie }), press('home.product', { cookie })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302]);
  const line = (await cartOf(cookie)).lines.find(({ productId }) => productId === product);
  expect(line?.quantity).toBe(2);
});

it('WG-24 the same product with another choice in the cart is another line', async () => {
  const fields = {
    product_id: String(kit),
    quantity: '2',
    [`bundle_variation_id_${device}`]: String(colours[1]),
  };
  const cookie = cookieAfter(await post(app, '/?wc-ajax=add_to_cart', { fields }));
  for (let count = 0; count < 2; count += 1) await press('home.kit', { cookie });
  expect((await cartOf(cookie)).lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [kit, 2],
    [kit, 1],
  ]);
});

it('WG-24 a product that is short leads back with a reason, and the cart stays', async () => {
  const answer = await press('home.many');
  expect(leadsTo(answer)).toEqual([302, '/']);
  expect(await noticeOf(answer)).toEqual(['error refusals:payments.not-offered']);
});

it.each(['home.gone', 'home.plain', 'home.within', 'home', 'template-1.item', 'template-0.x', 'page.item'])(
  'WG-24 %s is no button: a reason, and nothing else',
  async (name) => {
    const answer = await press(name);
    expect(leadsTo(answer)).toEqual([302, '/']);
    expect(await noticeOf(answer)).toEqual(['error refusals:payments.not-offered']);
  },
);

it('WG-24 CA-07 names of any kind are answered, and none of them is a button', async () => {
  const names = [
    ...INVALID_VALUES,
    ...INVALID_VALUES.map((one) => `home.${one}`),
    ...INVALID_VALUES.map((one) => `template-${one}.item`),
  ];
  for (const name of names) expect(leadsTo(await press(name)), name).toEqual([302, '/']);
});

it('WG-24 a button of a template sells while the template is published', async () => {
  const content = { id: 'content', widget: 'page-content', version: 1, settings: {} };
  const draft = {
    ...{ name: 'Around', place: 'page', conditions: { include: [{ kind: 'all' }], exclude: [] } },
    ...{ tree: [buttonNode('around'), content], status: 'published' },
  };
  const by = { staffId: null, name: 'Noura' };
  const saved = await shop.templates.edit.save(null, draft, { version: 0, by });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  const { id } = await db.selectFrom('template').select('id').executeTakeFirstOrThrow();
  const name = `template-${id}.around`;
  expect(leadsTo(await press(name))).toEqual([302, `/checkout/pay-item/${name}/`]);
  const opened = await shop.templates.edit.open(id as TemplateId);
  const version = (opened as { version: number } | null)?.version ?? 1;
  const hidden = await shop.templates.edit.save(
    id as TemplateId,
    { ...draft, status: 'draft' },
    { version, by },
  );
  expect(hidden.ok).toBe(true);
  expect(leadsTo(await press(name))).toEqual([302, '/']);
});

it('WG-24 sells nothing that its document no longer has', async () => {
  await publishHome(test, []);
  expect(leadsTo(await press('home.item'))).toEqual([302, '/']);
});

it.each(FOREIGN)('WG-24 AS-13 is not pressed from another site: %j', async (headers) => {
  const answer = await press('home.product', { headers });
  expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
});

it.each(['payment_button', 'pay_item'])('WG-24 SV-04 presses are counted: %s', async (parameter) => {
  await shop.settings.set('limits.cartPerAddress', 2);
  const send = () => post(app, '/checkout/pay-item/home.item/', { fields: { [parameter]: 'home.item' } });
  const statuses = [];
  for (let count = 0; count < 30; count += 1) statuses.push((await send()).statusCode);
  expect(statuses).toContain(429);
});
