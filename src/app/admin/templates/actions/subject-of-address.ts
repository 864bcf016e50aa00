import type { Shop } from '#composition/shop.ts';
import { splitLanguage } from '#kernel/language.ts';
import { searchTextOf } from '#shop/listing';
import { framedPageAt, frameSubject, isPage, type Page, type Subject } from '#shop/templates';

/** Parses a URL of the shop: the path without language and page number, and whether it is a search. */
function readAddress(address: string) {
  const url = URL.parse(address, 'http://shop.invalid');
  if (url === null) return null;
  const { path } = splitLanguage(url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`);
  return {
    path: path.replace(/page\/\d+\/$/, ''),
    isSearch: searchTextOf(url.searchParams) !== '',
  };
}

/**
 * The page at a URL of the shop, to match popups.
 *
 * @param address with or without host, language and page number
 * @returns null if there is no page
 */
export async function popupPageOf(shop: Shop, address: string): Promise<Page | null> {
  const read = readAddress(address.trim());
  const page = read === null ? null : await framedPageAt(shop, read);
  return page !== null && isPage(page) ? page : null;
}

/**
 * The page at a URL of the shop with its header and footer, to match their templates.
 *
 * @param address with or without host, language and page number
 * @returns null if there is no page
 */
export async function subjectsOfAddress(shop: Shop, address: string): Promise<Subject[] | null> {
  const read = readAddress(address.trim());
  const page = read === null ? null : await framedPageAt(shop, read);
  if (page === null || !isPage(page)) return null;
  const frame = (['header', 'footer'] as const).map((place) => frameSubject(place, page));
  return page.about === null ? frame : [page.about, ...frame];
}
