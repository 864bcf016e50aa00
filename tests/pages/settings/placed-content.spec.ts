import type { Page } from '@playwright/test';
import { widgets } from '#widgets/index.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { withShop } from '../products.ts';
import { detailsOf, PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { placeOnHome } from './place-on-home.ts';

const BOTH = ['/', '/ar/'] as const;
const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
/** Shorter than any visit of a test, longer than a slow machine needs to check. */
const AUTOPLAY_MS = 2000;
/** Longer than a carousel waits until it announces its position. */
const RESTED_MS = 200;

type Settings = Readonly<Record<string, unknown>>;

function nodeOf(widget: string, settings: Settings = {}, id: string = widget) {
  const { version = 1, sample = {} } = widgets.get(widget) ?? {};
  return { id: `placed-${id}`, widget, version, settings: { ...(sample as object), ...settings } };
}

const paragraphs = (count: number) => '<p>The blade warms the stick from within, evenly.</p>'.repeat(count);

/** The nodes that the tests add to the home page. */
async function content(): Promise<object[]> {
  return withShop(async (_shop, { db }) => {
    const images = await db.selectFrom('media').select('id').orderBy('id').limit(3).execute();
    const quotes = ['a', 'b', 'c', 'd', 'e'].map((id) => nodeOf('quote', {}, `quote-${id}`));
    return [
      ...['classic', 'minimal', 'full-screen'].map((skin) =>
        nodeOf('search-form', { skin, placeholder: { en: skin, ar: skin } }, `search-${skin}`),
      ),
      nodeOf('table-of-contents', { marker: 'numbers' }),
      nodeOf('slides', { autoplaySpeed: AUTOPLAY_MS }),
      { ...nodeOf('carousel'), slots: { content: quotes } },
      nodeOf('tabs'),
      nodeOf('gallery', {
        pictures: images.map(({ id }) => ({ image: id, caption: { en: 'Workshop', ar: 'الورشة' } })),
      }),
      nodeOf('steps'),
      nodeOf('table'),
      nodeOf('icon'),
      nodeOf('map'),
      nodeOf('spacer'),
      nodeOf('text', {
        html: {
          en: `<h2>Cleaning</h2>${paragraphs(40)}<h3>The blade</h3>${paragraphs(40)}`,
          ar: `<h2>التنظيف</h2>${paragraphs(40)}<h3>الشفرة</h3>${paragraphs(40)}`,
        },
      }),
    ];
  });
}

const placed = (page: Page, id: string) => page.locator(`[data-template-id="placed-${id}"]`);

/** The position of the carousel, once it rests. */
const positionOf = (page: Page, id: string) => placed(page, id).locator('[data-carousel]');

let takeAway: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  takeAway = await placeOnHome(await content());
});
test.afterAll(() => takeAway());

for (const skin of ['classic', 'minimal'])
  test(`WG-06 the ${skin} search form submits the term`, PROOF, async ({ page }) => {
    await page.goto('/');
    const form = placed(page, `search-${skin}`);
    await form.locator('input[type="search"]').fill('cedrane');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/\?s=cedrane&post_type=product$/);
    await expect(page.locator('main .product').first()).toBeVisible();
  });

test('WG-06 the full-screen search form opens over the page, keeps the focus and submits the term', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  const form = placed(page, 'search-full-screen');
  const opener = form.getByRole('button', { name: 'Search' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('input')).toHaveCount(2);
  await expect(dialog.locator('input[type="search"]')).toBeFocused();
  const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([1440, 900]);
  // The first Escape closes the suggestions of the empty field.
  const offers = dialog.getByRole('option');
  await expect(offers.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offers).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.keyboard.type('cedrane');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?s=cedrane&post_type=product$/);
});

for (const [prefix, title, first] of [
  ['', 'On this page', 'Cleaning'],
  ['/ar', 'في هذه الصفحة', 'التنظيف'],
] as const)
  test(
    `WG-13 the table of contents lists headings, scrolls to them, marks the current one and folds, ${prefix}`,
    detailsOf(prefix),
    async ({ page }) => {
      await page.goto(`${prefix}/`);
      await settle(page);
      const contents = placed(page, 'table-of-contents');
      const link = contents.getByRole('link', { name: first });
      await link.click();
      const heading = page.getByRole('heading', { name: first });
      await expect(heading).toBeInViewport();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(contents.locator('[aria-current]')).toHaveCount(1);
      // Below the sticky header.
      expect((await heading.boundingBox())?.y).toBeGreaterThan(60);
      await contents.getByText(title).first().click();
      await expect(link).toBeHidden();
      await contents.getByText(title).first().focus();
      await page.keyboard.press('Enter');
      await expect(link).toBeVisible();
    },
  );

for (const prefix of BOTH)
  test(`WG-08 arrows, dots and keys move the slides, ${prefix}`, PROOF, async ({ page }) => {
    await page.goto(prefix);
    const slides = placed(page, 'slides');
    await slides.scrollIntoViewIfNeeded();
    const carousel = positionOf(page, 'slides');
    const heading = (at: number) => slides.getByRole('heading').nth(at);
    await expect(carousel).toHaveAttribute('data-at', '0');
    await slides.locator('[data-carousel-next]').click();
    await expect(carousel).toHaveAttribute('data-at', '1');
    await expect(heading(1)).toBeInViewport({ ratio: 1 });
    await expect(heading(0)).not.toBeInViewport();
    await slides.locator('[data-carousel-dots] button').nth(2).click();
    await expect(carousel).toHaveAttribute('data-at', '2');
    await expect(slides.locator('[data-carousel-dots] [aria-current]')).toHaveCount(1);
    await slides.locator('[data-carousel-next]').click();
    await expect(carousel).toHaveAttribute('data-at', '0');
    await slides.locator('[data-carousel-previous]').click();
    await expect(carousel).toHaveAttribute('data-at', '2');
    await expect(slides.getByRole('link')).toHaveCount(3);
    const width = await slides
      .locator('.j-slide')
      .first()
      .evaluate((slide) => slide.clientWidth);
    expect(width).toBeGreaterThan(1000);
  });

