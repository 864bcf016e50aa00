import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test('SK-01 the header is sticky in the device modes that the setting lists', async ({ page, setting }) => {
  const header = page.locator('.j-header');
  await setting('layout.headerStickyOn', ['desktop']);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/faq/');
  await expect(header).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/faq/');
  await expect(header).not.toHaveCSS('position', 'sticky');
});
