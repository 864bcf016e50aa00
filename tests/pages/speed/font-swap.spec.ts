import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

/** After the page has been painted and read for a while. */
const FONTS_LATE_MS = 1200;
/** Imperceptible: a tenth of what Core Web Vitals call good. */
const MOST_SHIFT = 0.01;
const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 800 };
const PRODUCT = '/product/orveta-duo/';

test.use({
  hasOwnContext: true,
  // Chromium on Linux rounds glyphs to whole pixels by default; phones and desktops do not.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
});

/** Delays fonts and sums the layout shifts. */
async function withLateFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((later) => setTimeout(later, FONTS_LATE_MS));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the first screen until the fonts have loaded. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { seen: { shift: number } }).seen.shift;
  });
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  await withLateFonts(page);
  for (const path of paths) expect(await shiftOf(page, path), path).toBeLessThan(MOST_SHIFT);
}

test('nothing moves on a phone when the fonts arrive', PROOF, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await expectStill(page, [PRODUCT, '/ar/', '/ar/category/devices/']);
});

for (const viewport of [PHONE, DESKTOP])
  test(`nothing moves at ${viewport.width} px when the fonts arrive`, PROOF, async ({ page }) => {
    await page.setViewportSize(viewport);
    const paths = ['/', PRODUCT, '/category/devices/', '/terms/', '/faq/', '/blog/'];
    await expectStill(
      page,
      paths.flatMap((path) => [path, `/ar${path}`]),
    );
  });

test('without the fallbacks of the device the page would move', PROOF, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withLateFonts(page);
  await page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    const body = whole.replace(/<style[^>]*data-href="fallback-fonts"[^>]*>.*?<\/style>/, '');
    expect(body.length).toBeLessThan(whole.length);
    await route.fulfill({ response, body });
  });
  expect(await shiftOf(page, PRODUCT)).toBeGreaterThan(10 * MOST_SHIFT);
});
