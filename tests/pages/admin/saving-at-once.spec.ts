import { randomUUID } from 'node:crypto';
import { LOOKS, PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';
import { act } from './products.ts';

adminTest.use({ role: 'page-editor' });

for (const { width, prefix } of LOOKS)
  adminTest(
    `BO-01 a conflict is answered by keyboard, and nothing typed is lost (${width}px${prefix})`,
    PROOF,
    async ({ page }) => {
      const source = `/both-${randomUUID().slice(0, 6)}/`;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/admin/redirects/`);
      await act(page, 'redirects.keep', { source, target: '/faq/', opened: null });
      await page.goto(`${prefix}/admin/redirects/?q=${source}`);
      await alive(page);
      await page.getByRole('button', { name: source }).first().click();
      const target = page.getByRole('dialog').locator('input').nth(1);
      await target.fill('/mine/');
      const opened = { source, version: 1 };
      await act(page, 'redirects.keep', { source, target: '/theirs/', opened });

      await target.press('Enter');
      const conflict = page.getByRole('dialog', { name: 'Noura Hamdan' });
      await expect(conflict.getByRole('radio', { name: '/theirs/' })).toBeVisible();
      await expect(conflict.getByRole('radio', { name: '/mine/' })).toBeChecked();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(conflict).toBeHidden();
      await expect(target).toHaveValue('/mine/');

      await target.press('Enter');
      const overwrite = conflict.getByRole('button').last();
      await expect(conflict).toBeVisible();
      await overwrite.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('link', { name: '/mine/' })).toBeVisible();
    },
  );
