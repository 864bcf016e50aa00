import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const STICKS = '/product/cedrane-amber/';
const question = (page: Page) => page.locator('dialog#age-question');

test.describe('a visitor without an answer', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('BO-07 the age is asked above the complete page, in the page’s language', async ({ page }) => {
    for (const [path, words] of [
      ['/sticks/', 'older'],
      ['/ar/sticks/', 'أكثر'],
    ] as const) {
      await page.goto(path);
      await expect(question(page)).toBeVisible();
      await expect(question(page).getByRole('button')).toContainText(words);
      await expect(question(page).getByRole('button')).toContainText('21');
      await expect(page.locator('main h1')).toBeAttached();
    }
  });

  test('BO-07 the question cannot be left but by an answer', PROOF, async ({ page }) => {
    await page.goto(STICKS);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(question(page)).toBeVisible();
    for (let times = 0; times < 6; times += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement: at, body } = document;
        return at === body || at?.closest('#age-question') !== null;
      });
      expect(isInside).toBe(true);
    }
  });

  test('BO-07 text that wraps into more lines when its font arrives moves nothing above it', async ({
    page,
  }) => {
    await page.goto('/sticks/');
    const topOf = async (selector: string) => (await question(page).locator(selector).boundingBox())?.y;
    const before = await topOf('h2');
    await question(page)
      .locator('#age-question-text')
      .evaluate((text) => text.append(' Age is checked again on delivery, by whoever brings the order.'));
    expect(await topOf('h2')).toBe(before);
  });

  test(
    'BO-07 a yes is remembered for thirty days, as a number of years',
    PROOF,
    async ({ page, context }) => {
      await page.goto(STICKS);
      await question(page).getByRole('button', { name: 'I am 21 or older' }).click();
      await expect(question(page)).toBeHidden();
      const answered = async () => (await context.cookies()).find(({ name }) => name === 'jamra_age');
      await expect.poll(async () => (await answered())?.value).toBe('21');
      const untilS = (await answered())?.expires ?? 0;
      expect(Math.round((untilS - Date.now() / 1000) / 86_400)).toBe(30);
      await page.goto('/sticks/');
      await expect(page.locator('main h1')).toBeVisible();
      await expect(question(page)).toBeHidden();
    },
  );

  test(
    'BO-07 leaving leads to a neutral page without products, and back to the question',
    PROOF,
    async ({ page }) => {
      await page.goto(STICKS);
      await question(page).getByRole('link', { name: 'Exit' }).click();
      await expect(page).toHaveURL(/\/under-age\/$/);
      await expect(page.locator('main h1')).toHaveText('You must be 21 or over');
      await expect(page.locator('li.product')).toHaveCount(0);
      await expect(question(page)).toHaveCount(0);
      await page.goBack();
      await expect(question(page)).toBeVisible();
    },
  );

  test('BO-07 pages without restricted products do not ask', PROOF, async ({ page }) => {
    for (const path of ['/privacy/', '/category/charging/']) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main [data-restricted]')).toHaveCount(0);
      await expect(question(page)).toBeHidden();
    }
  });

  test('BO-07 opening the question moves nothing', PROOF, async ({ page }) => {
    await page.goto(STICKS);
    await expect(question(page)).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
});

test.describe('search engines', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1; +http://bot.example)',
  });

  test('BO-07 are not asked', PROOF, async ({ page }) => {
    await page.goto(STICKS);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(question(page)).toBeHidden();
  });
});

test.describe('scripts off', () => {
  test.use({ storageState: { cookies: [], origins: [] }, javaScriptEnabled: false });

  test('BO-07 the page is readable once the form is answered, with its warning', PROOF, async ({ page }) => {
    await page.goto(STICKS);
    await page.locator('form.j-age-plain button[value="yes"]').click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main .j-warning').first()).toBeVisible();
    await expect(question(page)).toBeHidden();
  });
});

test('BO-07 who has answered sees the page at once', async ({ page }) => {
  await page.goto(STICKS);
  await expect(question(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
});
