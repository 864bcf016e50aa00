import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { addedProduct, expectTyped, goTo, openCheckout, ordersOf, place, type } from './checkout.ts';

test('CO-06 a changed price is reported, and charged only after it was seen', async ({ page }) => {
  const id = await addedProduct('CHECKOUT-DEARER');
  await openCheckout(page, id);
  await type(page, 'dearer@example.com');
  await goTo(page, 'DU');
  // Leaving a field requests the totals once more; a later request would show the new price.
  const answer = page.waitForResponse((one) => one.url().includes('update_order_review'));
  await page.locator('#terms').check();
  await answer;
  await addedProduct('CHECKOUT-DEARER', { 'Regular price': '130.00' });
  await place(page);
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  await expect(page.locator('#place_order')).toContainText('145.00');
  expect(await ordersOf('dearer@example.com')).toEqual([]);
  await expectTyped(page);
  await page.locator('#place_order').click();
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(await ordersOf('dearer@example.com')).toMatchObject([{ total_minor: 14500 }]);
});

test('CO-06 products that sold out are named and nothing is ordered', PROOF, async ({ page }) => {
  const id = await addedProduct('CHECKOUT-GONE', { Stock: '1' });
  await openCheckout(page, id);
  await type(page, 'gone@example.com');
  await goTo(page, 'DU');
  await addedProduct('CHECKOUT-GONE', { Stock: '0' });
  await place(page);
  await expect(page.locator('[data-error-summary]')).toContainText('CHECKOUT-GONE');
  await expectTyped(page);
  expect(await ordersOf('gone@example.com')).toEqual([]);
});

test('CO-08 a reload keeps the whole form', PROOF, async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-RELOAD'));
  await type(page, 'reload@example.com', {
    billing_landmark: 'Beside the park',
    order_comments: 'Ring twice',
  });
  await goTo(page, 'DU');
  await page.locator('#payment_method_bacs').check();
  await page.waitForResponse((one) => one.url().includes('update_order_review'));
  await page.reload();
  await expectTyped(page, {
    billing_email: 'reload@example.com',
    billing_landmark: 'Beside the park',
    order_comments: 'Ring twice',
    billing_state: 'DU',
  });
  await expect(page.locator('#payment_method_bacs')).toBeChecked();
});

test(
  'CO-08 a declined card keeps form and slot, and the same order is paid by another method',
  PROOF,
  async ({ page }) => {
    await openCheckout(page, await addedProduct('CHECKOUT-DECLINED', { Stock: '1' }));
    await type(page, 'again@example.com');
    await goTo(page, 'DU');
    const slot = page.locator('[name=delivery_slot]').nth(2);
    const id = await slot.inputValue();
    await slot.locator('..').click();
    await page.locator('#payment_method_jamra_card').check();
    await place(page);
    await page.locator('#card_number').fill('4000000000000002');
    await page.locator('#card_expires').fill('09/31');
    await page.locator('#card_code').fill('123');
    await page.locator('.j-bank button[type=submit]').first().click();
    await expect(page.locator('[role=alert]')).toContainText('declined');
    await page.goto('/cart/');
    await expect(page.locator('[data-own-order] a'), 'their own order holds the last piece').toHaveAttribute(
      'href',
      /order-pay/,
    );
    await page.goto('/checkout/');
    await expectTyped(page, { billing_email: 'again@example.com', billing_state: 'DU' });
    await expect(page.locator('[name=delivery_slot]:checked')).toHaveValue(id);
    await page.locator('#payment_method_cod').check();
    await place(page);
    await expect(page.locator('h1')).toHaveText('Thank you');
    expect(await ordersOf('again@example.com')).toMatchObject([
      { status: 'confirmed', payment_method: 'cod', delivery: { slot: { id } } },
    ]);
  },
);
