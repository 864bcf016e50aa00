import { data, redirect } from 'react-router';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { type Category, placeInTree } from '#shop/catalogue';
import {
  hasFilters,
  type Listing,
  type ListingQuery,
  listingAddress,
  PLAIN_QUERY,
  parseListingQuery,
  parsePage,
  toListingParameters,
} from '#shop/listing';
import { toPicture } from '#shop/media';
import type { Shop } from '#src/compose.ts';
import type { CategoryNode } from '#views/category-tree/category-tree.tsx';
import type { Visit } from '../context.ts';
import { type CategoryLink, type ListingPlace, linkTo, listingWords } from './listing-words.ts';
import { takeNotices } from './notices.ts';
import { printedOnly } from './printed-only.ts';
import { loadHints, loadNothing } from './search.ts';

type LoadNeeds = {
  shop: Shop;
  visit: Visit;
  place: ListingPlace;
  /** What stands behind `/page/`. */
  page: string | undefined;
};

/** Categories offered where nothing was found. */
const POPULAR = 6;

/** @throws a 404 for `/page/` with no number behind it */
async function readQuery({ shop, visit, page }: LoadNeeds): Promise<ListingQuery> {
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page)) throw data(null, { status: 404 });
  const { 'search.parameter': searchParameter } = await shop.settings.all();
  const asked = parseListingQuery(visit.url.searchParams, searchParameter);
  return page === undefined ? asked : { ...asked, page: parsePage(page) };
}

function listedAt(place: ListingPlace) {
  return {
    categoryId: place.kind === 'category' ? place.placed.category.id : null,
    ...(place.kind === 'brand' ? { brand: place.brand.slug } : {}),
    ...(place.kind === 'tag' ? { tag: place.tag.slug } : {}),
  };
}

function toNodes(tree: readonly Category[], language: Language): CategoryNode[] {
  return tree.map(({ id, name, path, children }) => ({
    id,
    label: inLanguage(name, language),
    url: path,
    children: toNodes(children, language),
  }));
}

/** Where nothing is listed, the ways that most people take. */
function popularCategories(tree: readonly Category[], language: Language): CategoryLink[] {
  return tree.slice(0, POPULAR).map((category) => linkTo(category, language));
}

/** Nothing narrows or reorders the listing: each of its pages may be kept by search engines. */
function isPlain(query: ListingQuery): boolean {
  return !hasFilters(query) && query.search === '' && query.orderby === PLAIN_QUERY.orderby;
}

/** Whether everything that was asked for is there. */
function isSameQuery(asked: ListingQuery, found: ListingQuery): boolean {
  return toListingParameters(asked).toString() === toListingParameters(found).toString();
}

function pictureOf(place: ListingPlace, language: Language) {
  const image = place.kind === 'category' ? place.placed.category.image : null;
  return image === null ? null : toPicture(image, language);
}

/** Words are searched for in the whole shop, and nothing narrows them. */
function isWholeSearch(place: ListingPlace, query: ListingQuery): boolean {
  const isHere = place.kind === 'search' || place.kind === 'shop';
  return isHere && query.search !== '' && !hasFilters(query);
}

/** @throws the way to the product when it is the only hit */
function goToOnlyHit(isWhole: boolean, { cards: [only], total }: Listing, language: Language): void {
  if (isWhole && total === 1 && only !== undefined) throw redirect(addressIn(language, only.address));
}

/**
 * Everything a listing's page shows; words are searched for in the shop and inside a category. A search of the whole
 * shop with one hit goes to that product.
 *
 * @throws a 404 past the last page
 */
export async function loadListing(needs: LoadNeeds) {
  const { shop, visit, place } = needs;
  const asked = await readQuery(needs);
  const { language, now } = visit;
  const listing = await shop.listing.listProducts(asked, { ...listedAt(place), language, now });
  if (listing === null) throw data(null, { status: 404 });
  const { query } = listing;
  if (asked.search === '' && !isSameQuery(asked, query)) visit.doNotCache();
  const isWhole = isWholeSearch(place, query);
  goToOnlyHit(isWhole, listing, language);
  const tree = 'tree' in place ? place.tree : await shop.catalogue.categoryTree();
  const words = listingWords({ place, language, search: query.search, tree });
  const addressOf = (page: number) => addressIn(language, listingAddress(words.path, { ...query, page }));
  return {
    ...words,
    query,
    listing: printedOnly(listing),
    categories: toNodes(tree, language),
    popular: listing.total === 0 ? popularCategories(tree, language) : [],
    hints: await loadHints({ shop, visit, listing }),
    nothing: isWhole ? await loadNothing({ shop, visit, listing }) : null,
    notices: await takeNotices(shop, visit),
    head: {
      title: words.title,
      description: words.description,
      path: words.path,
      publicUrl: visit.publicUrl,
      isPrivate: place.kind === 'search' || !isPlain(query),
      paging: {
        page: query.page,
        ownPath: listingAddress(words.path, { ...PLAIN_QUERY, page: query.page }),
        previous: query.page > 1 ? addressOf(query.page - 1) : null,
        next: query.page < listing.pageCount ? addressOf(query.page + 1) : null,
      },
      picture: pictureOf(place, language),
    },
  };
}

/** @throws a 404 when no category has this address */
export async function findCategory(
  shop: Shop,
  slug: string | undefined,
  path: string,
): Promise<ListingPlace> {
  const tree = await shop.catalogue.categoryTree();
  const placed = placeInTree(tree, slug ?? '');
  if (placed === null || placed.category.path !== path.replace(/page\/[^/]+\/$/, ''))
    throw data(null, { status: 404 });
  return { kind: 'category', placed, tree };
}
