import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import type { ProductCard as Card } from '#shop/listing';
import type { Picture } from '#shop/media';
import { defaultSettings } from '#shop/settings/rules/definitions/definitions.ts';
import { IdentityProvider } from '../identity/identity.tsx';
import { toIdentity } from '../identity/to-identity.ts';
import { LanguageProvider } from '../language/language.tsx';
import { CachedMarkupProvider, type FindCachedMarkup } from './cached-markup.tsx';
import { createMarkupCache } from './markup-cache.ts';
import { ProductList } from './product-list.tsx';

const LAMP: Card = {
  ...{ id: 5 as ProductId, type: 'simple', class: 'device', sku: 'LAMP', address: '/product/lamp/' },
  ...{ name: 'Lamp & "light"', brand: 'Maker', note: 'A note', sticksPerPack: null, picture: null },
  ...{ hoverPicture: null, badge: 'New', stock: 'instock', isPurchasable: true, hasChoice: false },
  ...{ isVirtual: false, isFeatured: false, categorySlugs: ['lamps'], tagSlugs: [], swatches: [] },
  ...{ intensity: 3, external: null, price: { now: aed(1999), was: aed(2999), isFrom: true } },
  ...{ rating: { average: 4.5, count: 2 }, fits: [] },
};

const PLATE: Card = { ...LAMP, id: 6 as ProductId, name: 'Plate' };

/** Without resized copies. */
const PICTURE: Picture = {
  ...{ file: 'lamp.jpg', widthPx: 800, heightPx: 800, alt: '', sizes: [] },
  ...{ title: '', caption: '', description: '' },
};

type Variant = Readonly<{
  card?: Card;
  language?: Language;
  hasWishlist?: boolean;
  headingLevel?: 2 | 3;
  isWide?: boolean;
  isEager?: boolean;
}>;

function print(find: FindCachedMarkup | null, variant: Variant = {}): string {
  const {
    card = { ...LAMP },
    language = 'en',
    hasWishlist = true,
    headingLevel = 2,
    isWide = false,
    isEager = false,
  } = variant;
  const identity = toIdentity({ ...defaultSettings(), 'wishlist.enabled': hasWishlist }, language, '');
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <IdentityProvider identity={identity}>
        <CachedMarkupProvider value={find}>
          <ProductList entries={[{ card: PLATE }, { card, headingLevel, isWide, isEager }]} />
          <p>{identity.name}</p>
        </CachedMarkupProvider>
      </IdentityProvider>
    </LanguageProvider>,
  );
}

const VARIANTS: readonly Variant[] = [
  {},
  { language: 'ar' },
  { hasWishlist: false },
  { headingLevel: 3 },
  { isWide: true },
  { isEager: true, card: { ...LAMP, picture: PICTURE } },
  { card: { ...LAMP, price: { now: aed(1899), was: null, isFrom: false } } },
  { card: { ...LAMP, stock: 'outofstock', isPurchasable: false } },
];

it('a cached card equals the rendered card, in every variant', () => {
  const find = createMarkupCache();
  for (let turn = 0; turn < 3; turn += 1)
    for (const variant of VARIANTS) expect(print(find, variant)).toBe(print(null, variant));
});

it('renders missing cards together, and finds the others', () => {
  const cache = createMarkupCache();
  const rendered: number[] = [];
  const find: FindCachedMarkup = (parts, shared) => {
    const counted = parts.map((part) => ({
      ...part,
      node: () => {
        rendered.push(parts.indexOf(part));
        return part.node();
      },
    }));
    return cache(counted, shared);
  };
  for (let turn = 0; turn < 3; turn += 1) print(find);
  expect(rendered).toEqual([0, 1]);
  print(find, { isWide: true });
  expect(rendered).toEqual([0, 1, 1]);
  print(find, { card: { ...LAMP, name: 'Shade' } });
  expect(rendered).toEqual([0, 1, 1, 1]);
});

it('stays within its memory limit', () => {
  const find = createMarkupCache(3000);
  const cards = Array.from({ length: 20 }, (_, at) => ({ ...LAMP, id: (at + 1) as ProductId }));
  for (let turn = 0; turn < 3; turn += 1)
    for (const card of cards) expect(print(find, { card })).toBe(print(null, { card }));
});

it('has no ids, which would be duplicated in a page', () => {
  const card = { ...LAMP, fits: [7 as ProductId], swatches: [] };
  expect(print(null, { card })).not.toMatch(/ id="/);
});