test.describe('with motion', () => {
  test.use(MOVING);

  test(
    'WG-08 autoplay advances, and pauses under the pointer, with focus within and by its button',
    PROOF,
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await settle(page);
      const slides = placed(page, 'slides');
      await slides.scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      const carousel = positionOf(page, 'slides');
      const next = () => page.clock.fastForward(AUTOPLAY_MS + 1);
      /** A moving slide has arrived by then. */
      const arrived = () => page.clock.runFor(700);
      const advances = async (from: string) => {
        await next();
        await expect(carousel).not.toHaveAttribute('data-at', from);
      };
      const staysAt = async () => {
        await arrived();
        const at = (await carousel.getAttribute('data-at')) ?? '';
        await next();
        await arrived();
        await expect(carousel).toHaveAttribute('data-at', at);
        return at;
      };
      await advances('0');
      await slides.locator('[data-carousel-track]').hover();
      const hovered = await staysAt();
      await page.mouse.move(5, 5);
      await advances(hovered);
      await slides.locator('[data-carousel-track]').focus();
      const focused = await staysAt();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await advances(focused);
      await slides.getByRole('button', { name: 'Pause' }).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.mouse.move(5, 5);
      const paused = await staysAt();
      await slides.getByRole('button', { name: 'Play' }).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.mouse.move(5, 5);
      await advances(paused);
    },
  );
});

test('WG-08 arrows and dots move slides of heading, text and button, which do not move with reduced motion', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await settle(page);
  const slides = placed(page, 'slides');
  await slides.scrollIntoViewIfNeeded();
  await expect(positionOf(page, 'slides')).toHaveAttribute('data-at', '0');
  await page.clock.runFor(2 * AUTOPLAY_MS);
  await expect(positionOf(page, 'slides')).toHaveAttribute('data-at', '0');
  await expect(slides.locator('[data-carousel-pause]')).toBeHidden();
  for (const part of ['h2', 'p', 'a.j-btn'])
    await expect(slides.locator(`.j-slide ${part}`), part).toHaveCount(3);

  const at = async (position: string) => {
    await page.clock.runFor(RESTED_MS);
    await expect(positionOf(page, 'slides')).toHaveAttribute('data-at', position);
  };
  await slides.locator('[data-carousel-next]').click();
  await at('1');
  await slides.locator('[data-carousel-dots] button').nth(2).click();
  await at('2');
  await expect(slides.locator('[data-carousel-dots] button').nth(2)).toHaveAttribute('aria-current', 'true');
  await slides.locator('[data-carousel-previous]').click();
  await at('1');
});

test(
  'WG-19 a carousel shows three of its widgets on desktop and moves to the last',
  PROOF,
  async ({ page }) => {
    await page.goto('/');
    await settle(page);
    const carousel = placed(page, 'carousel');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('[data-carousel-dots] button')).toHaveCount(3);
    for (const at of [1, 2]) {
      await carousel.locator('[data-carousel-next]').click();
      await expect(positionOf(page, 'carousel')).toHaveAttribute('data-at', String(at));
    }
    await expect(carousel.locator('[data-carousel-next]')).toHaveAttribute('aria-disabled', 'true');
    await expect(placed(page, 'quote-e')).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(carousel.locator('[data-carousel-dots] button')).toHaveCount(5);
  },
);

for (const [prefix, second] of [
  ['/', 'Care'],
  ['/ar/', 'العناية'],
] as const)
  test(`tabs show one text, by press and by arrow keys, ${prefix}`, detailsOf(prefix), async ({ page }) => {
    await page.goto(prefix);
    await settle(page);
    const tabs = placed(page, 'tabs');
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
    await tabs.getByRole('tab').first().click();
    await page.keyboard.press(prefix === '/' ? 'ArrowRight' : 'ArrowLeft');
    await expect(tabs.getByRole('tab', { name: second })).toBeFocused();
    await expect(tabs.getByRole('tabpanel', { name: second })).toBeVisible();
  });

test('a gallery opens its pictures in the lightbox, and no others', PROOF, async ({ page }) => {
  await page.goto('/');
  await settle(page);
  const links = placed(page, 'gallery').getByRole('link');
  await expect(links).toHaveCount(3);
  await links.nth(1).click();
  await expect(page.locator('.pswp__counter')).toHaveText('2 / 3');
});

test('the placed widgets are accessible and no wider than a phone', PROOF, async ({ page }) => {
  await page.goto('/');
  await settle(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'WG-35 slides are swiped, the table of contents leads, tabs are read, the full screen searches',
    PROOF,
    async ({ page }) => {
      await page.goto('/');
      const slides = placed(page, 'slides');
      await expect(slides.getByRole('heading', { name: 'Two-year warranty' })).toBeAttached();
      await expect(slides.locator('[data-carousel-controls]')).toBeHidden();
      await placed(page, 'table-of-contents').getByRole('link', { name: 'Cleaning' }).click();
      await expect(page).toHaveURL(/#cleaning$/);
      await expect(placed(page, 'tabs').getByText('Two years on every device.')).toBeVisible();
      await placed(page, 'search-full-screen').getByRole('button', { name: 'Search' }).first().click();
      await page.getByRole('dialog').locator('input[type="search"]').fill('cedrane');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/\?s=cedrane&post_type=product$/);
    },
  );
});
