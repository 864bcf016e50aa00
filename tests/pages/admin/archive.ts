import type { Page } from '@playwright/test';

/** Opens the import screen with a whole shop chosen. */
export async function chooseArchive(page: Page): Promise<void> {
  await page.goto('/admin/data-transfer/');
  await page.getByRole('combobox', { name: 'File content' }).click();
  await page.getByRole('option', { name: 'Entire store (archive)' }).click();
}

export function archive(buffer: Buffer) {
  return { name: 'shop.zip', mimeType: 'application/zip', buffer };
}
