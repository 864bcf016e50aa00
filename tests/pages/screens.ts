/** One address of every kind of storefront page, without language. */
export const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  shop: '/shop/',
  'second page of a listing': '/shop/?paged=2',
  'filtered listing': '/category/devices/?filter_brand=orveta',
  'empty listing': '/category/devices/?filter_brand=orveta&min_price=9000',
  category: '/category/devices/',
  sticks: '/sticks/',
  'category of sticks': '/sticks/cedrane/',
  'search results': '/?s=orveta&post_type=product',
  'search without result': '/?s=zzzzqqqq&post_type=product',
  'simple product': '/product/kovia-bar/',
  'variable product': '/product/orveta-duo/',
  'tobacco product': '/product/cedrane-amber/',
  'sold-out product': '/product/falaj-damask/',
  'grouped product': '/product/lumenta-discovery-set/',
  kit: '/product/orveta-duo-starter-kit/',
  bundle: '/product/flavour-trio-three-packs/',
  'external product': '/product/handwoven-tray-cloth/',
  'virtual product': '/product/guarantee-plus-12-months/',
  cart: '/cart/',
  checkout: '/checkout/',
  blog: '/blog/',
  article: '/blog/how-heated-tobacco-works/',
  portfolio: '/portfolio/',
  work: '/portfolio/courtyard-shop/',
  'page of text': '/faq/',
  contact: '/contact/',
  'not found': '/nowhere/at/all/',
};

/** A test that only `npm run prove:pages` runs. */
export const PROOF = { tag: '@proof' };

/** Behaviour that is the same in both languages is tested in English in every run, and in Arabic as a proof. */
export function detailsOf(path: string): { tag?: string } {
  return path === '/ar' || path.startsWith('/ar/') ? PROOF : {};
}

export const DIRECTIONS = [
  { name: 'left to right', prefix: '' },
  { name: 'right to left', prefix: '/ar' },
] as const;

/** The widths and directions of a screen: the first in every run, the others as proofs. */
export const LOOKS = [360, 1440].flatMap((width) =>
  DIRECTIONS.map(({ prefix }) => ({
    width,
    prefix,
    details: width === 360 ? detailsOf(prefix) : PROOF,
  })),
);
