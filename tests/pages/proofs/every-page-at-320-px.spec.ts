import { productId } from '../demo-products.ts';
import { leaveOutPictures, measure } from '../layout/width.ts';
import { PROOF } from '../screens.ts';
import { expect, follow, test } from '../shop.ts';

/** Pages that no link leads to, or that show something only at times. */
const BESIDE = ['/checkout/', '/nowhere/', '/?s=blade', '/?s=nothing-is-called-so'];
const EVERY_PAGE_LIMIT_MS = 300_000;

/** Pages have a slash at the end; files do not, and endpoints are no pages. */
function isPage(path: string): boolean {
  return path.endsWith('/') && !/\/(wp-admin|wp-json|feed)\//.test(path);
}

for (const [start, direction] of [
  ['/', 'left to right'],
  ['/ar/', 'right to left'],
] as const) {
  test(`LY-03 nothing overflows sideways at 320 px on any page, ${direction}`, PROOF, async ({ page }) => {
    test.setTimeout(EVERY_PAGE_LIMIT_MS);
    const prefix = start.slice(0, -1);
    await leaveOutPictures(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await follow(page, `${prefix}/?add-to-cart=${productId('CED-AMBER')}`);
    const isOurs = (path: string) => path.startsWith('/ar/') === (start === '/ar/');
    // Follows all links: the set grows while it is iterated.
    const paths = new Set([start, ...BESIDE.map((beside) => prefix + beside)]);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const { overflowPx, links } = await measure(page);
      expect(overflowPx, path).toBeLessThanOrEqual(0);
      for (const link of links) if (isOurs(link) && isPage(link)) paths.add(link);
    }
    expect(paths.size).toBeGreaterThan(60);
  });
}
