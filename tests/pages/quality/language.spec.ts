import { DomUtils } from 'htmlparser2';
import { productId } from '../demo-products.ts';
import { type Element as PrintedElement, readPage, withClass, withTag, wordsOf } from '../printed-page.ts';
import { PROOF, SCREENS } from '../screens.ts';
import { expect, follow, test } from '../shop.ts';

/** Latin letters that Arabic pages keep: names, units, standards, addresses. */
const STAYS_LATIN =
  /^(jamra|orveta|solvane|kovia|cedrane|falaj|lumenta|usb(-c)?|mah|trn|led|ip\d*|aed|pdf|html|sku|m|w|g|v|s|h|mm|cm|ml|kg|min|x|n|jpe?g|png|webp|avif|enter|example|com|demo-|english|en|zzzzqqqq|x{4}(-x{4}){3})$/i;

const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder'];
const WITHOUT_WORDS = ['script', 'style', 'noscript', 'template'];

/** Whether the element marks its text as not Arabic, or as not read. */
function isMarked({ name, attribs }: PrintedElement): boolean {
  const isNamed = attribs.lang === 'en' || attribs.translate === 'no';
  return isNamed || WITHOUT_WORDS.includes(name) || /(^| )sku( |$)/.test(attribs.class ?? '');
}

/** Visible texts, and texts for screen readers. */
function textsOf(element: PrintedElement): string[] {
  if (isMarked(element)) return [];
  const inside = element.children.flatMap((child) => {
    if (DomUtils.isText(child)) return [child.data];
    return DomUtils.isTag(child) ? textsOf(child) : [];
  });
  return [...SPOKEN.map((name) => element.attribs[name] ?? ''), ...inside];
}

/** The same in a page after its script ran. */
function shownTexts(): string[] {
  const marked = 'script, style, noscript, template, [lang="en"], [translate="no"], .sku';
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.closest(marked) === null)
    .flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ]);
}

/** Latin words that no Arabic page may have; names of people are allowed. */
function englishIn(texts: readonly string[], people: string): string[] {
  const words = texts
    .filter((text) => !text.includes('@') && !text.includes('://'))
    .flatMap((text) => text.match(/[A-Za-z][A-Za-z-]+/g) ?? [])
    .filter((word) => !STAYS_LATIN.test(word) && !people.includes(word));
  return [...new Set(words)];
}

/** More pages of texts, beside one of each kind. */
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

test('BO-05 no Arabic page is printed with English left', async ({ request }) => {
  expect((await request.get(`/ar/?add-to-cart=${productId('CED-AMBER')}`)).status()).toBe(200);
  for (const [screen, path] of PAGES) {
    const page = await readPage(request, `/ar${path}`);
    const [html] = withTag(page, 'html');
    expect(html?.attribs, screen).toMatchObject({ dir: 'rtl', lang: 'ar' });
    const people = withClass(page, 'woocommerce-review__author').map(wordsOf).join(' ');
    const texts = withTag(page, 'body').flatMap(textsOf);
    const described = [
      ...withTag(page, 'img').map(({ attribs }) => attribs.alt ?? ''),
      ...withTag(page, 'meta')
        .filter(({ attribs }) => attribs.property === 'og:image:alt')
        .map(({ attribs }) => attribs.content ?? ''),
    ];
    expect.soft(englishIn([...texts, ...described], people), screen).toEqual([]);
  }
});

for (const [screen, path] of PAGES) {
  test(`BO-05 the Arabic page has no English left: ${screen}`, PROOF, async ({ page }) => {
    await follow(page, `/ar/?add-to-cart=${productId('CED-AMBER')}`);
    await page.goto(`/ar${path}`);
    const people = (await page.locator('.woocommerce-review__author').allTextContents()).join(' ');
    expect(englishIn(await page.evaluate(shownTexts), people)).toEqual([]);
  });
}
