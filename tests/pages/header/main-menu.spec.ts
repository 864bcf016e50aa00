import type { Page } from '@playwright/test';
import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { expect, MOVING, settle, test } from '../shop.ts';

test.use(MOVING);

function devices(page: Page) {
  const item = page.locator('[data-menu-item]').filter({ hasText: 'Devices' });
  return {
    item,
    link: item.locator(':scope > a'),
    toggle: item.locator(':scope > button'),
    list: item.locator('.j-submenu'),
  };
}

test(
  'HD-05 a submenu opens 250 ms after the pointer enters and closes 500 ms after it leaves',
  PROOF,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const { link, list } = devices(page);
    await page.clock.pauseAt(Date.now() + 10_000);
    await link.hover();
    await page.clock.runFor(249);
    await expect(list).toBeHidden();
    await page.clock.runFor(1);
    await expect(list).toBeVisible();
    await page.mouse.move(700, 800);
    await page.clock.runFor(499);
    await expect(list).toBeVisible();
    await page.clock.runFor(1);
    await expect(list).toBeHidden();
  },
);

test('HD-05 the delays are exact: showing and hiding are immediate', PROOF, async ({ page }) => {
  await page.goto('/');
  const { list } = devices(page);
  await expect(page.locator('[data-menu][data-ready]')).toBeVisible();
  await expect(list).toHaveCSS('transition-duration', '0s');
  await expect(list).toHaveCSS('transition-delay', '0s');
});

for (const [text, ems] of [
  ['A', 10],
  ['An entry with a name that no other entry in any menu of any shop would ever reach in length', 20],
] as const) {
  test(
    `HD-06 a submenu is ${ems}em wide with an entry of ${text.length} letters`,
    ems === 10 ? PROOF : {},
    async ({ page }) => {
      await page.goto('/');
      const { toggle, list } = devices(page);
      await toggle.focus();
      await page.keyboard.press('Enter');
      await list.evaluate((element, name) => {
        element.innerHTML = `<li><a href="/">${name}</a></li>`;
      }, text);
      const widthEms = await list.evaluate(
        (element) =>
          element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize),
      );
      expect(widthEms).toBeCloseTo(ems, 1);
    },
  );
}

test('HD-06 pictures of entries show beside their labels, and load when the submenu opens', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  const { toggle, list } = devices(page);
  const picture = list.locator('.j-tile img').first();
  // A lazy picture without a box is not loaded.
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveCSS('display', 'none');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const widthEms = await list.evaluate(
    (element) =>
      element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(widthEms).toBeGreaterThanOrEqual(10);
  expect(widthEms).toBeLessThanOrEqual(20);
});

test('HD-07 Enter and Space open a submenu, arrows move, Escape closes and returns the focus', async ({
  page,
}) => {
  await page.goto('/');
  const { link, toggle, list } = devices(page);
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(list).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('button', { name: 'Orveta', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('link', { name: 'All Orveta' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(toggle).toBeFocused();
  }
});

test('HD-07 arrows move along the bar in reading direction', PROOF, async ({ page }) => {
  for (const [path, forward, back] of [
    ['/', 'ArrowRight', 'ArrowLeft'],
    ['/ar/', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    await page.goto(path);
    const links = page.locator('[data-menu-item] > a');
    await links.nth(0).focus();
    await page.keyboard.press(forward);
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press(back);
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-menu-item]').first().locator('.j-submenu')).toBeVisible();
  }
});

test('CT-04 the current entry and its ancestors are marked', async ({ page }) => {
  await page.goto('/sticks/cedrane/');
  const sticks = page.locator('[data-menu-item]').filter({ hasText: 'Sticks' });
  await expect(sticks.locator(':scope > a')).toHaveAttribute('aria-current', 'true');
  await expect(sticks.locator('.j-submenu [aria-current="page"]')).toContainText('Cedrane');
});

test('HD-04 the cart button opens the drawer on any page', PROOF, async ({ page }) => {
  for (const path of ['/', '/shop/', '/faq/', '/ar/blog/']) {
    await page.goto(path);
    await settle(page);
    await page.locator('[data-cart-toggle]').click();
    await expect(page.locator('#cart-drawer')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the header is the same for every visitor', async ({ page, request }) => {
  await page.goto(`/?add-to-cart=${productId('CED-WALNUT')}`);
  const headerOf = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0];
  const mine = await page.request.get('/faq/');
  const theirs = await request.get('/faq/');
  expect(headerOf(await mine.text())).toBe(headerOf(await theirs.text()));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('HD-05 a submenu opens on hover, and its links work', PROOF, async ({ page }) => {
    await page.goto('/');
    const { link, list } = devices(page);
    await link.hover();
    await expect(list).toBeVisible();
    await list.getByRole('link', { name: 'Twin Dock' }).click();
    await expect(page).toHaveURL(/\/category\/orveta-dock\/$/);
  });
});
