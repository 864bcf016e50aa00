import type { Page } from '@playwright/test';
import { expect } from '../../shop.ts';
import type { DemoEntry } from './demo-files.ts';

async function add(page: Page, { label, url }: DemoEntry): Promise<void> {
  await page.getByRole('button', { name: 'Add menu item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add menu item' });
  await dialog.getByRole('textbox', { name: 'Link' }).fill(url);
  await dialog.getByRole('textbox', { name: 'Label · English' }).fill(label.en);
  await dialog.getByRole('textbox', { name: 'Label · Arabic' }).fill(label.ar);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
}

/** Writes a menu of two levels and saves it. */
export async function writeMenu(
  page: Page,
  place: 'primary' | 'footer',
  entries: readonly DemoEntry[],
): Promise<void> {
  await page.goto(`/admin/menus/?place=${place}`);
  for (const entry of entries) {
    await add(page, entry);
    for (const child of entry.children) {
      await add(page, child);
      await page
        .getByRole('button', { name: `Actions for ${child.label.en}`, exact: true })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Nest under the item above' }).click();
    }
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
}
