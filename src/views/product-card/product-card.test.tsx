import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { translatorFor } from '#messages';
import type { ProductCard as Card } from '#shop/listing';
import { LanguageProvider } from '../language/language.tsx';
import { ProductCard } from './product-card.tsx';

const COMING: Card = {
  id: 5 as ProductId,
  type: 'simple',
  class: 'device',
  sku: 'SOON',
  address: '/product/soon/',
  name: 'Soon',
  brand: '',
  note: '',
  sticksPerPack: null,
  picture: null,
  hoverPicture: null,
  badge: '',
  stock: 'outofstock',
  isPurchasable: false,
  hasChoice: false,
  isVirtual: false,
  isFeatured: false,
  categorySlugs: [],
  tagSlugs: [],
  swatches: [],
  intensity: null,
  external: null,
  price: null,
  rating: { average: 0, count: 0 },
  fits: [],
};

function print(card: Card): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <ProductCard card={card} />
    </LanguageProvider>,
  );
}

it('a product without a price is coming soon, not out of stock', () => {
  const html = print(COMING);
  expect(html).toContain('Coming soon');
  expect(html).toContain('Price to be announced');
  expect(html).not.toContain('Out of stock');
});

it('a coming-soon device cannot be chosen as owned', () => {
  expect(print(COMING)).not.toContain('data-device');
});
