import { expect, test } from '../shop.ts';

test('CT-01 CT-02 CT-03 a parent category opens its list, closes it again, and says which', async ({
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

test('CT-04 the branch of this category starts open and its entry is marked', async ({ page }) => {
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

test('CT-01 a press with the control key opens the category itself', async ({ page, context }) => {
  await page.goto('/shop/');
  const opened = context.waitForEvent('page');
  await page
    .locator('.product-categories > .cat-parent > a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toMatch(/\/category\/devices\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CT-04 every category is a link that can be reached', async ({ page, request }) => {
    await page.goto('/shop/');
    const links = page.locator('ul.product-categories a:visible');
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  });
});
