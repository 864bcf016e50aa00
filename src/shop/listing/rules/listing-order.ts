import { findEntry } from '#kernel/find-entry.ts';

/** Orders that the select offers. */
export const ORDERS = [
  'menu_order',
  'popularity',
  'rating',
  'date',
  'price',
  'price-desc',
  'title',
  'relevance',
] as const;

/** More orders that a URL may contain. */
const MORE_ORDERS = ['menu_order-desc', 'date-asc', 'title-desc', 'id', 'id-desc', 'rand'] as const;

export type ListingOrder = (typeof ORDERS)[number] | (typeof MORE_ORDERS)[number];

const KNOWN: readonly ListingOrder[] = [...ORDERS, ...MORE_ORDERS];
/** The direction that equals an order without a suffix. */
const SAME_DIRECTION: Readonly<Record<string, 'asc' | 'desc' | 'both'>> = {
  menu_order: 'asc',
  price: 'asc',
  title: 'asc',
  id: 'asc',
  date: 'desc',
  popularity: 'both',
  rating: 'both',
  relevance: 'both',
  rand: 'both',
};

function plain(text: string): string {
  const [, name = '', direction = ''] = /^(.+)-(asc|desc)$/.exec(text) ?? [];
  const same = findEntry(SAME_DIRECTION, name);
  return same === direction || same === 'both' ? name : text;
}

/**
 * Reads WooCommerce's words for an order, `<value>-asc` and `<value>-desc` among them.
 *
 * @returns for unknown values the shop's order, or relevance on a search
 */
export function parseOrder(text: string | null, isSearch: boolean): ListingOrder {
  const requested = KNOWN.find((order) => order === plain(text ?? ''));
  if (requested === undefined || (requested === 'relevance' && !isSearch)) return initialOrder(isSearch);
  return requested;
}

/** @returns the order of a listing without `orderby` */
export function initialOrder(isSearch: boolean): ListingOrder {
  return isSearch ? 'relevance' : 'menu_order';
}
