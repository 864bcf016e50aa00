import type { Page } from '@playwright/test';
import { expect } from '../../shop.ts';

const TRY_MS = 3000;

/** Opens a list and chooses an option; right after a screen loads it may need a second click. */
export async function pick(page: Page, list: string, entry: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: list, exact: true });
  await expect(async () => {
    await combobox.click({ timeout: TRY_MS });
    await page.getByRole('option', { name: entry, exact: true }).click({ timeout: TRY_MS });
  }).toPass();
}

/** Types into a searchable list, and chooses the option with this name or SKU. */
export async function find(page: Page, list: string, typed: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: list, exact: true });
  await expect(async () => {
    await combobox.fill('', { timeout: TRY_MS });
    await combobox.fill(typed, { timeout: TRY_MS });
    await page.getByRole('option', { name: new RegExp(`(^|[·–] )${typed}$`) }).click({ timeout: TRY_MS });
  }).toPass();
  await page.keyboard.press('Escape');
}
