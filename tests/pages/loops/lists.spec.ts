import { expect } from '@playwright/test';
import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { PROOF } from '../screens.ts';
import { withTemplate } from '../settings/with-template.ts';
import { test } from '../shop.ts';
import { filter, grid, pageOfNodes } from './place-loops.ts';

/** A widget by name with settings beside its initial ones. */
function node(name: string, id: string, settings: object = {}) {
  const widget = widgets.get(name);
  if (widget === undefined) throw new Error(`no widget ${name}`);
  return {
    id,
    widget: name,
    version: widget.version,
    settings: { ...initialOf(widget.fields), ...settings },
  };
}

// Without scripts each click loads a page, whose address is there before its content.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-01 WG-02 WG-03 WG-35 posts are rows, whole texts or cards', async ({ page }) => {
    const path = await pageOfNodes('post-lists', [
      node('posts', 'rows', { layout: 'classic', perPage: 2 }),
      node('posts', 'whole', { layout: 'full_content', perPage: 1 }),
      node('posts', 'cards', { layout: 'cards', perPage: 2 }),
    ]);
    await page.goto(path);
    const row = page.locator('[data-loop="rows"] .e-loop-item').first();
    await expect(page.locator('[data-loop="rows"] .e-loop-item')).toHaveCount(2);
    await expect(row.locator('img')).toHaveCount(1);
    await expect(row.locator('h3 a')).toHaveAttribute('href', /^\/blog\/.+\/$/);
    await expect(row.locator('.j-post__text')).not.toBeEmpty();
    await expect(row.locator('a.j-more')).toBeVisible();
    const whole = page.locator('[data-loop="whole"] .e-loop-item');
    expect(await whole.locator('.j-prose p').count()).toBeGreaterThan(3);
    const card = page.locator('[data-loop="cards"] .e-loop-item').first();
    await expect(card.locator('.j-postcard__badge')).toHaveAttribute('href', /^\/blog\/category\//);
    await expect(card.locator('.j-postcard__avatar')).not.toBeEmpty();
  });

  test('WG-04 WG-35 the portfolio is a grid of pictures that a category filters', async ({ page }) => {
    await page.goto(await pageOfNodes('project-list', [node('portfolio', 'work', { perPage: 12 })]));
    const items = page.locator('[data-loop="work"] .e-loop-item');
    const all = await items.count();
    expect(await items.locator('img').count()).toBe(all);
    await page.locator('[data-filter-loop="work"] [data-filter]').first().click();
    await page.waitForURL(/\?e-filter-work-category=/);
    const filtered = await items.count();
    expect(filtered).toBeGreaterThan(0);
    expect(filtered).toBeLessThan(all);
    await page.locator('[data-filter-loop="work"] [data-filter-clear]').click();
    await expect(items).toHaveCount(all);
  });

  test('GF-09 GF-21 WG-18 paging keeps the filter, and a filter begins at the first page', async ({
    page,
  }) => {
    const path = await pageOfNodes('paged-list', [
      filter('paged', { taxonomy: 'product_cat', multiple: 'OR' }),
      grid('paged', { perPage: 4 }),
    ]);
    await page.goto(`${path}?e-page-paged=2`);
    await page.locator('[data-filter-loop="paged"] [data-filter]').first().click();
    await page.waitForURL(/\?e-filter-paged-product_cat=[a-z-]+$/);
    const slug = new URL(page.url()).searchParams.get('e-filter-paged-product_cat') ?? '';
    await page.locator('[data-loop="paged"] a.next').click();
    await page.waitForURL(new RegExp(`e-filter-paged-product_cat=${slug}&e-page-paged=2$`));
    const classes = await page
      .locator('[data-loop="paged"] .e-loop-item')
      .evaluateAll((all) => all.map((one) => one.className));
    expect(classes.length).toBeGreaterThan(0);
    for (const one of classes) expect(one).toContain(`product_cat-${slug}`);
  });
});

test('WG-19 a carousel without a number shows three items on a desktop', async ({ page }) => {
  const { slidesToShow: _none, ...settings } = initialOf(
    widgets.get('loop-carousel')?.fields ?? {},
  ) as Record<string, unknown>;
  await page.goto(await pageOfNodes('item-row', [{ ...node('loop-carousel', 'row'), settings }]));
  const track = page.locator('[data-loop="row"] [data-carousel-track]');
  const shown = await track.evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.children].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });
  expect(shown).toBe(3);
  expect(await track.locator('> li').count()).toBeGreaterThan(3);
});

