import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import type { Product } from '#shop/catalogue';
import { PLAIN_REVIEWS } from '#shop/reviews/rules/review-query.ts';
import { summarise } from '#shop/reviews/rules/summarise.ts';
import { definitions, type Settings } from '#shop/settings';
import { aColour, aPicture, bar } from '#tests/a-kovia-bar.ts';
import { LanguageProvider } from '../language/language.tsx';
import { productData } from '../structured-data/product-data.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { toProductFacts } from './facts/to-product-facts.ts';
import { ProductContent } from './product-page.tsx';

const NOW = new Date('2026-11-21T08:00:00Z');
const settings = Object.fromEntries(
  Object.entries(definitions).map(([key, { default: value }]) => [key, value]),
) as Settings;
function print(
  changes: Partial<Product> = {},
  { language = 'en', query = {} }: { language?: 'en' | 'ar'; query?: Record<string, string> } = {},
) {
  const none = summarise([], { query: PLAIN_REVIEWS, perPage: 10 });
  const reviews = { ...none, reviews: [], photos: [], own: null };
  const product = { ...bar, ...changes };
  const facts = toProductFacts({
    product,
    tree: [],
    cards: [],
    products: new Map(),
    promises: [],
    reviews,
    refusedReview: null,
    helpedReviewId: null,
    settings,
    language,
    now: NOW,
    query,
  });
  const html = renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <ProductContent product={facts} notices={null} share={null} fit={null} packs={null} />
      <StructuredData
        things={productData(facts, { publicUrl: 'https://shop.example', language, minimumAge: 21 })}
      />
    </LanguageProvider>,
  );
  return html;
}

/** The first opening tag that contains a text. */
function tag(html: string, words: string): string {
  return html.match(/<[a-z][^>]*>/g)?.find((one) => one.includes(words)) ?? '';
}

function heading(html: string): string {
  return (/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, '');
}

const STAGE_SIZES = '(max-width: 1024px) 100vw, 55vw';

it('PP-03 dimensions are shown once, also beside an attribute of that name, with the unit in the page’s language', () => {
  const dimensions = { length: 10, width: 5, height: 2 };
  const measured = { slug: 'dimensions', name: { en: 'Dimensions', ar: 'الأبعاد' }, isVisible: true };
  const [colour] = bar.attributes;
  if (colour === undefined) throw new Error('the bar has a colour');
  const attributes = [...bar.attributes, { ...colour, ...measured, isVariation: false }];
  const count = (html: string, name: string) => html.split(`<th scope="row">${name}</th>`).length - 1;
  expect(count(print({ dimensions }), 'Dimensions')).toBe(1);
  expect(count(print({ dimensions, attributes }), 'Dimensions')).toBe(1);
  expect(count(print({ dimensions, attributes }, { language: 'ar' }), 'الأبعاد')).toBe(1);
  expect(print({ dimensions }, { language: 'ar' })).toContain('<bdi>10 × 5 × 2 سم</bdi>');
});

