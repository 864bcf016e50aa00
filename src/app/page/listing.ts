import { data, redirect } from 'react-router';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { type Category, placeInTree } from '#shop/catalogue';
import { hasFilters, type ListingQuery, listingAddress, parseListingQuery, parsePage } from '#shop/listing';
import type { Shop } from '#src/compose.ts';
import type { CategoryNode } from '#views/category-tree/category-tree.tsx';
import type { Visit } from '../context.ts';
import { type CategoryLink, type ListingPlace, linkTo, listingWords } from './listing-words.ts';
import { takeNotices } from './notices.ts';

type LoadNeeds = {
  shop: Shop;
  visit: Visit;
  place: ListingPlace;
  /** What stands behind `/page/`. */
  page: string | undefined;
};

/** Categories offered where nothing was found. */
const POPULAR = 6;

/**
 * What the address asks for; words to search for count on the search page alone.
 *
 * @throws a 404 for `/page/` with no number behind it
 */
function readQuery({ visit, place, page }: LoadNeeds): ListingQuery {
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page)) throw data(null, { status: 404 });
  const asked = parseListingQuery(visit.url.searchParams);
  const query = page === undefined ? asked : { ...asked, page: parsePage(page) };
  if (place.kind === 'search') return query;
  return { ...query, search: '', orderby: query.orderby === 'relevance' ? 'menu_order' : query.orderby };
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

/**
 * Everything a listing's page shows. A search with one hit goes to that product.
 *
 * @throws a 404 past the last page
 */
export async function loadListing(needs: LoadNeeds) {
  const { shop, visit, place } = needs;
  const asked = readQuery(needs);
  const { language, now } = visit;
  const listing = await shop.listing.listProducts(asked, { ...listedAt(place), language, now });
  if (listing === null) throw data(null, { status: 404 });
  const { query } = listing;
  const [only] = listing.cards;
  const isOneHit = place.kind === 'search' && listing.total === 1 && !hasFilters(query);
  if (isOneHit && only !== undefined) throw redirect(addressIn(language, only.address));
  const tree = await shop.catalogue.categoryTree();
  const words = listingWords({ place, language, search: query.search, tree });
  const addressOf = (page: number) => addressIn(language, listingAddress(words.path, { ...query, page }));
  return {
    ...words,
    query,
    listing,
    categories: toNodes(tree, language),
    popular: listing.total === 0 ? popularCategories(tree, language) : [],
    notices: await takeNotices(shop, visit),
    around: {
      previous: query.page > 1 ? addressOf(query.page - 1) : null,
      next: query.page < listing.pageCount ? addressOf(query.page + 1) : null,
    },
    head: {
      title: words.title,
      description: words.description,
      path: query.page > 1 ? `${words.path}page/${query.page}/` : words.path,
      publicUrl: visit.publicUrl,
      isPrivate: place.kind === 'search' || visit.url.search !== '',
    },
  };
}

/** @throws a 404 when no category has this address */
export async function findCategory(
  shop: Shop,
  slug: string | undefined,
  path: string,
): Promise<ListingPlace> {
  const placed = placeInTree(await shop.catalogue.categoryTree(), slug ?? '');
  if (placed === null || placed.category.path !== path.replace(/page\/[^/]+\/$/, ''))
    throw data(null, { status: 404 });
  return { kind: 'category', placed };
}
