import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { alive, expectSaved } from '../../admin/admin.ts';
import { joinAsOwner } from '../../admin/joining.ts';
import { pressAsFastAsYouLike } from '../../open-shop.ts';
import { runShop } from '../../run-shop.ts';
import { PROOF } from '../../screens.ts';
import { expect, test } from '../../shop.ts';
import { DEMO, type DemoCategory, type DemoMethod, demo, productPictures } from './demo-files.ts';
import { categoriesTable, categoryPictures, importFile, reviewsTable } from './importing.ts';
import { writeMenu } from './linking.ts';
import { promote } from './promoting.ts';
import { publish } from './writing.ts';

const WHOLE_LIMIT_MS = 1_200_000;
const IMPORT_LIMIT_MS = 240_000;

async function setText(page: Page, name: string, values: Readonly<Record<string, string>>): Promise<void> {
  const card = page.getByRole('region', { name, exact: true });
  for (const [label, value] of Object.entries(values))
    await card.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
}

async function makeCategories(
  page: Page,
  branch: readonly DemoCategory[],
  parent: string | null,
): Promise<void> {
  for (const { slug, name, children } of branch) {
    // A list without categories offers it a second time.
    await page.getByRole('button', { name: 'Add category' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Add category' });
    await drawer.getByLabel('Name · English').fill(name.en);
    await drawer.getByLabel('Name · Arabic').fill(name.ar);
    await drawer.getByLabel('URL handle').fill(slug);
    if (parent !== null) {
      await drawer.getByRole('combobox', { name: 'Parent category' }).click();
      await page.getByRole('option', { name: parent, exact: true }).click();
    }
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await makeCategories(page, children, parent === null ? name.en : `${parent} / ${name.en}`);
  }
}

async function addMethod(page: Page, method: DemoMethod): Promise<void> {
  await page.getByRole('button', { name: 'Add shipping method' }).click();
  await page.getByRole('textbox', { name: 'Name shown to customers · English' }).last().fill(method.title);
  await page.getByRole('textbox', { name: 'Price', exact: true }).last().fill(String(method.cost));
  if (method.min_amount !== undefined)
    await page.getByRole('textbox', { name: 'Minimum order value' }).last().fill(String(method.min_amount));
}

async function deliver(page: Page): Promise<void> {
  for (const { name, emirates, methods } of demo.store.shipping.zones) {
    await page.goto('/admin/delivery/new/');
    await page.getByRole('textbox', { name: 'Zone name · English' }).fill(name);
    for (const code of emirates) {
      const { en = '' } = demo.store.emirates.find((one) => one.code === code) ?? {};
      await page.getByRole('checkbox', { name: en }).check();
    }
    for (const method of methods) await addMethod(page, method);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
  }
}

async function importProducts(page: Page): Promise<void> {
  await page.goto('/admin/media/');
  await alive(page);
  const pictures = [...new Set([...productPictures(), ...categoryPictures()])];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pictures.map((name) => join(DEMO, name)));
  await expect(page.getByText(`of ${pictures.length}`)).toBeVisible({ timeout: IMPORT_LIMIT_MS });
  await importFile(page, 'Categories', categoriesTable());
  const buffer = readFileSync(join(DEMO, 'products.csv'));
  await importFile(page, 'Products', { name: 'products.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('definition').first()).toHaveText(String(demo.goods.length));
  await importFile(page, 'Reviews', reviewsTable());
  await expect(page.getByRole('definition').first()).toHaveText(String(demo.reviews.length));
}

/** The names on every page of the shop's list. */
async function listed(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let number = 1; ; number += 1) {
    const answer = await page.goto(number === 1 ? '/shop/' : `/shop/page/${number}/`);
    if (answer?.status() === 404) return names.sort();
    names.push(...(await page.locator('.woocommerce-loop-product__title').allTextContents()));
  }
}

test('BO-01 the demo shop is built from nothing, by the back office alone', PROOF, async ({ browser }) => {
  test.setTimeout(WHOLE_LIMIT_MS);
  const shop = await runShop({ demo: false, prepare: pressAsFastAsYouLike });
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    await test.step('the owner joins and names the shop', async () => {
      await joinAsOwner(page, shop);
      await page.goto('/admin/settings/');
      const { tagline, address } = demo.store;
      await setText(page, 'Store phone', { 'Store phone': address.phone });
      await setText(page, 'Tagline', {
        'Tagline · English': tagline.en,
        'Tagline · Arabic': `${tagline.ar} `,
      });
    });
    await test.step('categories, pictures and products', async () => {
      await page.goto('/admin/categories/');
      await makeCategories(page, demo.categories, null);
      await importProducts(page);
    });
    await test.step('delivery', () => deliver(page));
    await test.step('promotions and menus', async () => {
      for (const promotion of demo.promotions) await promote(page, promotion, demo.categories);
      await writeMenu(page, 'footer', demo.store.menus.footer);
      // The header menu's third level has a test of its own.
      const head = demo.store.menus.primary.map((one) => ({ ...one, children: [] }));
      await writeMenu(page, 'primary', head);
    });
    await test.step('pages and articles', async () => {
      for (const document of demo.pages) await publish(page, 'pages', document);
      for (const document of demo.posts.posts) await publish(page, 'articles', document);
    });
    await test.step('a shopper finds what the demo shop has', async () => {
      const sold = demo.goods.filter(
        (row) =>
          !row.Type?.startsWith('variation') &&
          row.Published === '1' &&
          row['Visibility in catalog'] !== 'hidden',
      );
      const shopper = await browser.newPage({ baseURL: shop.url });
      const names = sold
        .filter((row) => row['Visibility in catalog'] !== 'search')
        .map(({ Name = '' }) => Name);
      expect(await listed(shopper)).toEqual(names.sort());
      await shopper.goto('/product/orveta-duo/');
      const praised = demo.reviews.filter((one) => one.sku === 'ORV-DUO' && one.status === 'approved');
      await expect(shopper.locator('.woocommerce-review-link')).toContainText(String(praised.length));
      for (const { label, url } of demo.store.menus.footer.flatMap(({ children }) => children))
        await expect(
          shopper.getByRole('contentinfo').getByRole('link', { name: label.en, exact: true }),
        ).toHaveAttribute('href', url);
      await shopper.goto('/category/devices/');
      await expect(shopper.locator('main')).toContainText(demo.categories[0]?.description?.en ?? 'no words');
      await shopper.goto('/ar/');
      await expect(shopper.locator('.j-bento a')).toHaveCount(Math.min(demo.categories.length, 5));
      for (const { slug, title } of demo.pages) {
        expect((await shopper.goto(`/ar/${slug}/`))?.status(), slug).toBe(200);
        await expect(shopper.locator('h1')).toHaveText(title.ar);
      }
      for (const { slug, title } of demo.posts.posts) {
        await shopper.goto(`/blog/${slug}/`);
        await expect(shopper.locator('h1')).toHaveText(title.en);
      }
      await shopper.goto('/product/kovia-bar/');
      await shopper.locator('.single_add_to_cart_button').click();
      await shopper.goto('/cart/');
      await shopper.locator('#calc_shipping_state').selectOption('DU');
      await expect(shopper.locator('input.shipping_method')).toHaveCount(2);
      await shopper.locator('#coupon_code').fill('EMBER10');
      await shopper.locator('[name=apply_coupon]').click();
      await expect(shopper.locator('main .cart-discount')).toContainText('EMBER10');
    });
  } finally {
    await page.context().close();
    await shop.stop();
  }
});
