import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { DETAILS } from '../wire/refusals/gift-cards.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
let origin = '';
let gift = 0;

beforeAll(async () => {
  const more = { Name: 'gift', 'Meta: _gift_card': 'yes' };
  await aProduct(runtime, { sku: 'LAMP', price: '40.00', more: { Name: 'lamp' } });
  gift = await aProduct(runtime, { sku: 'GIFT', price: '100.00', more });
  origin = await serve();
}, 180_000);

/** Sends the product form of the gift card as a browser without scripts does. */
async function send(button: string, more: Readonly<Record<string, string>>, page = 'gift') {
  const fields = { ...DETAILS, quantity: '3', gift_card_message: 'For "you" & Omar', [button]: String(gift) };
  const answer = await fetch(`${origin}/product/${page}/`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, ...more }),
    redirect: 'manual',
  });
  return { status: answer.status, keeping: answer.headers.get('cache-control'), html: await answer.text() };
}

it.each(['express_wallet', 'add-to-cart'])(
  'WG-25 a product form refused by %s shows again what was typed, to who typed it alone',
  async (button) => {
    const { status, keeping, html } = await send(button, { gift_card_email: 'sara@nowhere' });
    expect(status).toBe(200);
    expect(keeping).toContain('no-store');
    expect(html).toContain('woocommerce-error');
    const fieldOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    expect(fieldOf('gift_card_to')).toContain('value="Sara"');
    expect(fieldOf('gift_card_email')).toContain('value="sara@nowhere"');
    expect(fieldOf('gift_card_from')).toContain('value="Omar"');
    expect(fieldOf('quantity')).toContain('value="3"');
    expect(html).toContain('For &quot;you&quot; &amp; Omar</textarea>');
    const plain = await (await fetch(`${origin}/product/gift/`)).text();
    expect(plain).not.toContain('sara@nowhere');
    expect(plain).not.toContain('value="Sara"');
  },
);

it('WG-25 the form of one product fills none of another', async () => {
  const { status, html } = await send('add-to-cart', { gift_card_email: 'sara@nowhere' }, 'lamp');
  expect(status).toBe(200);
  expect(html).toContain('woocommerce-error');
  expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="1"/);
});
