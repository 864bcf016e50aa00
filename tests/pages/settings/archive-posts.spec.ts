import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { until, withTemplate } from './with-template.ts';

const archive = (layout: string) => [
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
    settings: { ...initialOf(widgets.get('archive-posts')?.fields ?? {}), layout },
  },
];

test('WG-14 WG-15 WG-16 GF-21 an archive template lists its posts in a layout, on the pages of the archive', async ({
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-14 WG-35 GF-09 the posts of an archive are filtered and turned by links', async ({
    page,
    setting,
  }) => {
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
  });
});
