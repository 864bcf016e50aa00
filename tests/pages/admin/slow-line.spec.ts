import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';

adminTest(
  'RO-04 a screen whose script is not there yet takes nothing that would be lost',
  PROOF,
  async ({ page }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/admin/products/', { waitUntil: 'commit' });
    const sought = page.getByRole('main').locator('input[type=search]');
    const screen = page.locator('#content');
    await expect(screen).toHaveJSProperty('inert', true);
    await page.locator('input[type=search]').click({ force: true });
    await page.keyboard.type('kovia');
    await expect(page.locator('input[type=search]')).toHaveValue('');
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible({ timeout: 15_000 });
    arrive();
    await expect(screen).toHaveJSProperty('inert', false);
    await expect(page.getByRole('link', { name: 'Reload' })).toHaveCount(0);
    await sought.fill('kovia');
    await expect(page.getByRole('main')).toContainText('Kovia Bar');
  },
);
