import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test('SN-04 a changed notice shows again after it was dismissed', async ({ page, setting }) => {
  const bar = page.locator('.woocommerce-store-notice');
  await setting('storeNotice', { id: '', enabled: true, text: { en: 'We are closed on Friday.' } });
  await page.goto('/faq/');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goto('/faq/');
  await expect(bar).toBeHidden();
  await setting('storeNotice', { id: '', enabled: true, text: { en: 'We are closed on Saturday.' } });
  await page.goto('/faq/');
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('Saturday');
});
