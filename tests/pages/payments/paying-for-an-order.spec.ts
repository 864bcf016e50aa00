import { sql } from 'kysely';
import { accessibilityFaults } from '../accessibility.ts';
import { query } from '../database.ts';
import { expectRoom } from '../layout/width.ts';
import { LOOKS, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { order, orderBy, payByCard } from './paying.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'CO-08 an order is paid again without agreeing to its terms twice, in a form of the shop',
    PROOF,
    async ({ page }) => {
      const email = 'agreed@example.com';
      await order(page, { email });
      await payByCard(page, '4000000000000002');
      await expect(page.locator('#terms')).toHaveCount(0);
      await expect(page.locator('#order_review [data-accepted-texts] a').first()).toHaveAttribute(
        'href',
        /^\/terms\/.+\/$/,
      );
      await expect(page.locator('#order_review [name=woocommerce-pay-nonce]')).toHaveValue(/^\w{10}$/);
      const address = page.url();
      const key = (name: string) => page.locator(`#order_review [name=${name}]`).inputValue();
      const form = {
        woocommerce_pay: '1',
        'woocommerce-pay-nonce': await key('woocommerce-pay-nonce'),
        payment_method: 'cod',
      };
      const send = async (more: Record<string, string>) => {
        const answer = await page.request.post(address, {
          form: { ...form, ...more },
          headers: { origin: new URL(address).origin },
          maxRedirects: 0,
        });
        return { status: answer.status(), text: await answer.text() };
      };
      await query(sql`update shop_order set terms_version = '' where email = ${email}`);
      const without = await send({});
      expect(without.status).toBe(200);
      expect(without.text).toContain('Accept the terms of sale to continue.');
      expect(without.text).toContain('id="terms_error"');
      await query(sql`update shop_order set terms_version = '2026-11' where email = ${email}`);
      const foreign = await send({ 'woocommerce-pay-nonce': 'abcdefabcd' });
      expect(foreign.status).toBe(200);
      expect(foreign.text).toContain('This page has expired');
      expect((await send({ payment_method: 'free' })).status).toBe(200);
      expect(await orderBy(email)).toEqual([{ status: 'pending', payment_method: 'jamra_card' }]);
      await page.locator('#payment_method_cod').check();
      await page.locator('#place_order').click();
      await expect(page.locator('h1')).toHaveText('Thank you');
      expect(await orderBy(email)).toEqual([{ status: 'confirmed', payment_method: 'cod' }]);
    },
  );
});

for (const { width, prefix } of LOOKS) {
  test(`BO-05 missing fields are reported at ${width} px ${prefix}`, PROOF, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = `terms-${width}${prefix.length}@example.com`;
    await order(page, { email, prefix });
    await payByCard(page, '4000000000000002');
    await query(sql`update shop_order set terms_version = '' where email = ${email}`);
    await page.goto(page.url());
    await page.locator('#order_review').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.locator('#place_order').click();
    await expect(page.locator('#terms_error')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectRoom(page);
  });
}
