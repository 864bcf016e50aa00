import type { Locator, Page } from '@playwright/test';
import { productId } from '../demo-products.ts';
import { detailsOf, PROOF } from '../screens.ts';
import { expect, follow, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { placeOnHome } from './place-on-home.ts';

const PHONE = { width: 375, height: 800 };

let takeAway: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  takeAway = await placeOnHome(['nav-menu', 'category-tree', 'menu-cart']);
});
test.afterAll(() => takeAway());

function placed(page: Page, name: string): Locator {
  return page.locator(`[data-template-id="placed-${name}"]`);
}

async function openHome(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** The entry of the menu bar that has a submenu. */
function devices(menu: Locator) {
  const item = menu
    .locator('[data-menu-item]')
    .filter({ has: menu.page().locator('.j-submenu') })
    .first();
  return { item, toggle: item.locator(':scope > button'), list: item.locator('.j-submenu') };
}

for (const prefix of ['', '/ar'])
  test(
    `WG-26 the menu cart shows count and subtotal after an add, and opens the drawer, ${prefix}/`,
    detailsOf(prefix),
    async ({ page }) => {
      await openHome(page, `${prefix}/`);
      const link = placed(page, 'menu-cart').getByRole('link');
      const drawer = page.locator('#cart-drawer');
      await expect(link.locator('.jamra-cart-subtotal')).toHaveText('');
      await follow(page, `/?add-to-cart=${productId('CED-WALNUT')}`);
      await openHome(page, `${prefix}/`);
      await link.click();
      await expect(drawer).toBeVisible();
      const total = drawer.locator('.woocommerce-mini-cart__total .woocommerce-Price-amount');
      await expect(total).toBeVisible();
      const sum = (await total.textContent()) ?? 'no sum';
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(link.locator('.jamra-cart-count')).toHaveText('1');
      await expect(link.locator('.jamra-cart-subtotal')).toHaveText(sum);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      await expect(drawer.locator('.mini_cart_item')).toHaveCount(1);
    },
  );

test('WG-33 HD-05 HD-06 HD-07 a placed menu opens its submenu by pointer and by keys, and closes that of the header', async ({
  page,
}) => {
  await openHome(page);
  const header = devices(page.locator('.j-header'));
  const { item, toggle, list } = devices(placed(page, 'nav-menu'));
  await item.scrollIntoViewIfNeeded();
  await item.hover();
  await expect(list).toBeVisible();
  const ems = await list.evaluate(
    (element) =>
      element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(ems).toBeGreaterThanOrEqual(10);
  expect(ems).toBeLessThanOrEqual(20.1);
  await page.mouse.move(5, 5);
  await expect(list).toBeHidden();
  await header.toggle.focus();
  await page.keyboard.press('Enter');
  await expect(header.list).toBeVisible();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await expect(header.list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(list.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('WG-33 CT-01 CT-02 CT-03 the placed category tree folds and announces it', PROOF, async ({ page }) => {
  await openHome(page);
  const parent = placed(page, 'category-tree').locator('.product-categories > .cat-parent').first();
  const name = parent.locator(':scope > a');
  const list = parent.locator(':scope > ul.children');
  await expect(list).toBeHidden();
  await name.click();
  await expect(list).toBeVisible();
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await expect(parent).toHaveClass(/is-open/);
  await name.click();
  await expect(list).toBeHidden();
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await expect(parent).not.toHaveClass(/is-open/);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const prefix of ['', '/ar'])
    test(
      `WG-33 HD-01 HD-02 HD-03 a placed menu opens and closes below its button, ${prefix}/`,
      detailsOf(prefix),
      async ({ page }) => {
        await openHome(page, `${prefix}/`);
        const menu = placed(page, 'nav-menu');
        const toggle = menu.locator('[data-menu-toggle]');
        const panel = menu.locator('[data-mobile-menu]');
        await toggle.click();
        await expect(panel).toBeVisible();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('.j-header [data-mobile-menu]')).toBeHidden();
        // The page scrolls until the panel is in view.
        await expect(async () => {
          const box = await panel.boundingBox();
          const below = await toggle.boundingBox();
          expect(Math.abs((box?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0))).toBeLessThan(4);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height + 1);
        }).toPass();
        const branch = panel.locator('[data-branch-label]').first();
        await branch.click();
        await expect(branch).toHaveAttribute('aria-expanded', 'true');
        await toggle.click();
        await expect(panel).toBeHidden();
        await toggle.click();
        await page.setViewportSize({ width: 500, height: PHONE.height });
        await expect(panel).toBeHidden();
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      },
    );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'WG-26 WG-33 CT-04 WG-35 the cart is a link, the menu opens, every category is reachable',
    PROOF,
    async ({ page }) => {
      await follow(page, `/?add-to-cart=${productId('CED-WALNUT')}`);
      await page.goto('/');
      const tree = placed(page, 'category-tree');
      await expect(tree.locator('.children').first()).toBeVisible();
      await expect(tree.locator('.children .children .cat-item > a').first()).toBeVisible();
      const { item, list } = devices(placed(page, 'nav-menu'));
      await item.hover();
      await expect(list).toBeVisible();
      await placed(page, 'menu-cart').getByRole('link').click();
      await expect(page).toHaveURL(/\/cart\/$/);
      await expect(page.locator('.cart_item')).toHaveCount(1);
    },
  );

  test('WG-33 HD-01 on a phone the placed menu opens and closes', PROOF, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const menu = placed(page, 'nav-menu');
    await menu.locator('.j-mobile__way').click();
    await expect(menu.locator('[data-mobile-menu]')).toBeVisible();
    await menu.locator('[data-mobile-menu]').getByRole('link', { name: 'Close' }).click();
    await expect(menu.locator('[data-mobile-menu]')).toBeHidden();
  });
});
