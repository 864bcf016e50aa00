import type { Page } from '@playwright/test';
import { expect } from '../../shop.ts';
import type { DemoEntry } from './demo-files.ts';

async function add(page: Page, { label, url }: DemoEntry): Promise<void> {
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill(url);
  await dialog.getByRole('textbox', { name: 'Name · English' }).fill(label.en);
  await dialog.getByRole('textbox', { name: 'Name · Arabic' }).fill(label.ar);
  await dialog.getByRole('button', { name: 'Take it over' }).click();
  await expect(dialog).toBeHidden();
}

/** Writes a menu of two levels, entry by entry, and saves it. */
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
        .getByRole('button', { name: `What can be done with ${child.label.en}`, exact: true })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Below the one above it' }).click();
    }
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved yet.')).toBeHidden();
}
