import { walkTree } from '#kernel/tree/tree.ts';
import { initialOf } from '#widgets/fields/field.ts';
import { fields as gridFields } from '#widgets/lists/loop-grid/fields.ts';
import { filter, grid } from '../loops/place-loops.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { aPage } from './a-page.ts';
import { chooseLayer, openDocument, settingsOf } from './open-editor.ts';

const REFRESH = '**/wp-json/elementor-pro/v1/refresh-loop';

adminTest('GF-17 RO-02 a term pressed in the editor filters the loop as it is edited', async ({ page }) => {
  const { name, slug } = await aPage([
    filter('edited', { taxonomy: 'product_brand', multiple: 'OR' }),
    grid('edited', { perPage: 12 }),
  ]);
  const canvas = await openDocument(page, name);
  const items = canvas.locator('[data-loop="edited"] .e-loop-item');
  await expect(items).toHaveCount(12);
  const term = canvas.locator('[data-filter-loop="edited"] [data-filter]').first();
  const brand = (await term.locator('span').first().textContent()) ?? '';
  const sent = page.waitForRequest(REFRESH);
  await term.click();
  const request = await sent;
  const body = request.postDataJSON();
  expect(await request.headerValue('x-wp-nonce')).toMatch(/^[0-9a-f]{10}$/);
  expect(body).toMatchObject({
    post_id: `page-${slug}`,
    widget_id: 'edited',
    is_edit_mode: true,
    widget_model: { id: 'edited', widget: 'loop-grid', settings: { perPage: 12 } },
  });
  expect((await request.response())?.status()).toBe(200);
  await expect(term).toHaveAttribute('aria-current', 'true');
  const brands = canvas.locator('[data-loop="edited"] .j-card__brand');
  await expect(brands.filter({ hasNotText: brand })).toHaveCount(0);
  expect(await brands.count()).toBeGreaterThan(0);
});

/** A draft of the template of the devices' listing. @returns its name */
function aListing(tree: readonly object[]): Promise<string> {
  return withShop(async ({ catalogue, templates }) => {
    const devices = walkTree(await catalogue.categoryTree()).find(({ node }) => node.slug === 'devices');
    const include = [{ kind: 'category', value: devices?.node.id }];
    const draft = { name: 'Devices', place: 'listing', status: 'draft', tree };
    const saved = await templates.edit.save(
      null,
      { ...draft, conditions: { include, exclude: [] } },
      { version: 0, by: { staffId: null, name: 'Noura' } },
    );
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return `template-${saved.value.id}`;
  });
}

adminTest(
  'GF-17 RO-02 a loop of a template is filtered, turned and cleared as on the page that the canvas shows',
  async ({ page }) => {
    const name = await aListing([
      { ...{ id: 'goods', widget: 'page-content', version: 1 }, settings: {} },
      filter('listed', { taxonomy: 'product_tag', multiple: 'XOR' }),
      filter('listed', { taxonomy: 'product_brand', multiple: 'OR' }),
      grid('listed', { perPage: 2, products: { ...initialOf(gridFields).products, source: 'current' } }),
    ]);
    const canvas = await openDocument(page, name);
    const content = canvas.locator('[data-loop="listed"] [data-loop-content]');
    const summary = () => content.getAttribute('data-summary');
    const all = await summary();
    const termsOf = (taxonomy: string) =>
      canvas.locator(`[data-filter-loop="listed"][data-taxonomy="${taxonomy}"] [data-filter]`);
    const brand = termsOf('product_brand').first();
    const count = await brand.getAttribute('data-count');
    const tagCounts = () =>
      termsOf('product_tag').evaluateAll((terms) => terms.map((one) => one.getAttribute('data-count')));
    const ofAll = await tagCounts();

    const sent = page.waitForRequest(REFRESH);
    await brand.click();
    expect((await sent).postDataJSON().pagination_base_url).toMatch(
      /^\/category\/devices\/\?e-filter-listed-product_brand=/,
    );
    await expect(brand).toHaveAttribute('aria-current', 'true');
    await expect(content).toHaveAttribute('data-summary', new RegExp(`^${count} items?`));
    expect(await tagCounts()).not.toEqual(ofAll);

    await canvas.locator('[data-loop="listed"] a.next').click();
    await expect(canvas.locator('[data-loop="listed"] .page-numbers.current')).toHaveText('2');
    await expect(content).toHaveAttribute('data-summary', new RegExp(`^${count} items`));

    await canvas.locator('[data-filter-loop="listed"] [data-filter-clear]:visible').click();
    await expect(content).toHaveAttribute('data-summary', all ?? '');
    await expect(canvas.locator('[data-filter-loop="listed"] [aria-current]')).toHaveCount(0);
    expect(await tagCounts()).toEqual(ofAll);
  },
);

adminTest('WG-17 BO-02 articles, terms and dates of a loop are chosen by name', PROOF, async ({ page }) => {
  const { name } = await aPage([grid('chosen', { items: 'articles', paging: 'none' })]);
  const canvas = await openDocument(page, name);
  const titles = canvas.locator('[data-loop="chosen"] .j-post__title');
  await expect(titles).toHaveCount(6);
  await chooseLayer(page, 'Loop grid');
  const settings = settingsOf(page);
  const choose = async (label: string, option: string) => {
    await settings.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const add = (list: string) => settings.getByRole('button', { name: `Add to ${list}` }).click();

  await add('Only with one of these terms');
  await choose('Category, tag or author', 'Stories');
  const kinds = canvas.locator('[data-loop="chosen"] .j-post__kind');
  await expect(kinds.filter({ hasNotText: 'Stories' })).toHaveCount(0);
  await settings.getByRole('button', { name: /^Remove Only with one of these terms/ }).click();

  await choose('When', 'Between two dates');
  await settings.getByLabel('From').fill('2026-11-20T00:00');
  await settings.getByLabel('Until').fill('2026-11-19T00:00');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The end comes before the start.').first()).toBeVisible();
  await choose('When', 'Any time');

  await choose('Source', 'Chosen by hand');
  await add('Chosen articles');
  const search = settings.getByRole('combobox', { name: 'Search: Article' });
  await search.fill('repair day');
  await page.getByRole('option', { name: 'Notes from repair day' }).click();
  await expect(settings.getByText('Article: Notes from repair day')).toBeVisible();
  await expect(titles).toHaveText(['Notes from repair day']);
});
