import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { enter } from '../account/account.ts';
import { expectRoom } from '../layout/width.ts';
import { LOOKS, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { fillCheckout, order, orderBy, payByCard } from './paying.ts';

const METHODS = '/my-account/payment-methods/';

/** Adds a card in the account, on the bank's own page. */
async function addCard(page: Page, number: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}${METHODS}`);
  await page.locator('[name=add]').click();
  await expect(page).toHaveURL(/\/test-payments\/cards\/tbs_/);
  await page.locator('#card_number').fill(number);
  await page.locator('#card_expires').fill('09/31');
  await page.locator('#card_code').fill('123');
  await page.locator('.j-bank button[type=submit]').first().click();
  await expect(page).toHaveURL(new RegExp(`${prefix}${METHODS}$`));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PM-02 a card is saved in the account, made the default, and removed', PROOF, async ({ page }) => {
    await enter(page);
    await page.goto(METHODS);
    await expect(page.locator('main .j-empty')).toContainText('No saved cards');
    await addCard(page, '4111 1111 1111 1111');
    await addCard(page, '5555 5555 5555 4444');
    const cards = page.locator('.payment-method');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Falcon •••• 1111');
    await expect(cards.first()).toContainText('Default');
    await cards.last().locator('[name=make_default]').click();
    await expect(cards.first()).toContainText('Oryx •••• 4444');
    await expect(page.locator('.woocommerce-message')).toContainText('Default card updated.');
    await cards.first().locator('[name=remove]').click();
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText('Default');
    expect(await page.content()).not.toContain('4111 1111');
  });

  test(
    'PM-02 a card that the bank declines is not saved, and one may leave its page',
    PROOF,
    async ({ page }) => {
      await enter(page);
      await page.goto(METHODS);
      await page.locator('[name=add]').click();
      await page.locator('#card_number').fill('4000000000000002');
      await page.locator('#card_expires').fill('09/31');
      await page.locator('#card_code').fill('123');
      await page.locator('.j-bank button[type=submit]').first().click();
      await expect(page.locator('#card_number_error')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel and return to shop' }).click();
      await expect(page).toHaveURL(new RegExp(`${METHODS}$`));
      await expect(page.locator('.payment-method')).toHaveCount(0);
    },
  );

  test('PM-02 a saved card pays at the checkout; another is typed there', PROOF, async ({ page }) => {
    const { email } = await enter(page);
    await addCard(page, '4111 1111 1111 1111');
    await order(page, { email });
    await expect(page.locator('h1')).toHaveText('Thank you');
    await fillCheckout(page, { email });
    await page.locator('#wc-jamra_card-payment-token-new').check();
    await page.locator('#place_order').click();
    await payByCard(page, '4000000000000002');
    await expect(page.locator('.woocommerce-SavedPaymentMethods-tokenInput')).toHaveCount(2);
    await expect(page.locator('#terms'), 'agreed to when it was ordered').toHaveCount(0);
    await page.locator('#place_order').click();
    await expect(page.locator('h1')).toHaveText('Thank you');
    expect((await orderBy(email)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  });
});

test('PM-02 a saved card whose bank asks is authenticated before it is charged', PROOF, async ({ page }) => {
  const { email } = await enter(page);
  await addCard(page, '4000 0000 0000 3220');
  await order(page, { email });
  await expect(page.locator('h1')).toHaveText('Confirm your payment');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('h1')).toHaveText('Thank you');
});

test('PM-02 a card is saved by a tick while it pays', PROOF, async ({ page }) => {
  const { email } = await enter(page);
  await order(page, { email });
  await page.locator('#keep_card').check();
  await payByCard(page, '4111 1111 1111 1111');
  await expect(page.locator('h1')).toHaveText('Thank you');
  await page.goto(METHODS);
  await expect(page.locator('.payment-method')).toContainText('Falcon •••• 1111');
});

test('PM-02 a changed choice leaves the chosen card as it is', PROOF, async ({ page }) => {
  const { email } = await enter(page);
  await addCard(page, '4111 1111 1111 1111');
  await fillCheckout(page, { email });
  const other = page.locator('#wc-jamra_card-payment-token-new');
  await other.check();
  const sums = page.waitForResponse(/update_order_review/);
  await page.locator('#billing_state').selectOption('AZ');
  await sums;
  await expect(other).toBeChecked();
});

for (const { width, prefix } of LOOKS) {
  test(`BO-05 saved cards are accessible at ${width} px ${prefix}`, PROOF, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { email } = await enter(page);
    await addCard(page, '4111 1111 1111 1111', prefix);
    expect(await accessibilityFaults(page), 'account').toEqual([]);
    await expectRoom(page);
    await fillCheckout(page, { email, prefix });
    await expect(page.locator('.j-cardchoice')).toBeVisible();
    expect(await accessibilityFaults(page), 'checkout').toEqual([]);
    await expectRoom(page);
  });
}
