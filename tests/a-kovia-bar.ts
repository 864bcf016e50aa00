import type { MediaId, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Product, Variation } from '#shop/catalogue';
import type { Media } from '#shop/media';

const inStock = { status: 'instock', left: 3, backorders: 'no', lowStockAmount: 5 } as const;

export function aPicture(number: number): Media {
  const alt = { en: `View ${number}` };
  const none = { en: '' };
  return {
    id: number as MediaId,
    file: `bar-${number}.jpg`,
    mime: 'image/jpeg',
    widthPx: 1600,
    heightPx: 1600,
    alt,
    title: none,
    caption: none,
    description: none,
    sizes: [],
  };
}

export function aColour(id: number, colour: string): Variation {
  const plan = { regular: aed(24900), sale: null, saleStartsAt: null, saleEndsAt: null };
  return {
    id: id as ProductId,
    sku: `BAR-${colour.toUpperCase()}`,
    gtin: '',
    name: { en: colour },
    description: { en: '' },
    prices: plan,
    stock: inStock,
    options: { colour },
    image: aPicture(id),
    isVirtual: false,
    isDownloadable: false,
    weightKg: null,
    dimensions: null,
  };
}

const lines = [
  'Brand',
  'Model',
  'Heating type',
  'Temperature levels',
  'Battery capacity',
  'Charging time',
  'Session time',
];
/** A device in two colours, with four pictures and nine specifications. */
export const bar: Product = {
  id: 10 as ProductId,
  type: 'variable',
  class: 'device',
  slug: 'kovia-bar',
  sku: 'BAR',
  gtin: '',
  name: { en: 'Kovia Bar', ar: 'كوفيا بار' },
  shortDescription: {
    en: `<ul class="product-specs">${lines.map((line) => `<li><strong>${line}:</strong> x</li>`).join('')}<li><strong>Dimensions:</strong> x</li><li><strong>Compatible with:</strong> <a href="/sticks/lumenta/">Lumenta sticks</a></li></ul>`,
  },
  description: { en: '<p>The everyday one-piece. It lasts.</p>' },
  status: 'published',
  visibility: 'visible',
  isFeatured: false,
  isVirtual: false,
  isGiftCard: false,
  isSoldIndividually: false,
  allowsReviews: true,
  prices: { regular: null, sale: null, saleStartsAt: null, saleEndsAt: null },
  stock: inStock,
  taxStatus: 'taxable',
  attributes: [
    {
      slug: 'colour',
      name: { en: 'Colour' },
      values: [
        { slug: 'black', name: { en: 'Black' }, swatchHex: '#222222' },
        { slug: 'blue', name: { en: 'Blue' }, swatchHex: '#334477' },
      ],
      isVisible: true,
      isGlobal: true,
      isVariation: true,
      defaultValue: 'black',
    },
  ],
  images: [1, 2, 3, 4].map(aPicture),
  categories: [],
  tags: [],
  variations: [aColour(1, 'black'), aColour(2, 'blue')],
  groupedIds: [],
  upsellIds: [],
  crossSellIds: [],
  fittingIds: [],
  bundleParts: [],
  purchaseNote: { en: '' },
  seo: { title: { en: '' }, description: { en: '' } },
  externalUrl: '',
  buttonText: { en: '' },
  weightKg: 0.1,
  dimensions: null,
  shippingClass: '',
  meta: { _jamra_warning_en: 'For adult users only.' },
  createdAt: new Date('2026-11-21T08:00:00Z'),
};
