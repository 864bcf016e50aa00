import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';

// What moves is not looked at here, and takes its time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that no link leads to, or that show something only now and then. */
const BESIDE = ['/checkout/', '/nowhere/', '/?s=blade', '/?s=nothing-is-called-so'];
/** One of each kind, for the widths between. */
const KINDS = [
  '/',
  '/shop/',
  '/sticks/',
  '/product/kovia-bar/',
  '/product/cedrane-discovery-set/',
  '/cart/',
  '/checkout/',
  '/blog/',
  '/faq/',
  '/contact/',
  '/portfolio/',
  '/nowhere/',
];
const WIDTHS_PX = [360, 768, 1024, 1440];
const EVERY_PAGE_LIMIT_MS = 300_000;

/** Pictures take their room by their measures alone; without them a page is there sooner. */
async function leaveOutPictures(page: Page): Promise<void> {
  await page.route(/\/media\//, (route) => route.abort());
}

/** How far the page reaches beyond the window, and where its links lead. */
async function measure(page: Page): Promise<{ overflowPx: number; links: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const links = [...document.links].filter(({ origin }) => origin === location.origin);
    return { overflowPx: scrollWidth - clientWidth, links: links.map(({ pathname }) => pathname) };
  });
}

/** Pages have a slash at the end; files do not, and the shop's other doors are no pages. */
function isPage(path: string): boolean {
  return path.endsWith('/') && !/\/(wp-admin|wp-json|feed)\//.test(path);
}

for (const [start, direction] of [
  ['/', 'left to right'],
  ['/ar/', 'right to left'],
] as const) {
  const prefix = start.slice(0, -1);

  test(`LY-03 nothing overflows sideways at 320 px on any page, ${direction}`, async ({ page }) => {
    test.setTimeout(EVERY_PAGE_LIMIT_MS);
    await leaveOutPictures(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefix}/?add-to-cart=137`);
    const isOurs = (path: string) => path.startsWith('/ar/') === (start === '/ar/');
    // Walked from link to link: what is added while it is walked comes later.
    const paths = new Set([start, ...BESIDE.map((beside) => prefix + beside)]);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const { overflowPx, links } = await measure(page);
      expect(overflowPx, path).toBeLessThanOrEqual(0);
      for (const link of links) if (isOurs(link) && isPage(link)) paths.add(link);
    }
    expect(paths.size).toBeGreaterThan(60);
  });

  test(`LY-03 nothing overflows sideways at the widths between, ${direction}`, async ({ page }) => {
    await leaveOutPictures(page);
    await page.goto(`${prefix}/?add-to-cart=137`);
    for (const path of KINDS) {
      await page.goto(prefix + path, { waitUntil: 'domcontentloaded' });
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        expect((await measure(page)).overflowPx, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('LY-03 the open menu of a phone fits into 320 px as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/category/orveta/', '/ar/category/orveta/']) {
    await page.goto(path);
    await page.locator('[data-menu-toggle]').click();
    const panel = await page.locator('[data-mobile-menu]').boundingBox();
    expect(panel?.x).toBe(0);
    expect(panel?.width).toBe(320);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(640);
  }
});
