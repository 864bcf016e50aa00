import { detailsOf, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

test.use({ javaScriptEnabled: false });

for (const { language, prefix, add } of [
  { language: 'English', prefix: '', add: 'Add to cart' },
  { language: 'Arabic', prefix: '/ar', add: 'أضف إلى السلة' },
]) {
  const bought = `without scripts the shop is browsed, narrowed, searched and bought from, in ${language}`;
  test(bought, detailsOf(prefix), async ({ page }) => {
    await page.goto(`${prefix}/category/devices/`);
    const all = await page.locator('li.product').count();
    await page.locator('.wc-layered-nav-term a').first().click();
    await expect(page).toHaveURL(/filter_/);
    expect(await page.locator('li.product').count()).toBeLessThan(all);
    await page.goto(`${prefix}/?s=kovia&post_type=product`);
    await page.locator('li.product a[href*="/product/kovia-bar/"]').first().click();
    await expect(page.locator('#tab-description')).toBeVisible();
    await expect(page.locator('#tab-reviews')).toBeVisible();
    await page.locator('table.variations select').first().selectOption({ index: 1 });
    await page.locator('input.qty').fill('2');
    await page.getByRole('button', { name: add, exact: true }).first().click();
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await page.goto(`${prefix}/cart/`);
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await expect(page.locator('.cart_item input.qty')).toHaveValue('2');
    await page.locator('.cart_item a.remove').click();
    await expect(page.locator('.cart_item')).toHaveCount(0);
    await page.locator('.woocommerce-message a').click();
    await expect(page.locator('.cart_item')).toHaveCount(1);
  });

  const read = `without scripts every page says what it is and leads on, in ${language}`;
  test(read, PROOF, async ({ page }) => {
    for (const path of ['/', '/blog/', '/portfolio/', '/faq/', '/contact/', '/nowhere/']) {
      await page.goto(prefix + path);
      await expect(page.locator('h1'), path).toHaveCount(1);
      expect(await page.locator('main a').count(), path).toBeGreaterThan(0);
      await expect(page.locator('footer'), path).toBeVisible();
    }
  });
}
