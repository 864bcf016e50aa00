import { SCREENS } from '../screens.ts';
import { expect, follow, test } from '../shop.ts';

/** What is written in Latin letters on Arabic pages as well: names, units, standards, addresses. */
const STAYS_LATIN =
  /^(jamra|orveta|solvane|kovia|cedrane|falaj|lumenta|usb(-c)?|mah|trn|led|ip\d*|aed|pdf|html|sku|m|w|g|v|s|h|mm|cm|ml|kg|min|x|n|jpe?g|png|webp|avif|enter|example|com|demo-|english|en|zzzzqqqq)$/i;

/** Latin words in texts and in what screen readers are told, where the page itself does not say that they are English. */
function latinWords(): string[] {
  const isMarked = (element: Element | null) =>
    element === null ||
    element.closest('script, style, noscript, template, [lang="en"], [translate="no"], .sku') !== null;
  const written = [...document.body.querySelectorAll('*')]
    .filter((element) => !isMarked(element))
    .flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ]);
  return written
    .filter((text) => !text.includes('@') && !text.includes('://'))
    .flatMap((text) => text.match(/[A-Za-z][A-Za-z-]+/g) ?? []);
}

/** Further pages of words, beyond one of each kind. */
const MORE = [
  '/blog/page/2/',
  '/blog/category/care/',
  '/blog/repair-day/',
  '/about/',
  '/privacy/',
  '/terms/',
  '/shipping-returns/',
  '/age-policy/',
  '/contact/sent/',
  '/under-age/',
  '/my-device/',
  '/brand/orveta/',
];
const PAGES = [...Object.entries(SCREENS), ...MORE.map((path) => [path, path] as const)];

for (const [screen, path] of PAGES) {
  test(`BO-05 the Arabic page has no English left: ${screen}`, async ({ page }) => {
    await follow(page, '/ar/?add-to-cart=137');
    await page.goto(`/ar${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const people = (await page.locator('.woocommerce-review__author').allTextContents()).join(' ');
    const left = (await page.evaluate(latinWords)).filter(
      (word) => !STAYS_LATIN.test(word) && !people.includes(word),
    );
    expect([...new Set(left)]).toEqual([]);
  });
}
