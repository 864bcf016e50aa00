import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const GOLD = '/product/cedrane-gold/';

for (const [path, words] of [
  ['', 'Try again in a minute'],
  ['/ar', 'حاول مرة أخرى بعد دقيقة'],
] as const) {
  test(`SV-04 a burst of ${path || '/en'} links answers with an error page`, async ({ page, setting }) => {
    await page.goto(GOLD);
    const id = await page.locator('[name="add-to-cart"]').first().getAttribute('value');
    await setting('limits.cartPerVisitor', 2);
    const answers: number[] = [];
    for (let press = 0; press < 4; press += 1)
      answers.push((await page.goto(`${path}/shop/?add-to-cart=${id}`))?.status() ?? 0);
    expect(answers).toEqual([200, 200, 200, 429]);
    await expect(page.locator('main')).toContainText(words);
    await page.goto(`${path}/cart/`);
    await expect(page.locator('.jamra-cart-count').first()).toHaveAttribute('data-count', '3');
  });
}
