import type { Page } from '@playwright/test';
import { expect } from '../shop.ts';

/** Restores the oldest revision of the open record. */
export async function restoreOldest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore' }).last().click();
  await page
    .getByRole('dialog', { name: 'Restore this revision?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByText('Revision restored.').first()).toBeVisible();
}
