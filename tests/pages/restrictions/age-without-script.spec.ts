import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const STICKS = '/product/cedrane-amber/';
const form = (page: Page) => page.locator('form.j-age-plain');

test.use({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });

for (const [path, yes] of Object.entries({
  [STICKS]: 'I am 21 or older',
  '/sticks/?orderby=price': 'I am 21 or older',
  '/ar/sticks/': /21 عامًا أو أكثر/,
})) {
  test(`BO-07 ${path} asks for the age without scripts, and comes back`, PROOF, async ({ page }) => {
    const first = await page.goto(path);
    expect(first?.headers()['x-page-cache']).toMatch(/hit|made|stale/);
    await expect(form(page)).toBeVisible();
    await expect(page.locator('main h1')).toBeHidden();
    await form(page).getByRole('button', { name: yes }).click();
    await expect(page).toHaveURL(path);
    await expect(form(page)).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
    await page.goto('/sticks/');
    await expect(form(page)).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
  });
}

test(
  'BO-07 leaving without scripts leads to the page without the menus of the shop',
  PROOF,
  async ({ page }) => {
    for (const prefix of ['', '/ar']) {
      await page.goto(`${prefix}${STICKS}`);
      await form(page).locator('button[value="no"]').click();
      await expect(page).toHaveURL(`${prefix}/under-age/`);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('nav, [role="search"], .cart-toggle, li.product')).toHaveCount(0);
      await page.goto(`${prefix}${STICKS}`);
      await expect(form(page), 'a no is not a yes').toBeVisible();
    }
  },
);

test('BO-07 only an answer can be reached by key while the question is open', async ({ page }) => {
  await page.goto(STICKS);
  const reached: (string | null)[] = [];
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.locator(':focus').getAttribute('value'));
    if (times === 1) break;
  }
  expect(reached).toEqual(['yes', 'no']);
});

test('BO-07 pages without restricted products do not ask', async ({ page }) => {
  await page.goto('/blog/');
  await expect(form(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
});

test('BO-07 the form fits the smallest screen', PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [STICKS, `/ar${STICKS}`]) {
    await page.goto(path);
    const box = await form(page).locator('.j-age').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await form(page).locator('button[value="no"]').scrollIntoViewIfNeeded();
    await expect(form(page).locator('button[value="no"]')).toBeInViewport();
  }
});
