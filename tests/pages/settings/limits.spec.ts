import { detailsOf } from '../screens.ts';
import { expect, follow } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const GOLD = '/product/cedrane-gold/';

for (const [path, words] of [
  ['', 'Try again in a minute'],
  ['/ar', 'حاول مرة أخرى بعد دقيقة'],
] as const) {
  const title = `SV-04 a burst of ${path || '/en'} links answers with an error page`;
  test(title, detailsOf(path), async ({ page, setting }) => {
    await page.goto(GOLD);
    const id = await page.locator('[name="add-to-cart"]').first().getAttribute('value');
    await setting('limits.cartPerVisitor', 2);
    const link = `${path}/shop/?add-to-cart=${id}`;
    for (let press = 0; press < 3; press += 1) await follow(page, link);
    expect((await page.goto(link))?.status()).toBe(429);
    await expect(page.locator('main')).toContainText(words);
    await page.goto(`${path}/cart/`);
    await expect(page.locator('.jamra-cart-count').first()).toHaveAttribute('data-count', '3');
  });
}
