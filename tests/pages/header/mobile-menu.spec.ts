import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const PHONE = { width: 375, height: 800 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
});

test('HD-01 HD-02 HD-03 taps open and close the menu and its lists; a new width closes it, a new height does not', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('[data-mobile-menu]');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  const devices = menu.getByRole('button', { name: 'Devices', exact: true });
  const orveta = menu.getByRole('button', { name: 'Orveta', exact: true });
  await devices.click();
  await expect(orveta).toBeVisible();
  await expect(devices).toHaveAttribute('aria-expanded', 'true');
  await orveta.click();
  await expect(menu.getByRole('link', { name: 'Twin Dock' })).toBeVisible();
  await devices.click();
  await expect(orveta).toBeHidden();
  await expect(devices).toHaveAttribute('aria-expanded', 'false');

  await toggle.click();
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.click();
  await page.setViewportSize({ width: PHONE.width, height: 700 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 500, height: 700 });
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('HD-07 keys open the menu, move through it and close it', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('[data-mobile-menu]');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: 'Devices', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'All Devices' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: 'العربية' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('CT-04 the current branch is open and its entry marked', PROOF, async ({ page }) => {
  await page.goto('/category/orveta/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('[data-mobile-menu]');
  await expect(menu.getByRole('button', { name: 'Orveta', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: 'Twin Dock' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('HD-01 the menu opens and links to every entry', PROOF, async ({ page }) => {
    await page.getByRole('link', { name: 'Menu' }).click();
    const menu = page.locator('[data-mobile-menu]');
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Twin Dock' }).click();
    await expect(page).toHaveURL(/\/category\/orveta-dock\/$/);
  });
});
