import type { Conditions, Subject } from './conditions.ts';
import { type FramedPage, SINGLE_KINDS } from './places.ts';

/** A page, as its frame is chosen. */
export type Page = Readonly<{
  /** Without language. */
  path: string;
  /** Whether it shows the results of a search. */
  isSearch: boolean;
  /** First segment of lists of sticks. Source: setting `catalogue.listingPrefix` */
  listingPrefix: string;
  /** The product, list or text of the page; null without one, or if no condition depends on it. */
  about: Subject | null;
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

function pageOf({ path, isSearch, listingPrefix }: Omit<Page, 'about'>): FramedPage {
  const [first] = path.split('/').filter(Boolean);
  const isHome = first === undefined || first === 'page';
  if (isSearch && (isHome || first === 'shop')) return 'search';
  if (isHome) return 'home';
  if (first === listingPrefix) return 'listing';
  return (Object.hasOwn(PAGES, first) ? PAGES[first] : undefined) ?? 'page';
}

/**
 * The content of a page as part of a subject. Tags of texts are left out: their slugs may equal those of product tags.
 */
function aboutOf({ place, categoryPaths = [], brand = null, tags = [], single }: Subject): Partial<Subject> {
  const singleKind = SINGLE_KINDS.find((one) => one === place);
  return {
    categoryPaths,
    brand,
    tags: place === 'article' || place === 'archive' ? [] : tags,
    ...(single === undefined || singleKind === undefined ? {} : { single, singleKind }),
  };
}

/** The subject for choosing a page's header, footer or popups. */
export function frameSubject(place: 'header' | 'footer' | 'popup', page: Page): Subject {
  return { place, type: pageOf(page), ...(page.about === null ? {} : aboutOf(page.about)) };
}

/** Whether templates have conditions on the content of a page, beyond its kind. */
export function goByContent(templates: readonly Readonly<{ conditions: Conditions }>[]): boolean {
  return templates.some(({ conditions: { include, exclude } }) =>
    [...include, ...exclude].some(({ kind }) => kind !== 'all' && kind !== 'type'),
  );
}
