import { expect, test } from '../shop.ts';
import { addHere, count, endpoint, MINI_CART, open } from './cart-page.ts';

test('FC-13 a page that is gone back to shows the new count', async ({ page }) => {
  await open(page);
  await open(page, '/product/kovia-bar/?attribute_colour=blue');
  await addHere(page);
  await page.goBack();
  await expect(count(page)).toHaveText('1');
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
});

// Chromium's headless shell restores no page, it loads it again: a restored page is one that stays, and gets the event
// that browsers send it then.
test('FC-13 a restored page empties its mini-cart and fetches it', async ({ page }) => {
  await open(page);
  await addHere(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(endpoint('get_refreshed_fragments'), async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator(`${MINI_CART} > *`)).toHaveCount(0);
  answer();
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
});
