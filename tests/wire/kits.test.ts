import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { choiceField } from '#shop/catalogue';
import { aKit } from '../a-kit.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire, cookieAfter, post } from './a-wire.ts';
import { INVALID_VALUES } from './invalid-input.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);
for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await test.shop.settings.set(key, 0);
const { kit, device, colours } = await aKit(test, { sku: 'WIRE', stock: [5, 5, 0] });
const [first, second, gone] = colours;
const FIELD = choiceField(device);

const tokenIn = (cookie: string) => /wp_woocommerce_session_\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
const linesOf = async (cookie: string) => (await test.shop.cart.open(tokenIn(cookie) as never)).lines;
const chosenIn = async (cookie: string) =>
  (await linesOf(cookie)).map(({ options, quantity }) => [options[FIELD], quantity]);

const FLOWS = {
  'the standard call': (fields: Record<string, string>, cookie = '') =>
    post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(kit), ...fields }, cookie }),
  "the site's own call": (fields: Record<string, string>, cookie = '') =>
    post(app, '/wp-admin/admin-ajax.php', {
      fields: { action: 'custom_add_to_cart', product_id: String(kit), ...fields },
      cookie,
    }),
  'the form of the page': (fields: Record<string, string>, cookie = '') =>
    post(app, '/product/wire/', { fields: { 'add-to-cart': String(kit), ...fields }, cookie }),
};

it.each(Object.entries(FLOWS))(
  'ST-06 CA-07 %s adds a kit as it is chosen, or as it is chosen first',
  async (_name, add) => {
    const cookie = cookieAfter(await add({ [FIELD]: String(second) }));
    expect(await chosenIn(cookie)).toEqual([[String(second), 1]]);
    await add({ [FIELD]: String(second), quantity: '2' }, cookie);
    await add({}, cookie);
    expect(await chosenIn(cookie)).toEqual([
      [String(second), 3],
      [String(first), 1],
    ]);
  },
);

it.each(Object.entries(FLOWS))(
  'ST-06 CA-07 %s adds no sold-out choice and nothing that is no choice',
  async (_name, add) => {
    const wrong = [String(gone), String(device), String(kit as ProductId), ...INVALID_VALUES];
    for (const value of wrong) {
      const answer = await add({ [FIELD]: value });
      expect(answer.statusCode, value).toBeLessThan(400);
      expect(
        tokenIn(cookieAfter(answer)) === '' || (await linesOf(cookieAfter(answer))).length === 0,
        value,
      ).toBe(true);
    }
  },
);