test(
  'WG-17 more items come behind the others, and the button leads on without scripts',
  PROOF,
  async ({ page }) => {
    const path = await pageOfNodes('growing-list', [grid('growing', { perPage: 5, paging: 'load-more' })]);
    await page.goto(path);
    const items = page.locator('[data-loop="growing"] .e-loop-item');
    const more = page.locator('[data-loop-more]');
    await expect(more).toHaveAttribute('href', '?e-page-growing=2');
    await more.click();
    await expect(items).toHaveCount(10);
    await expect(items.nth(5).locator('a').first()).toBeFocused();
    const ids = await items.evaluateAll((all) => all.map((one) => one.className));
    expect(new Set(ids).size).toBe(10);
    expect(new URL(page.url()).search).toBe('');
  },
);

test(
  'WG-17 items are printed by a designed template, others at some positions, each a link as a whole',
  PROOF,
  async ({ page }) => {
    const parts = (...names: string[]) => names.map((name) => node(name, name.replace('-', '')));
    await withTemplate(
      { place: 'loop-item', include: [], tree: parts('item-title', 'item-price', 'item-link') },
      async (template) =>
        withTemplate({ place: 'loop-item', include: [], tree: parts('item-link') }, async (other) => {
          const path = await pageOfNodes('designed-list', [
            grid('designed', {
              template,
              alternates: [{ position: 3, repeats: true, template: other }],
              isLink: true,
              perPage: 6,
            }),
          ]);
          await page.goto(path);
          const items = page.locator('[data-loop="designed"] .e-loop-item');
          await expect(items).toHaveCount(6);
          for (const at of [0, 1, 3, 4]) {
            await expect(items.nth(at).locator('h3 a')).toHaveAttribute('href', /^\/product\//);
            await expect(items.nth(at).locator('.j-btn')).toBeVisible();
          }
          for (const at of [2, 5]) {
            await expect(items.nth(at).locator('h3')).toHaveCount(0);
            await expect(items.nth(at).locator('.j-btn')).toBeVisible();
          }
          expect(await page.locator('[data-loop="designed"] a a').count()).toBe(0);
          // A click beside its links opens the item.
          const href = await items.nth(2).locator('.j-block__link').getAttribute('href');
          const { width = 0, height = 0 } = (await items.nth(2).boundingBox()) ?? {};
          await items.nth(2).click({ position: { x: width / 2, y: height - 6 } });
          await expect(page).toHaveURL(new RegExp(`${href}$`));
        }),
    );
  },
);

test('WG-17 a loop that avoids duplicates shows nothing that one before it shows, also once that one changes', async ({
  page,
}) => {
  const path = await pageOfNodes('no-item-twice', [
    filter('once', { taxonomy: 'product_brand', multiple: 'OR' }),
    grid('once', { perPage: 4, paging: 'load-more' }),
    grid('again', { perPage: 4 }),
    grid('others', { perPage: 8, avoidDuplicates: true }),
  ]);
  const idsOf = (loop: string) =>
    page
      .locator(`[data-loop="${loop}"] .e-loop-item`)
      .evaluateAll((all) => all.map((one) => /e-loop-item-(\d+)/.exec(one.className)?.[1]));
  await page.goto(path);
  const once = await idsOf('once');
  expect(await idsOf('again')).toEqual(once);
  const others = await idsOf('others');
  expect(others).toHaveLength(8);
  expect(others.filter((id) => once.includes(id))).toEqual([]);
  // More items above: the loop below has others.
  await page.locator('[data-loop="once"] [data-loop-more]').click();
  await expect(page.locator('[data-loop="once"] .e-loop-item')).toHaveCount(8);
  const grown = await idsOf('once');
  expect(others.filter((id) => grown.includes(id))).not.toEqual([]);
  await expect.poll(async () => (await idsOf('others')).filter((id) => grown.includes(id))).toEqual([]);
  expect(await idsOf('others')).toHaveLength(8);
  // A pick above: the loop below is as at the new address.
  const refreshed = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.widget_id === 'others' && answer.ok(),
  );
  await page.locator('[data-filter-loop="once"] [data-filter]').last().click();
  await refreshed;
  await expect(page.locator('[data-loop="others"] [aria-busy="true"]')).toHaveCount(0);
  const [picked, left] = [await idsOf('once'), await idsOf('others')];
  expect(left.filter((id) => picked.includes(id))).toEqual([]);
  await page.reload();
  expect([await idsOf('once'), await idsOf('others')]).toEqual([picked, left]);
});
