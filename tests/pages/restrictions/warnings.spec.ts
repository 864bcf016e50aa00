import { readPage, withClass, withTag, wordsOf } from '../printed-page.ts';
import { expect, settle, test } from '../shop.ts';

const WARNING = 'Warning: these products contain nicotine';
const PLACES = ['/', '/shop/', '/sticks/', '/?s=cedrane', '/product/cedrane-amber/', '/product/orveta-duo/'];

for (const path of PLACES) {
  test(`BO-07 ${path} warns in the page's language wherever tobacco is shown`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.locator('main .j-warning').first()).toBeVisible();
    const inArabic = withTag(await readPage(request, `/ar${path}`), 'main');
    const words = wordsOf(inArabic.flatMap((main) => withClass(main, 'j-warning')));
    expect(words).toMatch(/\p{Script=Arabic}/u);
    expect(words).not.toMatch(/[A-Za-z]{4}/);
  });
}

test('BO-07 the drawer, the cart and the checkout warn of the tobacco in them', async ({ page }) => {
  await page.goto('/sticks/');
  await page.locator('li.product .ajax_add_to_cart').first().click();
  await expect(page.locator('#cart-drawer .j-warning')).toContainText(WARNING);
  await page.goto('/cart/');
  await settle(page);
  await expect(page.locator('main form .j-warning')).toContainText(WARNING);
  await page.goto('/checkout/');
  await expect(page.locator('main .j-warning').first()).toContainText(WARNING);
});

test('BO-07 tobacco carries no badge, no struck price and no amount saved', async ({ page }) => {
  await page.goto('/sticks/');
  const cards = page.locator('li.product');
  expect(await cards.count()).toBeGreaterThan(3);
  await expect(cards.locator('.onsale')).toHaveCount(0);
  await expect(cards.locator('del')).toHaveCount(0);
  await expect(cards.locator('.j-badge', { hasText: /New|Limited/ })).toHaveCount(0);
});
