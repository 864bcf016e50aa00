import { expect, test } from '../shop.ts';

test('a card says how its product is rated; those of tobacco do not', async ({ page }) => {
  await page.goto('/category/devices/');
  const rated = page.locator('li.product').filter({ has: page.getByRole('img', { name: /of 5 stars/ }) });
  await expect(rated.first().locator('.j-card__rating')).toHaveText(/^[1-5]\.\d$/);
  await page.goto('/sticks/');
  await expect(page.locator('li.product').first()).toBeVisible();
  await expect(page.locator('li.product .j-card__rating')).toHaveCount(0);
});

test('a card shows a second picture under the mouse, and loads it only then', async ({ page }) => {
  await page.goto('/category/devices/');
  const card = page.locator('li.product').filter({ hasText: 'Orveta Duo' }).first();
  const second = card.locator('.j-card__second');
  const address = (await second.getAttribute('src')) ?? '';
  const loaded = () =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').some((one) => one.name.endsWith(name)),
      address,
    );
  await expect(second).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await loaded()).toBe(false);
  await card.hover();
  await expect(second).toBeVisible();
  await expect.poll(loaded).toBe(true);
  await expect(card.getByRole('link', { name: 'Orveta Duo', exact: true })).toHaveAttribute(
    'href',
    '/product/orveta-duo/',
  );
});
