import { data } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { type Category, findCategoryBySlug } from '#shop/catalogue';
import {
  hasFilters,
  type ListingQuery,
  listingAddress,
  PLAIN_QUERY,
  parseListingQuery,
  parsePage,
  toListingParameters,
} from '#shop/listing';
import { toPicture } from '#shop/media';
import { listingSubject } from '#shop/templates';
import { toCategoryNodes } from '#views/category-tree/category-node.ts';
import { listedAt } from '#widgets/loop/page-subject.ts';
import type { Visit } from '../../context.ts';
import { forEverybody } from '../document/printed-only.ts';
import { takeNotices } from '../notices.ts';
import { loadTemplate } from '../template/load-template.ts';
import { type CategoryLink, type ListingPlace, linkTo, listingWords } from './listing-words.ts';
import { loadSearch } from './search.ts';

type LoadDeps = {
  shop: Shop;
  visit: Visit;
  place: ListingPlace;
  /** The segment after `/page/`. */
  page: string | undefined;
};

/** Categories shown without results. */
const POPULAR = 6;

/** @throws a 404 for `/page/` without a number */
async function readQuery({ shop, visit, page }: LoadDeps): Promise<ListingQuery> {
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page)) throw data(null, { status: 404 });
  const { 'search.parameter': searchParameter } = await shop.settings.all();
  const requested = parseListingQuery(visit.url.searchParams, searchParameter);
  return page === undefined ? requested : { ...requested, page: parsePage(page) };
}

/** The most popular categories, shown without results. */
function popularCategories(tree: readonly Category[], language: Language): CategoryLink[] {
  return tree.slice(0, POPULAR).map((category) => linkTo(category, language));
}

/** Whether the listing is unfiltered and in default order, so that each of its pages may be indexed. */
function isPlain(query: ListingQuery): boolean {
  return !hasFilters(query) && query.search === '' && query.orderby === PLAIN_QUERY.orderby;
}

/** Whether everything requested exists. */
function isSameQuery(query: ListingQuery, resolved: ListingQuery): boolean {
  return toListingParameters(query).toString() === toListingParameters(resolved).toString();
}

function pictureOf(place: ListingPlace, language: Language) {
  const image = place.kind === 'category' ? place.placed.category.image : null;
  return image === null ? null : toPicture(image, language);
}

/** Whether it is a search of the whole shop without filters. */
function isWholeSearch(place: ListingPlace, query: ListingQuery): boolean {
  const isHere = place.kind === 'search' || place.kind === 'shop';
  return isHere && query.search !== '' && !hasFilters(query);
}

/**
 * Everything a listing page shows.
 *
 * @throws a 404 past the last page
 */
export async function loadListing(deps: LoadDeps) {
  const { shop, visit, place } = deps;
  const requested = await readQuery(deps);
  const { language, now } = visit;
  const listing = await shop.listing.listProducts(requested, { ...listedAt(place), language, now });
  if (listing === null) throw data(null, { status: 404 });
  const { query } = listing;
  if (requested.search === '' && !isSameQuery(requested, query)) visit.doNotCache();
  const searched = await loadSearch({ shop, visit, listing }, isWholeSearch(place, query));
  const tree = 'tree' in place ? place.tree : await shop.catalogue.categoryTree();
  const { meta, ...words } = listingWords({ place, language, search: query.search, tree });
  const addressOf = (page: number) => addressIn(language, listingAddress(words.path, { ...query, page }));
  return forEverybody({
    page: {
      ...words,
      listing,
      categories: toCategoryNodes(tree, language),
      popular: listing.total === 0 ? popularCategories(tree, language) : [],
    },
    ...searched,
    notices: await takeNotices(shop, visit),
    template: await loadTemplate(deps, listingSubject(place), {
      path: words.path,
      title: words.title,
      subject: { kind: 'listing', place: listedAt(place), query },
    }),
    head: {
      ...meta,
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
  });
}

/** @throws a 404 for an unknown category */
export async function findCategory(
  shop: Shop,
  slug: string | undefined,
  path: string,
): Promise<ListingPlace> {
  const tree = await shop.catalogue.categoryTree();
  const placed = findCategoryBySlug(tree, slug ?? '');
  if (placed === null || placed.category.path !== path.replace(/page\/[^/]+\/$/, ''))
    throw data(null, { status: 404 });
  return { kind: 'category', placed, tree };
}
