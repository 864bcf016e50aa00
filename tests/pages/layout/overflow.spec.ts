import { expect, test } from '../shop.ts';

const PAGES = [
  '/',
  '/shop/',
  '/category/devices/',
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

for (const prefix of ['', '/ar']) {
  for (const width of [320, 360, 768, 1024, 1440]) {
    test(`LY-03 nothing overflows sideways at ${width} px${prefix === '' ? '' : ', right to left'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/?add-to-cart=137`);
      for (const path of PAGES) {
        await page.goto(prefix + path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }
}
