import type { Subject } from './conditions.ts';
import type { FramedPage } from './places.ts';

/** A page, as its frame is chosen. */
export type Page = Readonly<{
  /** Without language. */
  path: string;
  /** Whether it shows the results of a search. */
  isSearch: boolean;
  /** First segment of lists of sticks. Source: setting `catalogue.listingPrefix` */
  listingPrefix: string;
}>;

const PAGES: Readonly<Record<string, FramedPage>> = {
  product: 'product',
  shop: 'listing',
  category: 'listing',
  'product-tag': 'listing',
  brand: 'listing',
  blog: 'article',
  portfolio: 'article',
  cart: 'cart',
  checkout: 'checkout',
  'my-account': 'account',
  'track-order': 'account',
};

function pageOf({ path, isSearch, listingPrefix }: Page): FramedPage {
  const [first] = path.split('/').filter(Boolean);
  const isHome = first === undefined || first === 'page';
  if (isSearch && (isHome || first === 'shop')) return 'search';
  if (isHome) return 'home';
  if (first === listingPrefix) return 'listing';
  return (Object.hasOwn(PAGES, first) ? PAGES[first] : undefined) ?? 'page';
}

/** What stands around or above a page, for the choice of its template. */
export function frameSubject(place: 'header' | 'footer' | 'popup', page: Page): Subject {
  return { place, type: pageOf(page) };
}
