import { addressIn } from '#kernel/language.ts';
import { toDecimal } from '#kernel/money.ts';
import { useLanguage } from '../language/language.tsx';
import { mediaAddress } from '../picture/picture.tsx';
import type { ProductFacts } from './product-facts.ts';

const AVAILABILITY = {
  instock: 'https://schema.org/InStock',
  outofstock: 'https://schema.org/OutOfStock',
  onbackorder: 'https://schema.org/BackOrder',
} as const;

function offerOf(product: ProductFacts, address: string) {
  if (product.price === null || product.external !== null) return undefined;
  return {
    '@type': 'Offer',
    url: address,
    priceCurrency: 'AED',
    price: toDecimal(product.price.now),
    availability: AVAILABILITY[product.stock.status],
  };
}

function ratingOf({ reviews }: ProductFacts) {
  if (reviews.rated === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: reviews.average.toFixed(1), reviewCount: reviews.total };
}

/** What the page shows, for machines: exactly the visible price, stock and rating. Source: PP-12 */
export function StructuredData({ product, publicUrl }: { product: ProductFacts; publicUrl: string }) {
  const { language, t } = useLanguage();
  const addressOf = (path: string) => `${publicUrl}${addressIn(language, path)}`;
  const crumbs = [{ label: t('shop:home'), href: '/' }, ...product.crumbs];
  const data = [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.sku || undefined,
      description: product.summary || undefined,
      brand: product.brand === '' ? undefined : { '@type': 'Brand', name: product.brand },
      image: product.pictures.map(({ file }) => `${publicUrl}${mediaAddress(file)}`),
      offers: offerOf(product, addressOf(product.path)),
      aggregateRating: ratingOf(product),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: addressOf(href),
      })),
    },
  ];
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
