import { sql } from 'kysely';
import { goods, goTo, LANGUAGES, openCheckout, ordersOf, place, type } from '../checkout/checkout.ts';
import { query } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { payByCard } from './paying.ts';

const CODE = /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\b/;

/** The code in the mail to a recipient; empty before it is queued. */
async function codeTo(recipient: string): Promise<string> {
  const [mail] = await query(
    sql<{
      plain: string;
    }>`select plain from mail_message where recipient = ${recipient} and kind = 'gift-card'`,
  );
  return CODE.exec(mail?.plain ?? '')?.[0] ?? '';
}

for (const { language, prefix, thanks } of LANGUAGES) {
  test(`a gift card is bought, sent, and pays for an order (${language})`, PROOF, async ({ page }) => {
    const sku = `GIFT-${language}`;
    await goods(sku, { 'Meta: _gift_card': 'yes' });
    const other = await goods(`PAID-BY-GIFT-${language}`, { 'Regular price': '40.00' });
    const [buyer, recipient] = [`giver-${language}@example.com`, `receiver-${language}@example.com`];
    await page.goto(`${prefix}/product/${sku.toLowerCase()}/`);
    const form = page.locator('form.cart');
    await form.locator('[name="gift_card_to"]').fill('Sara');
    await form.locator('[name="gift_card_email"]').fill(recipient);
    await form.locator('[name="gift_card_from"]').fill('Omar');
    await form.locator('.single_add_to_cart_button').click();
    await expect(page.locator('.woocommerce-mini-cart')).toContainText(recipient);
    await page.goto(`${prefix}/checkout/`);
    await type(page, buyer);
    await goTo(page, 'DU');
    await page.locator('#payment_method_jamra_card').check();
    await place(page);
    await payByCard(page, '4111111111111111');
    await expect(page.locator('h1')).toContainText(thanks);
    await expect.poll(() => codeTo(recipient)).toMatch(CODE);
    const code = await codeTo(recipient);

    await openCheckout(page, other, prefix);
    await type(page, recipient);
    await goTo(page, 'DU');
    await page.locator('#checkout-gift-card summary').click();
    await page.locator('#gift_card_code').fill(code);
    await page.locator('[name="apply_gift_card"]').click();
    await expect(page.locator('#payment_method_gift_card')).toBeChecked();
    await expect(page.locator('#billing_first_name')).toHaveValue('Sara');
    await place(page);
    await expect(page.locator('h1')).toContainText(thanks);
    await expect(page.locator('.gift-card-due')).toContainText('0.00');
    expect(await ordersOf(recipient)).toMatchObject([{ status: 'confirmed', payment_method: 'gift_card' }]);

    await page.goto(`${prefix}/gift-card/`);
    await page.locator('#gift_card_code').fill(code);
    await page.locator('form.j-balance button').click();
    await expect(page.locator('.j-giftcard__sum')).toContainText('45.00');
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('RT-01 a touched button, hovered until the next touch, looks like its neighbour', async ({ page }) => {
    await page.goto(`/?add-to-cart=${await goods('TWO-CODES')}`);
    await page.goto('/cart/');
    const button = page.locator('[name="apply_gift_card"]');
    await button.hover();
    expect(await button.evaluate((one) => one.matches(':hover'))).toBe(true);
    const colours = (one: Element) => {
      for (const animation of one.getAnimations()) animation.finish();
      const { backgroundColor, color } = getComputedStyle(one);
      return [backgroundColor, color];
    };
    expect(await button.evaluate(colours)).toEqual(
      await page.locator('[name="apply_coupon"]').evaluate(colours),
    );
  });
});
