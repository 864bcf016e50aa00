import { accessibilityFaults } from '../accessibility.ts';
import { expectRoom } from '../layout/width.ts';
import { LOOKS, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { order, orderBy, payByCard } from './paying.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CO-08 an order is paid again only when the terms are agreed to, in a form of the shop', async ({
    page,
  }) => {
    const email = 'agreed@example.com';
    await order(page, { email });
    await payByCard(page, '4000000000000002');
    await expect(page.locator('#order_review [name=terms-field]')).toHaveValue('1');
    await expect(page.locator('#order_review [name=woocommerce-pay-nonce]')).toHaveValue(/^\w{10}$/);
    const address = page.url();
    const key = (name: string) => page.locator(`#order_review [name=${name}]`).inputValue();
    const form = {
      woocommerce_pay: '1',
      'woocommerce-pay-nonce': await key('woocommerce-pay-nonce'),
      payment_method: 'cod',
      terms: '1',
      'terms-field': '1',
    };
    const send = async (more: Record<string, string>, left: string[] = []) => {
      const fields = Object.entries({ ...form, ...more }).filter(([name]) => !left.includes(name));
      const answer = await page.request.post(address, {
        form: Object.fromEntries(fields),
        headers: { origin: new URL(address).origin },
        maxRedirects: 0,
      });
      return { status: answer.status(), text: await answer.text() };
    };
    const without = await send({}, ['terms']);
    expect(without.status).toBe(200);
    expect(without.text).toContain('Accept the terms of sale to continue.');
    expect(without.text).toContain('id="terms_error"');
    const foreign = await send({ 'woocommerce-pay-nonce': 'abcdefabcd' });
    expect(foreign.status).toBe(200);
    expect(foreign.text).toContain('This page has expired');
    expect((await send({ payment_method: 'free' })).status).toBe(200);
    expect(await orderBy(email)).toEqual([{ status: 'pending', payment_method: 'jamra_card' }]);
    await page.locator('#payment_method_cod').check();
    await page.locator('#terms').check();
    await page.locator('#place_order').click();
    await expect(page.locator('h1')).toHaveText('Thank you');
    expect(await orderBy(email)).toEqual([{ status: 'confirmed', payment_method: 'cod' }]);
  });
});

for (const { width, prefix } of LOOKS) {
  test(`BO-05 what is missing is said at ${width} px ${prefix}`, PROOF, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await order(page, { email: `terms-${width}${prefix.length}@example.com`, prefix });
    await payByCard(page, '4000000000000002');
    await page.locator('#order_review').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.locator('#place_order').click();
    await expect(page.locator('#terms_error')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectRoom(page);
  });
}
