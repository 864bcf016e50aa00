import type { AggregateOffer, Offer, Product, ProductGroup, Thing } from 'schema-dts';
import { type Money, toDecimal } from '#kernel/money.ts';
import { mediaAddress } from '../picture/picture.tsx';
import type { ProductFacts, StockFacts, VariationFacts } from '../product-page/facts/product-facts.ts';
import { type PagePlace, wholeAddress } from './page-place.ts';

const AVAILABILITY = {
  instock: 'https://schema.org/InStock',
  outofstock: 'https://schema.org/OutOfStock',
  onbackorder: 'https://schema.org/BackOrder',
} as const;

type Place = PagePlace & { minimumAge: number };

function offer(price: Money, stock: StockFacts, url: string): Offer {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'AED',
    price: toDecimal(price),
    availability: AVAILABILITY[stock.status],
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** The prices of all variations or grouped products. */
function allPrices({ type, variations, grouped }: ProductFacts): Money[] {
  if (type === 'grouped') return grouped.flatMap(({ card }) => card.price?.now ?? []);
  return variations.flatMap(({ price }) => price?.now ?? []);
}

function range(product: ProductFacts, lowest: Money): AggregateOffer {
  const prices = allPrices(product);
  const highest = prices.toSorted((a, b) => b.minor - a.minor)[0] ?? lowest;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'AED',
    lowPrice: toDecimal(lowest),
    highPrice: toDecimal(highest),
    offerCount: prices.length,
    availability: AVAILABILITY[product.stock.status],
  };
}

/** The offer for the displayed price; a range when the page shows 'From'. */
function offerOf(product: ProductFacts, address: string): Offer | AggregateOffer | null {
  const { price, stock, external } = product;
  if (price === null) return null;
  if (price.isFrom) return range(product, price.now);
  return offer(price.now, stock, external?.url ?? address);
}

function ratingOf({ reviews }: ProductFacts): Pick<Product, 'aggregateRating'> {
  if (reviews.rated === 0) return {};
  const ratingValue = reviews.average.toFixed(1);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue,
      reviewCount: reviews.total,
      ratingCount: reviews.rated,
    },
  };
}

/** The reviews shown on this page. */
function reviewsOf({ reviews }: ProductFacts): Pick<Product, 'review'> {
  const shown = reviews.reviews.flatMap(({ rating, author, title, body, language, writtenAt }) =>
    rating === null
      ? []
      : [
          {
            '@type': 'Review' as const,
            author: { '@type': 'Person' as const, name: author },
            datePublished: new Date(writtenAt).toISOString().slice(0, 10),
            ...(title === '' ? {} : { name: title }),
            reviewBody: body,
            inLanguage: language,
            reviewRating: { '@type': 'Rating' as const, ratingValue: rating, bestRating: 5 },
          },
        ],
  );
  return shown.length === 0 ? {} : { review: shown };
}

function numbers({ sku, gtin }: { sku: string; gtin: string }) {
  return { ...(sku === '' ? {} : { sku }), ...(gtin === '' ? {} : { gtin }) };
}

function audienceOf({ class: kind }: ProductFacts, { minimumAge }: Place): Pick<Product, 'audience'> {
  if (kind !== 'tobacco' && kind !== 'device') return {};
  return { audience: { '@type': 'PeopleAudience', suggestedMinAge: minimumAge } };
}

function described(product: ProductFacts, place: Place) {
  return {
    name: product.name,
    ...(product.summary === '' ? {} : { description: product.summary }),
    ...(product.brand === '' ? {} : { brand: { '@type': 'Brand' as const, name: product.brand } }),
    ...(product.pictures.length === 0
      ? {}
      : { image: product.pictures.map(({ file }) => `${place.publicUrl}${mediaAddress(file)}`) }),
    ...audienceOf(product, place),
    ...ratingOf(product),
    ...reviewsOf(product),
  };
}

function chosenAddress(address: string, { options }: VariationFacts): string {
  const chosen = Object.entries(options).filter(([, value]) => value !== '');
  const query = new URLSearchParams(chosen.map(([slug, value]) => [`attribute_${slug}`, value])).toString();
  return query === '' ? address : `${address}?${query}`;
}

function variationName(product: ProductFacts, { options }: VariationFacts): string {
  const words = product.choices.flatMap(
    ({ slug, values }) => values.find((value) => value.slug === options[slug])?.name ?? [],
  );
  return [product.name, ...words].join(' ');
}

/** The product with its variations and their prices. */
function groupOf(product: ProductFacts, address: string, place: Place): ProductGroup {
  return {
    '@type': 'ProductGroup',
    '@id': `${address}#all`,
    productGroupID: String(product.id),
    url: address,
    variesBy: product.choices.map(({ name }) => name),
    ...described(product, place),
    hasVariant: product.variations.map((variation) => ({
      '@type': 'Product' as const,
      name: variationName(product, variation),
      ...numbers(variation),
      ...(variation.picture === null
        ? {}
        : { image: `${place.publicUrl}${mediaAddress(variation.picture.file)}` }),
      ...(variation.price === null
        ? {}
        : { offers: offer(variation.price.now, variation.stock, chosenAddress(address, variation)) }),
    })),
  };
}

/**
 * A product exactly as its page shows it: price, stock, rating and reviews; a variation as part of its group.
 *
 * Source: PP-12
 */
export function productData(product: ProductFacts, place: Place): Thing[] {
  const address = wholeAddress(place, product.path);
  const offers = offerOf(product, address);
  const hasVariations = product.variations.length > 0;
  const shown: Product = {
    '@type': 'Product',
    '@id': `${address}#product`,
    url: address,
    ...described(product, place),
    ...numbers(product),
    ...(offers === null ? {} : { offers }),
    ...(hasVariations ? { isVariantOf: { '@id': `${address}#all` } } : {}),
  };
  return hasVariations ? [shown, groupOf(product, address, place)] : [shown];
}
