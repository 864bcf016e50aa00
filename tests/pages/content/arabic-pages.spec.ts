import { expect, test } from '../shop.ts';

const PAGES = [
  '/ar/blog/',
  '/ar/blog/page/2/',
  '/ar/blog/category/care/',
  '/ar/blog/clean-your-device-in-three-minutes/',
  '/ar/blog/how-heated-tobacco-works/',
  '/ar/blog/repair-day/',
  '/ar/portfolio/',
  '/ar/portfolio/courtyard-shop/',
  '/ar/about/',
  '/ar/faq/',
  '/ar/privacy/',
  '/ar/terms/',
  '/ar/shipping-returns/',
  '/ar/age-policy/',
  '/ar/contact/',
  '/ar/contact/sent/',
  '/ar/lost/',
];
/** Names, units, addresses and codes keep their letters; two English words in a row are a sentence left behind. */
const ENGLISH = /[A-Za-z]{3,}[ ,]+[a-z]{2,}/;

for (const path of PAGES) {
  test(`BO-05 ${path} has no English sentence left`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const left = await page.getByRole('main').evaluate((main, pattern) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (new RegExp(pattern).test(text)) found.push(text.trim());
      }
      const spoken = [...main.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap((one) =>
        ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      );
      return [...found, ...spoken.filter((text) => new RegExp(pattern).test(text))];
    }, ENGLISH.source);
    expect(left).toEqual([]);
  });
}
