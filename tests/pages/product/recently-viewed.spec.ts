import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

test('recently viewed products are below, newest first, without the current one', PROOF, async ({ page }) => {
  await page.goto('/product/cedrane-amber/');
  await expect(page.locator('[data-recent]')).toBeHidden();
  await page.goto('/product/kovia-bar/');
  await page.goto('/product/cedrane-amber/');
  await page.goto('/ar/product/orveta-duo/');
  const row = page.locator('[data-recent]');
  // Chromium ignores a key before the first paint, but not scrolling.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(row).toBeVisible();
  const names = row.locator('.woocommerce-loop-product__link');
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveAttribute('href', '/ar/product/cedrane-amber/');
  await expect(row).toContainText('تحذير');
  const [cookie] = (await page.context().cookies()).filter(
    ({ name }) => name === 'woocommerce_recently_viewed',
  );
  expect(cookie).toMatchObject({ value: '132|137|101', expires: -1, path: '/' });
});

test('cards are the same for all visitors, and accept any ids', async ({ page }) => {
  const answer = await page.request.get(
    `/cards/?ids=${productId('ORV-DUO')}|${productId('CED-AMBER')}|${productId('CED-AMBER')}|x|-1|99999999999`,
  );
  expect(answer.status()).toBe(200);
  expect((await answer.text()).match(/<li class="j-card/g)).toHaveLength(2);
  expect(answer.headers()['set-cookie']).toBeUndefined();
  for (const query of ['', '?ids=', '?ids=1&ids=2', '?ids=%27']) {
    const other = await page.request.get(`/cards/${query}`);
    expect([other.status(), await other.text()]).toEqual([200, '']);
  }
});
