import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';
import { thingOn } from './structured-data.ts';

type Offer = {
  '@type': string;
  price?: string;
  lowPrice?: string;
  priceCurrency: string;
  availability: string;
};

async function offerOn(page: Page): Promise<Offer> {
  return (await thingOn(page, 'Product')).offers as Offer;
}

/** The number beside the name, without sign and thousands. */
async function shownPrice(page: Page): Promise<string> {
  const sale = page.locator('h1 [data-price] ins');
  const price = (await sale.count()) > 0 ? sale : page.locator('h1 [data-price]');
  const words = await price.first().innerText();
  if (words.includes('Free')) return '0.00';
  return (/[\d,]+\.\d\d/.exec(words)?.[0] ?? '').replaceAll(',', '');
}

test('PP-12 machines read 249.00 AED, in stock, with the stars that the page shows', async ({ page }) => {
  await page.goto('/product/kovia-bar/');
  expect(await offerOn(page)).toMatchObject({
    '@type': 'Offer',
    price: '249.00',
    priceCurrency: 'AED',
    availability: 'https://schema.org/InStock',
  });
  expect(await shownPrice(page)).toBe('249.00');
  const { aggregateRating, sku, brand } = await thingOn(page, 'Product');
  const { ratingValue, reviewCount } = aggregateRating as { ratingValue: string; reviewCount: number };
  const stars = page.locator('.woocommerce-review-link');
  expect(await stars.innerText()).toContain(String(reviewCount));
  expect(await stars.locator('[aria-label], [role="img"]').first().getAttribute('aria-label')).toContain(
    String(Number(ratingValue)),
  );
  expect(sku).toBe(await page.locator('.sku').innerText());
  expect(brand).toMatchObject({ name: 'Kovia' });
});

test('PP-12 price and stock equal the visible ones, whatever is sold', async ({ page }) => {
  test.slow();
  const map = await (await page.request.get('/sitemaps/products-1.xml')).text();
  const all = [...map.matchAll(/<loc>[^<]*?(\/product\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(all.length).toBeGreaterThan(20);
  await page.route(/\.(js|jpg|webp|avif|png|woff2)$/, (route) => route.abort());
  for (const path of all.filter((_, index) => index % 5 === 0)) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), path).toBe(200);
    const { offers, name } = await thingOn(page, 'Product');
    const shown = await shownPrice(page);
    const offer = offers as Offer | undefined;
    expect(offer?.price ?? offer?.lowPrice ?? '', path).toBe(shown);
    expect(await page.locator('h1').innerText(), path).toContain(String(name));
    const isOut = (await page.locator('.summary .stock.out-of-stock, .summary .out-of-stock').count()) > 0;
    if (offer !== undefined && offer.price !== undefined)
      expect(offer.availability.endsWith('OutOfStock'), path).toBe(isOut);
  }
});

test('PP-12 a chosen colour changes number and price for machines too, and all colours are named', async ({
  page,
}) => {
  await page.goto('/product/kovia-bar/?attribute_colour=blue');
  expect((await thingOn(page, 'Product')).sku).toBe('KOV-BAR-BLUE');
  const group = await thingOn(page, 'ProductGroup');
  const variants = group.hasVariant as { sku: string; offers: { url: string } }[];
  const colours = await page.getByRole('radio').count();
  expect(variants).toHaveLength(colours);
  expect(variants.find(({ sku }) => sku === 'KOV-BAR-BLUE')?.offers.url).toMatch(/\?attribute_colour=blue$/);
});

test('PP-12 only the reviews that stand on the page are told', async ({ page }) => {
  await page.goto('/product/kovia-bar/');
  const { review } = await thingOn(page, 'Product');
  const told = (review as { author: { name: string } }[]).map(({ author }) => author.name);
  const list = await page.locator('#reviews').textContent();
  for (const author of told) expect(list).toContain(author);
});
