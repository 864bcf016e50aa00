import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { addedProduct, goTo, LANGUAGES, openCheckout, ordersOf, place, type } from '../checkout/checkout.ts';
import { query } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import { payByCard } from './paying.ts';
import { sendFormsFrom, tryAllCodes } from './post-from-address.ts';

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

/** The style of an amount. */
function look(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((one) => {
    const { color, fontSize, fontWeight, borderBlockStartWidth } = getComputedStyle(one);
    return [color, fontSize, fontWeight, borderBlockStartWidth];
  });
}

test('RT-01 a refused or unsent gift card code stays in its field', PROOF, async ({ page }) => {
  await page.goto(`/?add-to-cart=${await addedProduct('REFUSED-CARD')}`);
  await page.goto('/cart/');
  await settle(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  const field = page.locator('#gift_card_code');
  await field.fill('ABCD-EFGH-JKMN-PQRS');
  await page.locator('[name="apply_gift_card"]').click();
  await expect(page.locator('#gift_card_code_error')).toBeVisible();
  await expect(field).toHaveValue('ABCD-EFGH-JKMN-PQRS');
  await field.fill('ABCD-EFGH');
  await page.locator('.cart_item input.qty').fill('2');
  await page.locator('.cart_item input.qty').press('Enter');
  await expect(page.locator('.cart_item .product-subtotal')).toContainText('.00');
  await expect(page.locator('#gift_card_code_error')).toHaveCount(0);
  await expect(field).toHaveValue('ABCD-EFGH');
  await expect(page.locator('html')).toHaveAttribute('data-not-reloaded');
});

test(
  'FM-06 the cart page shows the waiting time after too many codes, and keeps the code',
  PROOF,
  async ({ page }) => {
    await page.goto(`/cart/?add-to-cart=${await addedProduct('CODES-TOO-MANY')}`);
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
    await tryAllCodes('127.0.13.1', new URL(page.url()).origin);
    await sendFormsFrom(page, '127.0.13.1');
    const field = page.locator('#gift_card_code');
    await field.fill('ABCD-EFGH-JKMN-PQRS');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.locator('[name="apply_gift_card"]').click();
    expect((await answered).status()).toBe(429);
    await expect(page.locator('#gift_card_code_error')).toHaveText(/Try again in (?:9|10) minutes\./);
    await expect(field).toHaveValue('ABCD-EFGH-JKMN-PQRS');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-not-reloaded');
  },
);

for (const { language, prefix, thanks } of LANGUAGES) {
  test(`a gift card is bought, sent, and pays for an order (${language})`, PROOF, async ({ page }) => {
    const sku = `GIFT-${language}`;
    await addedProduct(sku, { 'Meta: _gift_card': 'yes' });
    const other = await addedProduct(`PAID-BY-GIFT-${language}`, { 'Regular price': '40.00' });
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
    // The amount that is left to pay is styled like the total above it.
    expect(await look(page, '.j-only-wide .gift-card-due td')).toEqual(
      await look(page, '.j-only-wide .order-total td'),
    );
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

  test(
    'RT-01 a touched button, hovered until the next touch, looks like its neighbour',
    PROOF,
    async ({ page }) => {
      await page.goto(`/?add-to-cart=${await addedProduct('TWO-CODES')}`);
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
    },
  );
});

test(
  'FM-06 on a phone the field of the cart fits a whole code, and its error is above the button',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/ar/cart/?add-to-cart=${await addedProduct('CODE-ON-A-PHONE')}`);
    const field = page.locator('#gift_card_code');
    await field.fill('WWWW-MMMM-WWWW-MMMM');
    expect(await field.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    const button = page.locator('[name="apply_gift_card"]');
    await button.click();
    const fault = await page.locator('#gift_card_code_error').boundingBox();
    expect((fault?.y ?? 0) + (fault?.height ?? 0)).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0);
  },
);
