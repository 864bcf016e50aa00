import type { Shop } from '#composition/shop.ts';
import { splitLanguage } from '#kernel/language.ts';
import { searchTextOf } from '#shop/listing';
import { frameSubject, type Page, pageAt, pageSubject, type Subject } from '#shop/templates';

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

/** Pages at fixed paths; longer paths come first. */
const SHOP_PAGES: readonly [RegExp, Subject['place']][] = [
  [/^\/cart\/$/, 'cart'],
  [/^\/checkout\/order-received\//, 'order-received'],
  [/^\/checkout\/(?:order-pay\/.+)?$/, 'checkout'],
  [/^\/(?:my-account|track-order)\//, 'account'],
  [/^\/my-device\/$/, 'page'],
];

type Address = { path: string; isSearch: boolean };

async function subjectAt(shop: Shop, address: Address): Promise<Subject | null> {
  const shopPage = SHOP_PAGES.find(([path]) => path.test(address.path));
  if (shopPage !== undefined) return { place: shopPage[1] };
  const page = await pageAt(shop, address);
  return page === null ? null : pageSubject(page);
}

/** Pages with header and footer, but without a template around their content. */
const FRAME_ONLY: readonly (string | undefined)[] = ['home', 'cart', 'checkout'];

/** The page at a URL and what it shows; also for URLs without a page. */
async function framedAt(shop: Shop, address: Address): Promise<Page> {
  const listingPrefix = (await shop.settings.all())['catalogue.listingPrefix'];
  return { ...address, listingPrefix, about: await subjectAt(shop, address) };
}

function isPage(page: Page): boolean {
  return page.about !== null || FRAME_ONLY.includes(frameSubject('header', page).type);
}

/**
 * The page at a URL of the shop, to match popups.
 *
 * @param address with or without host, language and page number
 * @returns null if there is no page
 */
export async function popupPageOf(shop: Shop, address: string): Promise<Page | null> {
  const read = readAddress(address.trim());
  const page = read === null ? null : await framedAt(shop, read);
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
  const page = read === null ? null : await framedAt(shop, read);
  if (page === null || !isPage(page)) return null;
  const frame = (['header', 'footer'] as const).map((place) => frameSubject(place, page));
  return page.about === null ? frame : [page.about, ...frame];
}
