import type { Page } from '@playwright/test';
import { expect } from '../../shop.ts';
import type { DemoDocument, Words } from './demo-files.ts';

function both(text: Words | string): Partial<Words> {
  return typeof text === 'string' ? { en: text } : text;
}

/** Writes a page or an article in both languages with its slug, and publishes it. */
export async function publish(page: Page, kind: 'pages' | 'articles', document: DemoDocument): Promise<void> {
  await page.goto(`/admin/${kind}/new/`);
  const [excerpt, body] = [both(document.excerpt), both(document.content_html)];
  for (const [language, name] of [
    ['en', 'English'],
    ['ar', 'Arabic'],
  ] as const) {
    await page.getByRole('textbox', { name: `Title · ${name}`, exact: true }).fill(document.title[language]);
    await page.getByRole('textbox', { name: `Excerpt · ${name}` }).fill(excerpt[language] ?? '');
    const html = page.getByRole('radiogroup', { name: `Editor mode: Content · ${name}` });
    await html.getByText('HTML').click();
    await page.getByRole('textbox', { name: `Content · ${name}` }).fill(body[language] ?? '');
  }
  await page.getByRole('textbox', { name: 'URL handle' }).fill(document.slug);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View in store' })).toBeVisible();
}
