import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

test('RT-07 a missing page answers 404 with search and links', PROOF, async ({ page }) => {
  for (const path of ['/no/such/page/', '/product/none/', '/blog/none/', '/category/none/']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(main.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search products');
    expect(await main.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(2);
    await expect(main.locator('li.product')).toHaveCount(4);
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact/');
  }
});

test(
  'the search of a missing page works without scripts and in Arabic',
  PROOF,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    // The page shows restricted products, so it shows the age question.
    await context.addCookies([{ name: 'jamra_age', value: '99', url: baseURL ?? '' }]);
    const page = await context.newPage();
    const answer = await page.goto('/ar/lost/');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('main').getByRole('searchbox').fill('كوفيا');
    await page.getByRole('main').getByRole('button', { name: 'بحث' }).click();
    await expect(page).toHaveURL(/\/ar\/\?s=/);
    await context.close();
  },
);

test('an unreadable URL answers with an error page', async ({ page }) => {
  for (const [path, target] of [
    ['/%E0%A4%A', 'Go to the shop'],
    ['/ar/%E0%A4%A', 'إلى المتجر'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('main').getByRole('link', { name: target })).toBeVisible();
  }
});
