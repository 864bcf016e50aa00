import { readPage, withClass, withTag, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const WARNING = 'Warning: these products contain nicotine';
/** The default warnings of tobacco, of a stick and of a device. */
const ADDICTIVE = /contains? nicotine, which is addictive/;
const PLACES = ['/', '/shop/', '/sticks/', '/?s=cedrane', '/product/cedrane-amber/', '/product/orveta-duo/'];

test('BO-07 every page warns in its language wherever it shows tobacco', async ({ request }) => {
  for (const path of PLACES) {
    const warningsOf = async (prefix: string) =>
      withTag(await readPage(request, prefix + path), 'main').flatMap((main) => withClass(main, 'j-warning'));
    expect(wordsOf(await warningsOf('')), path).toMatch(ADDICTIVE);
    const words = wordsOf(await warningsOf('/ar'));
    expect(words, path).toMatch(/\p{Script=Arabic}/u);
    expect(words, path).not.toMatch(/[A-Za-z]{4}/);
  }
});

test('BO-07 the warning is seen beside the tobacco', PROOF, async ({ page }) => {
  for (const path of ['/', '/product/orveta-duo/']) {
    await page.goto(path);
    await expect(page.locator('main .j-warning').first()).toBeVisible();
  }
});

test('BO-07 the drawer, the cart and the checkout warn of the tobacco in them', PROOF, async ({ page }) => {
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
