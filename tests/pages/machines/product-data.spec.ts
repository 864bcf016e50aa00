import { type PrintedPage, readPage, withAttribute, withClass, withTag, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { thingOn } from './structured-data.ts';

type Offer = {
  '@type': string;
  price?: string;
  lowPrice?: string;
  priceCurrency: string;
  availability: string;
};

function offerOn(page: PrintedPage): Offer {
  return thingOn(page, 'Product').offers as Offer;
}

/** The price beside the name, without currency sign and thousands separators. */
function shownPrice(page: PrintedPage): string {
  const [price] = withTag(page, 'h1').flatMap((h1) => withAttribute(h1, 'data-price'));
  if (price === undefined) return '';
  const [sale] = withTag(price, 'ins');
  const words = wordsOf(sale ?? price);
  if (words.includes('Free')) return '0.00';
  return (/[\d,]+\.\d\d/.exec(words)?.[0] ?? '').replaceAll(',', '');
}

test('PP-12 machines read 249.00 AED, in stock, with the stars that the page shows', async ({ request }) => {
  const page = await readPage(request, '/product/kovia-bar/');
  expect(offerOn(page)).toMatchObject({
    '@type': 'Offer',
    price: '249.00',
    priceCurrency: 'AED',
    availability: 'https://schema.org/InStock',
  });
  expect(shownPrice(page)).toBe('249.00');
  const { aggregateRating, sku, brand } = thingOn(page, 'Product');
  const { ratingValue, reviewCount } = aggregateRating as { ratingValue: string; reviewCount: number };
  const links = withClass(page, 'woocommerce-review-link');
  expect(wordsOf(links)).toContain(String(reviewCount));
  const [stars] = links.flatMap((link) => withAttribute(link, 'aria-label'));
  expect(stars?.attribs['aria-label']).toContain(String(Number(ratingValue)));
  expect(sku).toBe(wordsOf(withClass(page, 'sku')));
  expect(brand).toMatchObject({ name: 'Kovia' });
});

test('PP-12 price and stock equal the visible ones, whatever is sold', PROOF, async ({ request }) => {
  const map = await (await request.get('/sitemaps/products-1.xml')).text();
  const all = [...map.matchAll(/<loc>[^<]*?(\/product\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(all.length).toBeGreaterThan(20);
  for (const path of all) {
    const page = await readPage(request, path);
    const { offers, name } = thingOn(page, 'Product');
    const offer = offers as Offer | undefined;
    expect(offer?.price ?? offer?.lowPrice ?? '', path).toBe(shownPrice(page));
    expect(wordsOf(withTag(page, 'h1')), path).toContain(String(name));
    const outs = withClass(page, 'summary').flatMap((one) => withClass(one, 'out-of-stock'));
    if (offer !== undefined && offer.price !== undefined)
      expect(offer.availability.endsWith('OutOfStock'), path).toBe(outs.length > 0);
  }
});

test('PP-12 a chosen colour changes number and price for machines too, and all colours are named', async ({
  page,
  request,
}) => {
  const printed = await readPage(request, '/product/kovia-bar/?attribute_colour=blue');
  expect(thingOn(printed, 'Product').sku).toBe('KOV-BAR-BLUE');
  const group = thingOn(printed, 'ProductGroup');
  const variants = group.hasVariant as { sku: string; offers: { url: string } }[];
  await page.goto('/product/kovia-bar/?attribute_colour=blue');
  expect(variants).toHaveLength(await page.getByRole('radio').count());
  expect(variants.find(({ sku }) => sku === 'KOV-BAR-BLUE')?.offers.url).toMatch(/\?attribute_colour=blue$/);
});

test('PP-12 the structured data has only the reviews on the page', async ({ request }) => {
  const page = await readPage(request, '/product/kovia-bar/');
  const { review } = thingOn(page, 'Product');
  const authors = (review as { author: { name: string } }[]).map(({ author }) => author.name);
  const list = withAttribute(page, 'id').filter(({ attribs }) => attribs.id === 'reviews');
  expect(authors.length).toBeGreaterThan(0);
  for (const author of authors) expect(wordsOf(list)).toContain(author);
});