describe('the page of a product', () => {
  it('PP-01 PP-02 the title has the price with the dirham sign, which changes with it', () => {
    expect(heading(print())).toMatch(/^Kovia Bar .*\u20C3.*249\.00$/);
    const variations = bar.variations.map((one) => ({
      ...one,
      prices: { ...one.prices, regular: aed(26000) },
    }));
    expect(heading(print({ variations }))).toMatch(/^Kovia Bar .*\u20C3.*260\.00$/);
  });

  it('PP-03 nine specifications are a list, and links are in the page’s language', () => {
    const html = print({}, { language: 'ar' });
    expect(html.match(/<li><strong>/g)).toHaveLength(9);
    expect(html).toContain('href="/ar/sticks/lumenta/"');
  });

  it('PP-04 there is one large picture, four thumbnails, a quantity with buttons, and an add button', () => {
    const html = print();
    expect(html.match(/data-slide=/g)).toHaveLength(4);
    expect(html).toContain('--at:0');
    expect(html.match(/data-thumb-of=/g)).toHaveLength(4);
    expect(html.match(/data-step=/g)).toHaveLength(2);
    expect(tag(html, 'table class="variations"')).not.toBe('');
    expect(tag(html, 'data-attribute_name')).toContain('name="attribute_colour"');
    expect(tag(html, 'single_add_to_cart_button')).toContain('name="add-to-cart"');
    expect(tag(html, 'single_add_to_cart_button')).toContain('value="10"');
  });

  it('PP-04 every control has a name', () => {
    const html = print();
    expect(tag(html, 'woocommerce-product-gallery__trigger')).toMatch(
      /aria-label="View full-screen image gallery"/,
    );
    for (const number of [1, 2, 3, 4])
      expect(tag(html, `data-thumb-of="${number - 1}"`)).toContain(`aria-label="Image ${number} of 4"`);
    expect(tag(html, 'data-step="-1"')).toContain('aria-label="Decrease quantity"');
    expect(tag(html, 'data-step="1"')).toContain('aria-label="Increase quantity"');
    expect(tag(html, 'name="quantity"')).toContain('aria-label="Quantity"');
    expect(html).toMatch(/<button[^>]*single_add_to_cart_button[^>]*>Add to cart<\/button>/);
  });

  it('GA-13 pictures come in modern formats at several widths, and those off the stage wait', () => {
    const sizesOf = (number: number) =>
      (['avif', 'webp'] as const).flatMap((format) =>
        [360, 720].map((px) => ({
          ...{ format, widthPx: px, heightPx: px, file: `bar-${number}-${px}.${format}` },
        })),
      );
    const html = print({ images: [1, 2].map((number) => ({ ...aPicture(number), sizes: sizesOf(number) })) });
    for (const [at, sizes] of [STAGE_SIZES, `auto, ${STAGE_SIZES}`].entries()) {
      expect(html).toContain(
        `<source type="image/avif" srcSet="/media/bar-${at + 1}-360.avif 360w, /media/bar-${at + 1}-720.avif 720w" sizes="${sizes}"/>`,
      );
      expect(html).toContain(` src="/media/bar-${at + 1}-720.webp"`);
    }
    expect(html).toContain('srcSet="/media/bar-2-360.avif 360w"/>');
    const loads = [...html.matchAll(/<img[^>]*data-large_image="[^"]*"[^>]*>/g)].map(
      ([image]) => /loading="(\w+)"/.exec(image)?.[1],
    );
    expect(loads).toEqual(['eager', 'lazy']);
  });

  it('PP-04 a single picture has no thumbnails', () => {
    expect(print({ images: [aPicture(1)] })).not.toContain('data-thumb-of');
  });

  it('PP-05 there are three tabs with ids', () => {
    const html = print();
    for (const key of ['description', 'additional_information', 'reviews']) {
      expect(html).toContain(`id="tab-title-${key}"`);
      expect(html).toContain(`id="tab-${key}"`);
    }
  });

  it('PP-05 a product that has and accepts no reviews has no tab for them', () => {
    expect(print({ allowsReviews: false })).not.toMatch(/tab-reviews|id="reviews"/);
  });

  it('PP-05 WIRE §8 tabs have roles and control their panels', () => {
    const html = print({});
    expect(tag(html, 'ul class="j-tabs')).toContain('role="tablist"');
    for (const key of ['description', 'additional_information', 'reviews']) {
      expect(tag(html, `li class="${key}_tab"`)).toContain('role="presentation"');
      const tab = tag(html, `a class="j-tab" id="tab-${key}-label"`);
      expect(tab).toContain(`href="#tab-${key}" role="tab" aria-controls="tab-${key}"`);
      const panel = tag(html, `div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key}`);
      expect(panel).toContain(`role="tabpanel" aria-labelledby="tab-${key}-label"`);
      expect(panel).not.toContain('hidden');
    }
  });

  it('PP-04 WIRE §8 no thumbnail has a FlexSlider class, which other scripts would bind', () => {
    expect(print({})).not.toMatch(/flex-(control|active|viewport|direction)/);
  });

  it('PP-12 structured data has the displayed price and stock', () => {
    expect(print()).toContain(
      '"priceCurrency":"AED","price":"249.00","availability":"https://schema.org/InStock"',
    );
  });

  it('the choice in the URL is shown', () => {
    const html = print({}, { query: { colour: 'blue' } });
    expect(html).toMatch(/class="sku"[^>]*>BAR-BLUE</);
    expect(html).toMatch(/data-slide="1"(?! hidden)/);
  });

  it('the quantity is limited by the stock', () => {
    expect(tag(print(), 'input-text qty')).toContain('max="3"');
  });

  it('a product without a price has no button', () => {
    const html = print({ type: 'simple', variations: [], attributes: [] });
    expect(html).toContain('Coming soon');
    expect(html).not.toContain('single_add_to_cart_button');
    expect(html).not.toContain('Out of stock');
    expect(html).not.toContain('schema.org/OutOfStock');
  });

  it('a variation without a price says so and cannot be added, in stock or not', () => {
    const none = { regular: null, sale: null, saleStartsAt: null, saleEndsAt: null };
    const html = print({ variations: [{ ...aColour(1, 'black'), prices: none }, aColour(2, 'blue')] });
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Not available yet<\/button>/);
    const availability = html.slice(html.indexOf('data-availability')).slice(0, 600);
    expect(availability).toContain('Price to be announced');
    expect(availability).not.toContain('In stock');
    const listed = print({ variations: [aColour(1, 'black'), { ...aColour(2, 'blue'), prices: none }] });
    expect(listed).toMatch(/availability_html&quot;:&quot;[^}]*Price to be announced/);
  });

  it('a coming-soon product has no delivery or return promise but a notification form', () => {
    const html = print({ type: 'simple', variations: [], attributes: [] });
    expect(html).not.toContain('data-ships');
    expect(html).not.toContain('days to return');
    expect(html).toMatch(/<section class="j-restock"(?![^>]*hidden)/);
    expect(html).toContain('Email me when it’s available');
  });
});
