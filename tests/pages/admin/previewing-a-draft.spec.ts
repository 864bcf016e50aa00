import { expect } from '@playwright/test';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { adminTest } from './admin.ts';

const DRAFT = {
  Type: 'simple',
  SKU: 'PREVIEW-1',
  Name: 'Case not shown yet',
  'Regular price': '45.00',
  Published: '-1',
};

adminTest.beforeAll(() => addHiddenProducts([DRAFT]));

adminTest(
  'BO-01 staff see a draft on its real page, and no other visitor does',
  PROOF,
  async ({ page, browser }) => {
    await page.goto('/admin/products/?q=PREVIEW-1');
    await page.getByRole('link', { name: 'Case not shown yet' }).click();
    const address = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');
    const response = await page.goto(address ?? '');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { level: 1, name: 'Case not shown yet' })).toBeVisible();
    await expect(page.getByText('Preview: visible to staff only.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    const stranger = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    for (const requested of [address ?? '', (address ?? '').replace('?preview', '')])
      expect((await stranger.request.get(requested)).status()).toBe(404);
    await stranger.close();
  },
);
