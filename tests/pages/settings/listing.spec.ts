import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test('LS-08 sold-out products can be hidden', PROOF, async ({ page, setting }) => {
  await page.goto('/shop/?orderby=title');
  const shown = Number(/\d+/.exec(await page.locator('.woocommerce-result-count').innerText())?.[0]);
  await setting('listing.soldOut', 'hide');
  await page.goto('/shop/?orderby=title');
  await expect(page.locator('li.product.outofstock')).toHaveCount(0);
  const left = Number(/\d+/.exec(await page.locator('.woocommerce-result-count').innerText())?.[0]);
  expect(left).toBeLessThan(shown);
});
