import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { pagePartsOf } from '#widgets/shipped/page-parts.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { until, withTemplate } from './with-template.ts';

const archive = (layout: string, more: object = {}) => [
  { id: 'head', widget: 'archive-head', version: 1, settings: {} },
  {
    ...{ id: 'tags', widget: 'taxonomy-filter', version: 1 },
    settings: {
      ...initialOf(widgets.get('taxonomy-filter')?.fields ?? {}),
      ...{ loop: 'posts', taxonomy: 'category' },
    },
  },
  {
    ...{ id: 'posts', widget: 'archive-posts', version: 1 },
    settings: { ...initialOf(widgets.get('archive-posts')?.fields ?? {}), layout, ...more },
  },
];

test('WG-14 WG-15 WG-16 GF-11 GF-21 an archive template lists its posts in a layout, on the pages of the archive', async ({
  page,
  setting,
}) => {
  await setting('blog.layout', 'full');
  const items = page.locator('[data-loop="posts"] .e-loop-item');
  await withTemplate({ place: 'archive', tree: archive('archive_classic') }, async () => {
    await until(page, '/blog/', async () => expect(items).toHaveCount(3, { timeout: 2000 }));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(items.first().locator('a.j-more')).toBeVisible();
    const first = await items.first().getAttribute('class');
    await page.locator('[data-loop="posts"] a.next').click();
    await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
    await expect(items.first()).not.toHaveAttribute('class', first ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(items.first()).toHaveAttribute('class', first ?? '');
    await page.goForward();
    await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
    await expect(items.first()).not.toHaveAttribute('class', first ?? '');
    const terms = page.locator('[data-filter-loop="posts"] [data-filter]');
    const slug = await terms.first().getAttribute('data-filter');
    await terms.first().click();
    await expect(page).toHaveURL(new RegExp(`/blog/\\?e-filter-posts-category=${slug}$`));
    const kind = page.locator(`[data-loop="posts"] a[href="/blog/category/${slug}/"]`);
    await expect(kind).toHaveCount(await items.count());
  });
  await withTemplate({ place: 'archive', tree: archive('archive_full_content') }, async () => {
    await until(page, '/blog/', async () =>
      expect(items.first().locator('.j-prose p').first()).toBeVisible({ timeout: 2000 }),
    );
  });
  await withTemplate({ place: 'archive', tree: archive('archive_cards') }, async () => {
    await until(page, '/blog/', async () =>
      expect(items.first().locator('.j-postcard__badge')).toBeVisible({ timeout: 2000 }),
    );
  });
  await withTemplate(
    { place: 'archive', tree: archive('archive_cards', { paging: 'load-more' }) },
    async () => {
      const more = page.locator('[data-loop-more]');
      await until(page, '/blog/', async () => expect(more).toBeVisible({ timeout: 2000 }));
      await more.click();
      await expect(items).toHaveCount(6);
      const classes = await items.evaluateAll((all) => all.map((one) => one.className));
      expect(new Set(classes).size).toBe(6);
      await expect(more).toHaveAttribute('href', '/blog/page/3/');
      expect(new URL(page.url()).pathname).toBe('/blog/');
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'WG-14 WG-35 GF-09 the posts of an archive are filtered and turned by links',
    PROOF,
    async ({ page, setting }) => {
      await setting('blog.layout', 'full');
      const items = page.locator('[data-loop="posts"] .e-loop-item');
      await withTemplate({ place: 'archive', tree: archive('archive_classic') }, async () => {
        await until(page, '/blog/', async () => expect(items).toHaveCount(3, { timeout: 2000 }));
        await page.locator('[data-loop="posts"] a.next').click();
        await page.waitForURL(/\/blog\/page\/2\/$/);
        const term = page.locator('[data-filter-loop="posts"] [data-filter]').first();
        const slug = await term.getAttribute('data-filter');
        await term.click();
        // On the first page again.
        await page.waitForURL(new RegExp(`/blog/\\?e-filter-posts-category=${slug}$`));
        expect(await items.count()).toBeGreaterThan(0);
        await expect(page.locator(`[data-loop="posts"] a[href="/blog/category/${slug}/"]`)).toHaveCount(
          await items.count(),
        );
      });
    },
  );
});

/** The sizes of an archive's elements, the positions of its articles, and its links. */
function standing(main: Element): unknown[] {
  const parts = main.querySelectorAll('h1, .j-lead, .j-chip, article, article a, article img, .page-numbers');
  const first = main.querySelector('article')?.getBoundingClientRect().y ?? 0;
  return [...parts].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    // Blocks have space between them.
    const below = y < first ? 0 : y - first;
    const box = [x, below, width, height].map(Math.round);
    return [one.tagName, one.getAttribute('href') ?? one.getAttribute('src'), ...box];
  });
}

test(
  'WG-16 an archive made of its parts has the articles, sizes and columns that it has without a template',
  PROOF,
  async ({ page }) => {
    const pages = ['/blog/', '/blog/page/2/', '/ar/portfolio/'];
    const look = async () => {
      const seen: unknown[] = [];
      for (const path of pages)
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await settle(page);
          seen.push([path, width, await page.locator('main').evaluate(standing)]);
        }
      return seen;
    };
    const before = await look();
    await withTemplate({ place: 'archive', tree: [...(pagePartsOf('archive') ?? [])] }, async () => {
      await until(page, '/blog/', async () =>
        expect(page.locator('[data-loop]')).toHaveCount(1, { timeout: 500 }),
      );
      expect(await look()).toEqual(before);
    });
  },
);
