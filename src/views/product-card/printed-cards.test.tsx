import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import type { ProductCard as Card } from '#shop/listing';
import { defaultSettings } from '#shop/settings/definitions.ts';
import { IdentityProvider } from '../identity/identity.tsx';
import { toIdentity } from '../identity/to-identity.ts';
import { LanguageProvider } from '../language/language.tsx';
import { CardPrintingProvider, type FindPrinted } from './card-printing.tsx';
import { keepPrinted } from './printed-cards.ts';
import { ProductCard } from './product-card.tsx';

const LAMP: Card = {
  ...{ id: 5 as ProductId, type: 'simple', class: 'device', sku: 'LAMP', address: '/product/lamp/' },
  ...{ name: 'Lamp & "light"', brand: 'Maker', note: 'A note', sticksPerPack: null, picture: null },
  ...{ hoverPicture: null, badge: 'New', stock: 'instock', isPurchasable: true, hasChoice: false },
  ...{ isVirtual: false, isFeatured: false, categorySlugs: ['lamps'], tagSlugs: [], swatches: [] },
  ...{ intensity: 3, external: null, price: { now: aed(1999), was: aed(2999), isFrom: true } },
  ...{ rating: { average: 4.5, count: 2 }, fits: [] },
};

type Manner = Readonly<{
  card?: Card;
  language?: Language;
  hasWishlist?: boolean;
  headingLevel?: 2 | 3;
  isWide?: boolean;
}>;

function print(find: FindPrinted | null, manner: Manner = {}): string {
  const {
    card = { ...LAMP },
    language = 'en',
    hasWishlist = true,
    headingLevel = 2,
    isWide = false,
  } = manner;
  const identity = toIdentity({ ...defaultSettings(), 'wishlist.enabled': hasWishlist }, language, '');
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <IdentityProvider identity={identity}>
        <CardPrintingProvider value={find}>
          <ul>
            <ProductCard card={card} headingLevel={headingLevel} isWide={isWide} />
            <li>{identity.name}</li>
          </ul>
        </CardPrintingProvider>
      </IdentityProvider>
    </LanguageProvider>,
  );
}

const MANNERS: readonly Manner[] = [
  {},
  { language: 'ar' },
  { hasWishlist: false },
  { headingLevel: 3 },
  { isWide: true },
  { card: { ...LAMP, price: { now: aed(1899), was: null, isFrom: false } } },
  { card: { ...LAMP, stock: 'outofstock', isPurchasable: false } },
];

it('a card that was printed before is the card as it is printed, in every manner', () => {
  const find = keepPrinted();
  for (let turn = 0; turn < 3; turn += 1)
    for (const manner of MANNERS) expect(print(find, manner)).toBe(print(null, manner));
});

it('prints a card twice, then finds it', () => {
  const kept = keepPrinted();
  const found: (string | null)[] = [];
  const printed: number[] = [];
  const find: FindPrinted = (manner, data, node) => {
    const markup = kept(manner, data, () => {
      printed.push(found.length);
      return node();
    });
    found.push(markup);
    return markup;
  };
  for (let turn = 0; turn < 4; turn += 1) print(find);
  expect(found.map((markup) => markup === null)).toEqual([true, false, false, false]);
  expect(printed).toEqual([1]);
});

it('keeps no more than its memory', () => {
  const find = keepPrinted(3000);
  const cards = Array.from({ length: 20 }, (_, at) => ({ ...LAMP, id: (at + 1) as ProductId }));
  for (let turn = 0; turn < 3; turn += 1)
    for (const card of cards) expect(print(find, { card })).toBe(print(null, { card }));
});

it('has no ids, which would stand twice in a page', () => {
  const card = { ...LAMP, fits: [7 as ProductId], swatches: [] };
  expect(print(null, { card })).not.toMatch(/ id="/);
});
