import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const DUO = '/product/orveta-duo/';

test('GEN-06 ER-12 a part that does not arrive is logged, offered again, and the page goes on', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  await page.route('**/s/viewer-part*.js', (route) => route.abort());
  await page.goto(DUO);
  await settle(page);
  await page.getByRole('button', { name: 'View full-screen image gallery' }).click();
  const offer = page.getByRole('alert');
  await expect(offer).toContainText('Part of this page didn’t load.');
  expect(messages.some((text) => text.includes('Loading chunk failed'))).toBe(true);

  await page.locator('form.cart .quantity').getByRole('button', { name: 'Increase' }).click();
  await expect(page.locator('form.cart input.qty')).toHaveValue('2');

  await page.unroute('**/s/viewer-part*.js');
  await offer.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Image gallery' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test(
  'GEN-06 a stylesheet that does not arrive is a part as well, and the offer is Arabic in Arabic',
  PROOF,
  async ({ page }) => {
    await page.route('**/s/viewer*.css', (route) => route.abort());
    await page.goto(`/ar${DUO}`);
    const trigger = page.locator('.woocommerce-product-gallery__trigger');
    await trigger.click();
    const offer = page.getByRole('alert');
    await expect(offer).toContainText('تعذّر تحميل جزء من هذه الصفحة.');
    await offer.getByRole('button', { name: 'إغلاق' }).click();
    await expect(offer).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await page.unroute('**/s/viewer*.css');
    await trigger.click();
    await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
  },
);
