import type { Page } from '@playwright/test';
import { stringify } from 'csv-stringify/sync';
import { alive } from '../../admin/admin.ts';
import { expect } from '../../shop.ts';
import { type DemoCategory, demo } from './demo-files.ts';
import { pick } from './picking.ts';

const IMPORT_LIMIT_MS = 240_000;

/** Imports a table on the screen: its kind, its file, the plan, the import. */
export async function importFile(
  page: Page,
  kind: 'Products' | 'Categories' | 'Reviews',
  file: Readonly<{ name: string; mimeType: string; buffer: Buffer }>,
): Promise<void> {
  await page.goto('/admin/data-transfer/');
  if (kind !== 'Products') await pick(page, 'File content', kind);
  await alive(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^Import / }).click({ timeout: IMPORT_LIMIT_MS });
  await expect(page.getByRole('heading', { name: 'Import report' })).toBeVisible({
    timeout: IMPORT_LIMIT_MS,
  });
}

function table(name: string, rows: readonly Readonly<Record<string, unknown>>[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(stringify([...rows], { header: true })) };
}

function withoutFolder(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function branchRows(branch: readonly DemoCategory[], parent: string): Record<string, unknown>[] {
  return branch.flatMap(({ slug, name, description, image, children }) => [
    {
      name: name.en,
      slug,
      parent,
      description: description?.en ?? '',
      description_ar: description?.ar ?? '',
      image: image === undefined ? '' : withoutFolder(image),
    },
    ...branchRows(children, slug),
  ]);
}

/** The categories as a table. */
export const categoriesTable = () => table('categories.csv', branchRows(demo.categories, ''));

/** The customers' reviews as a table. */
export const reviewsTable = () =>
  table(
    'reviews.csv',
    demo.reviews.map(({ id, sku, rating, text, author, date, verified, status }) => ({
      comment_ID: id,
      product_SKU: sku,
      comment_content: text,
      comment_author: author,
      comment_date_gmt: new Date(date).toISOString().slice(0, 19).replace('T', ' '),
      comment_approved: { approved: '1', pending: '0', spam: 'spam' }[status],
      rating,
      verified: verified ? 1 : 0,
    })),
  );

function everyOne(branch: readonly DemoCategory[]): DemoCategory[] {
  return branch.flatMap((one) => [one, ...everyOne(one.children)]);
}

/** The picture files of the categories. */
export function categoryPictures(): string[] {
  return everyOne(demo.categories).flatMap(({ image }) => image ?? []);
}
