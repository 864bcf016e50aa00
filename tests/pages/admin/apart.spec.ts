import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../shop.ts';

const storefront = join(import.meta.dirname, '../../../build/browser/s');

test('RO-01 no file of the storefront holds anything of the back office', async ({ page }) => {
  const files = readdirSync(storefront).filter((name) => /\.(js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect(readFileSync(join(storefront, file), 'utf8'), file).not.toMatch(/mantine|tanstack/i);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/', '/shop/', '/product/kovia-bar/', '/cart/', '/my-account/']) await page.goto(path);
  expect(requests.filter((path) => path.startsWith('/assets/') || path.startsWith('/admin/'))).toEqual([]);
});
