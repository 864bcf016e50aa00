import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';

const NAME = 'Sticks URL prefix';
/** Settings and cached pages may be a second old; longer is a fault. */
const SOON = { timeout: 10_000 };

async function openCard(page: Page) {
  await page.goto('/admin/settings/?group=advanced');
  return page.getByRole('region', { name: NAME });
}

/** Status and redirect target of an address. */
async function leadsTo(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
}

/** The product names of a listing. */
async function productsAt(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  return (await page.locator('li.product .woocommerce-loop-product__title').allInnerTexts()).sort();
}

test(
  'RT-03 RT-04 the slug is set, its listings are there, and old links redirect',
  PROOF,
  async ({ page, context }) => {
    const visitor = await context.newPage();
    const before = await productsAt(visitor, '/sticks/cedrane/');
    expect(before).not.toHaveLength(0);
    const card = await openCard(page);
    await card.getByLabel(NAME).fill('pouches');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card.getByText('Modified')).toBeVisible();
    try {
      await expect(async () => expect(await productsAt(visitor, '/pouches/cedrane/')).toEqual(before)).toPass(
        SOON,
      );
      for (const [old, now] of [
        ['/sticks/', '/pouches/'],
        ['/sticks/cedrane/?orderby=price', '/pouches/cedrane/?orderby=price'],
        ['/ar/sticks/cedrane/', '/ar/pouches/cedrane/'],
      ] as const)
        await expect(async () => expect(await leadsTo(visitor, old)).toEqual([301, now])).toPass(SOON);
      await page.goto('/admin/legal/');
      await expect(page.locator('a[href="/pouches/"]').first()).toBeVisible();
      await visitor.goto('/product/orveta-duo/');
      await visitor
        .locator('.woocommerce-product-details__short-description a[href*="/sticks/"]')
        .first()
        .click();
      await expect(visitor).toHaveURL(/\/pouches\//);
      await expect(visitor.locator('li.product').first()).toBeVisible();
    } finally {
      await openCard(page);
      await card.getByRole('button', { name: 'Reset to default' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    }
    await expect(async () =>
      expect(await leadsTo(visitor, '/pouches/cedrane/')).toEqual([301, '/sticks/cedrane/']),
    ).toPass(SOON);
    await expect(async () => expect(await productsAt(visitor, '/sticks/cedrane/')).toEqual(before)).toPass(
      SOON,
    );
  },
);

test('RT-03 a taken slug is refused with its reason', PROOF, async ({ page }) => {
  const card = await openCard(page);
  for (const word of ['brand', 'privacy']) {
    await card.getByLabel(NAME).fill(word);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card.getByRole('alert')).toContainText(`“/${word}/”`);
  }
});
