import { productId } from '../demo-products.ts';
import { expect, test } from '../shop.ts';

const COMING = '/product/solvane-slate-mini/';

test('a coming-soon product says so, shows no delivery day, and has an email form', async ({ page }) => {
  await page.goto(COMING);
  const buy = page.locator('.entry-summary');
  await expect(buy.locator('[data-coming-soon]')).toHaveText('Coming soon. Price to be announced.');
  await expect(buy).not.toContainText(/Delivery across|Arrives (today|tomorrow|on)|Out of stock/);
  await expect(page.getByRole('button', { name: 'This is my device' })).toHaveCount(0);
  await expect(buy.getByRole('heading', { name: 'Email me when it’s available' })).toBeVisible();
  await page.locator('#restock_email').fill(`coming-${Date.now()}@example.com`);
  await page.locator('#restock_consent').check();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.locator('[data-restock-answer]')).toHaveText(/We’ll email you once/);
});

test('a coming-soon product is listed, found and refused in the cart', async ({ page }) => {
  await page.goto('/category/solvane-slate/');
  const card = page.locator('.j-card', { hasText: 'Solvane Slate Mini' });
  await expect(card.locator('.j-badge')).toHaveText('Coming soon');
  await expect(card).toContainText('Price to be announced');
  await expect(card).not.toContainText('Out of stock');
  await page.goto(`/?add-to-cart=${productId('SOL-SLATE-2')}`);
  await expect(page.locator('.woocommerce-error')).toContainText('Solvane Slate Mini is coming soon');
});

test('a coming-soon product says so in Arabic', async ({ page }) => {
  await page.goto(`/ar${COMING}`);
  await expect(page.locator('[data-coming-soon]')).toHaveText('قريبًا. سيُعلن السعر لاحقًا.');
  await expect(page.getByRole('heading', { name: 'أبلغني عند توفره' })).toBeVisible();
});
