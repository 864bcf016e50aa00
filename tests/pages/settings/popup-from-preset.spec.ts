import { alive, LAPTOP } from '../admin/admin.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { openDocument } from './open-editor.ts';
import { popupOf, publish } from './popup-page.ts';

adminTest.use({ role: 'page-editor' });
adminTest.afterAll(() => publish());

adminTest(
  'WG-22 a popup is made from a preset, worded on its canvas, published, and shows by its rules',
  PROOF,
  async ({ page, browser }) => {
    await publish();
    await page.setViewportSize(LAPTOP);
    await page.goto('/admin/templates/new/?place=popup');
    await alive(page);
    await page.getByRole('radio', { name: /^Welcome back/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Welcome back');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/templates\/\d+\//);
    const id = Number(/\d+/.exec(page.url().split('/templates/')[1] ?? '')?.[0]);
    const canvas = await openDocument(page, `template-${id}`);
    const heading = canvas.getByRole('heading', { level: 2, name: 'Good to see you again' });
    await expect(async () => {
      await heading.click();
      await expect(page.locator('.editor-settings h2')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Back so soon');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();

    const visitor = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    await visitor.addCookies([{ name: 'jamra_age', value: '99', url: process.env.SHOP_URL ?? '' }]);
    const shopper = await visitor.newPage();
    const carried = shopper.locator(`template[data-popup="${id}"]`);
    await expect(async () => {
      await shopper.goto('/');
      expect(await carried.count()).toBe(1);
    }).toPass();
    await expect(carried).toHaveAttribute('data-considered', /"stopped".*"visit"/);
    await shopper.evaluate(() => localStorage.setItem('sessions', '2'));
    await shopper.goto('/');
    await expect(popupOf(shopper, id)).toContainText('Back so soon');
    await visitor.close();
  },
);
