import { detailsOf, PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const PHONE = { width: 390, height: 844 };

test('CT-01 CT-02 CT-03 a parent category opens and closes its list and announces its state', async ({
  page,
}) => {
  await page.goto('/shop/');
  const parent = page.locator('.product-categories > .cat-parent').first();
  const name = parent.locator(':scope > a');
  const list = parent.locator(':scope > ul.children');
  await expect(list).toBeHidden();
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await name.click();
  await expect(list).toBeVisible();
  await expect(parent).toHaveClass(/is-open/);
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await name.click();
  await expect(list).toBeHidden();
  await expect(parent).not.toHaveClass(/is-open/);
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/\/shop\/$/);
});

test('CT-04 the branch of the current category is open and its entry marked', PROOF, async ({ page }) => {
  for (const prefix of ['', '/ar']) {
    await page.goto(`${prefix}/category/orveta/`);
    const tree = page.locator('ul.product-categories');
    const current = tree.locator('.current-cat > a');
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(tree.locator('.current-cat-parent.is-open')).toHaveCount(1);
    await expect(tree.locator('.current-cat > ul.children')).toBeVisible();
  }
});

test('CT-01 a click with the control key opens the category', PROOF, async ({ page, context }) => {
  await page.goto('/shop/');
  const opened = context.waitForEvent('page');
  await page
    .locator('.product-categories > .cat-parent > a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/category\/devices\/$/);
});

for (const [prefix, direction] of [
  ['', 'left to right'],
  ['/ar', 'right to left'],
] as const) {
  const title = `CT-01 CT-02 CT-03 CT-04 on a phone the tree stands below the filters, ${direction}`;
  test(title, detailsOf(prefix), async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${prefix}/category/orveta/`);
    await settle(page);
    await page.locator('[data-open-filters]').click();
    const sheet = page.locator('#filter-sheet');
    const tree = sheet.locator('ul.product-categories');
    await expect(sheet.locator('[data-filter-panel] summary').first(), 'not pushed away').toBeInViewport();
    await tree.locator('.current-cat > a').scrollIntoViewIfNeeded();
    await expect(tree.locator('.current-cat > a')).toHaveAttribute('aria-current', 'page');
    const treeBox = await tree.boundingBox();
    const filtersBox = await sheet.locator('[data-filter-panel]').boundingBox();
    expect((filtersBox?.y ?? 0) + (filtersBox?.height ?? 0)).toBeLessThanOrEqual(treeBox?.y ?? 0);

    const parent = tree.locator(':scope > .cat-parent:not(.current-cat-parent)').first();
    const name = parent.locator(':scope > a');
    const list = parent.locator(':scope > ul.children');
    await name.click();
    await expect(list).toBeVisible();
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await name.click();
    await expect(list).toBeHidden();
    await expect(name).toHaveAttribute('aria-expanded', 'false');
    await name.click();
    const link = list.locator(':scope > .j-branch__own > a');
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${address}`);
  });
}

test('CT-04 the tree returns to its column when the sheet closes', PROOF, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/category/orveta/');
  await settle(page);
  await page.locator('[data-open-filters]').click();
  await expect(page.locator('#filter-sheet .j-cats')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#filter-sheet')).toBeHidden();
  await expect(page.locator('aside [data-filter-panel] + .j-cats')).toBeVisible();
  await expect(page.locator('aside ul.product-categories')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CT-04 every category is a reachable link', PROOF, async ({ page, request }) => {
    await page.goto('/shop/');
    const links = page.locator('ul.product-categories a:visible');
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  });

  test('CT-04 on a phone the tree is reachable', PROOF, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/shop/');
    const links = page.locator('ul.product-categories a:visible');
    await expect(links).toHaveCount(0);
    await page.locator('[data-open-filters]').click();
    expect(await links.count()).toBeGreaterThan(20);
    await links.first().scrollIntoViewIfNeeded();
    await expect(links.first()).toBeInViewport();
  });
});
