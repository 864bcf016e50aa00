import { randomUUID } from 'node:crypto';
import type { TemplateId } from '#kernel/ids.ts';
import { pagePartsOf } from '#widgets/shipped/page-parts.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { withShop } from '../products.ts';
import { detailsOf, PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const PLACES = ['product', 'listing', 'search', 'article', 'page'] as const;
const BY = { staffId: null, name: 'Noura' };
const made: TemplateId[] = [];

const ownNode = (widget: string): StoredNode => ({
  id: widget,
  widget,
  version: 1,
  settings: {},
  common: {},
  slots: {},
});
/** Lists and texts have their own place; other pages have it above everything else. */
const OWN: Readonly<Record<string, readonly StoredNode[]>> = {
  listing: [ownNode('notices'), ownNode('breadcrumb')],
  page: [ownNode('breadcrumb')],
};

/** Templates that arrange the parts of every page themselves. */
test.beforeAll(() =>
  withShop(async (shop) => {
    for (const place of PLACES) {
      const draft = {
        name: `Parts of ${place} ${randomUUID().slice(0, 6)}`,
        place,
        conditions: { include: [{ kind: 'all' }], exclude: [] },
        tree: [...(pagePartsOf(place) ?? []), ...(OWN[place] ?? [])],
        status: 'published',
      };
      const saved = await shop.templates.edit.save(null, draft, { version: 0, by: BY });
      if (!saved.ok) throw new Error(`${place}: ${JSON.stringify(saved)}`);
      made.push(saved.value.id);
    }
  }),
);

test.afterAll(() =>
  withShop(async (shop) => {
    for (const id of made) await shop.templates.edit.trash(id, BY);
  }),
);

const isSideways = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

test('a product page made of its parts is bought from, at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/product/kovia-bar/');
  await expect(
    page
      .locator('[data-template-id]')
      .filter({ has: page.locator('h1') })
      .first(),
  ).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-template-id="product-form"], .entry-summary')).not.toHaveCount(0);
  await settle(page);
  await page.locator('form.cart [name="quantity"]').fill('2');
  await page.locator('form.cart .single_add_to_cart_button').click();
  await expect(page.locator('#cart-drawer').getByText('Kovia').first()).toBeVisible();
  expect(await page.evaluate(isSideways)).toBe(false);
});

test(
  'a product page made of its parts has tabs, related products and its health warning',
  PROOF,
  async ({ page }) => {
    await page.goto('/product/kovia-bar/');
    await settle(page);
    await page.getByRole('tab', { name: /^Reviews/ }).click();
    await expect(page.locator('#tab-reviews')).toBeVisible();
    await expect(page.locator('.entry-summary [role="note"]')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test('a list made of its parts is filtered and sorted', PROOF, async ({ page }) => {
  await page.goto('/sticks/');
  await settle(page);
  await page.locator('[data-results] select[name="orderby"]').selectOption('price');
  await expect(page).toHaveURL(/orderby=price(?!-)/);
  await expect(page.locator('main .product').first()).toBeVisible();
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('link').first().click();
  await expect(page.locator('main .product').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a search made of its parts shows results, or that there are none', PROOF, async ({ page }) => {
  await page.goto('/?s=cedrane&post_type=product');
  await expect(page.locator('main .product').first()).toBeVisible();
  await page.goto('/?s=qqqqzzzzz&post_type=product');
  await expect(page.locator('h1')).toHaveCount(1);
});

for (const path of ['/about/', '/ar/about/'])
  test(`a page made of its parts is read, ${path}`, detailsOf(path), async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('.j-prose').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

test('an article made of its parts is read, and leads to the next one', PROOF, async ({ page }) => {
  await page.goto('/blog/');
  await page.locator('main article :is(h2, h3) a').first().click();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('.j-prose').first()).toBeVisible();
  await expect(page.locator('.j-neighbour').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const [path, title] of [
  ['/sticks/', 'listing-results'],
  ['/about/', 'page-text'],
] as const)
  test(
    `a placed breadcrumb shows where it was placed, once with its structured data, ${path}`,
    PROOF,
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.woocommerce-breadcrumb')).toHaveCount(1);
      const breadcrumb = page.locator('[data-template-id="breadcrumb"] .woocommerce-breadcrumb');
      await expect(breadcrumb).toBeVisible();
      const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(graphs.filter((graph) => graph.includes('BreadcrumbList'))).toHaveLength(1);
      const before = await page.locator(`[data-template-id="${title}"]`).last().boundingBox();
      expect((await breadcrumb.boundingBox())?.y).toBeGreaterThan(before?.y ?? Number.POSITIVE_INFINITY);
      expect(await page.evaluate(isSideways)).toBe(false);
    },
  );

test('a product page whose template has no breadcrumb keeps it above its parts', async ({ page }) => {
  await page.goto('/product/kovia-bar/');
  await expect(page.locator('.woocommerce-breadcrumb')).toHaveCount(1);
  const top = (await page.locator('.woocommerce-breadcrumb').boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(top).toBeLessThan((await page.locator('h1').boundingBox())?.y ?? 0);
});

test('placed notices show where they were placed, and nowhere else', PROOF, async ({ page }) => {
  await page.goto('/sticks/');
  await expect(page.locator('main .woocommerce-notices-wrapper')).toHaveCount(1);
  await expect(page.locator('[data-template-id="notices"] .woocommerce-notices-wrapper')).toHaveCount(1);
});
