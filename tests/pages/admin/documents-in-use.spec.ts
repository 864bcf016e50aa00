import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';
import { act } from './products.ts';

adminTest.use({ role: 'page-editor' });

async function aDocument(page: Page, title: string, tree: object[] = []): Promise<number> {
  const draft = { ...EMPTY_DOCUMENT, title: { en: title, ar: '' }, status: 'published', tree };
  return (await act<{ id: number }>(page, 'content.save', { id: null, kind: 'page', version: 0, draft })).id;
}

const button = (url: object) => ({
  ...{ id: `b${randomUUID().replaceAll('-', '')}`, widget: 'button', version: 1 },
  settings: { label: { en: 'More' }, url, look: 'primary' },
});

adminTest(
  'BO-05 a page and a panel in use stay, and their screens name where they are used',
  PROOF,
  async ({ page }) => {
    const word = randomUUID().slice(0, 8);
    const conditions = { include: [], exclude: [] };
    const draft = { name: `Sizes ${word}`, place: 'off-canvas', settings: {}, tree: [], status: 'published' };
    const panel = { id: null, version: 0, draft: { ...draft, conditions } };
    const { id } = await act<{ id: number }>(page, 'templates.save', panel);
    const used = await aDocument(page, `Used ${word}`);
    const naming = await aDocument(page, `Naming ${word}`, [
      button({ page: used }),
      button({ 'off-canvas': id, action: 'open' }),
    ]);
    const alert = page.getByRole('alert').filter({ hasText: 'Used in 1 place' });
    const link = alert.getByRole('link', { name: `Naming ${word}` });
    for (const path of [`/admin/templates/${id}/`, `/admin/pages/${used}/`]) {
      await page.goto(path);
      await alive(page);
      await page.getByRole('button', { name: 'Move to trash' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
      await expect(alert).toContainText(`Page: Naming ${word}`);
      await expect(link).toHaveAttribute('href', `/admin/pages/${naming}/`);
    }
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`/admin/pages/?q=${word}`);
    await alive(page);
    await page.getByRole('checkbox', { name: new RegExp(`Used ${word}`) }).check();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await expect(alert).toContainText(`Used ${word}`);
    await link.click();
    await expect(page).toHaveURL(`/admin/pages/${naming}/`);
    for (const document of [naming, used]) await act(page, 'content.trash', { id: document });
    await act(page, 'templates.trash', { id });
  },
);
