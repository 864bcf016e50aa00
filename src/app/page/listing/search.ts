import { redirect } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { type Listing, PLAIN_QUERY } from '#shop/listing';
import type { OtherResults } from '#shop/search';
import type { NothingFoundProps } from '#views/search/nothing-found.tsx';
import type { Visit } from '../../context.ts';

type SearchDeps = { shop: Shop; visit: Visit; listing: Listing; beside: OtherResults };

const BESTSELLERS = 4;

/** A search URL without language. */
export function searchAddress(words: string, parameter: string): string {
  return `/?${new URLSearchParams({ [parameter]: words, post_type: 'product' })}`;
}

/** The hints above search results; null on a listing without search words. */
function toHints({ search, query, cards }: Listing, beside: OtherResults) {
  if (search === null || cards.length === 0) return null;
  return { typed: query.search, corrected: search.corrected, beside };
}

async function bestsellers({ shop, visit: { language, now } }: Pick<SearchDeps, 'shop' | 'visit'>) {
  const query = { ...PLAIN_QUERY, orderby: 'popularity' as const };
  const listing = await shop.listing.listProducts(query, { categoryId: null, language, now });
  return listing?.cards.slice(0, BESTSELLERS) ?? [];
}

/** Suggestions for a search without results, which a GET request counts for the report; null with results. */
async function loadNothing(deps: SearchDeps): Promise<NothingFoundProps | null> {
  const { shop, visit, listing, beside } = deps;
  const { search, query } = listing;
  if (search === null || search.matches.total > 0 || listing.total > 0) return null;
  const { language, method } = visit;
  const [words, tree, cards, settings] = await Promise.all([
    shop.listing.suggestWords(search),
    shop.catalogue.categoryTree(),
    bestsellers(deps),
    shop.settings.all(),
  ]);
  const isMissed = beside.categories.length + beside.texts.length === 0;
  if (isMissed && method === 'GET') await shop.search.missed(query.search);
  const parameter = settings['search.parameter'];
  return {
    typed: query.search,
    parameter,
    meant: words === null ? null : { words, href: searchAddress(words, parameter) },
    beside,
    categories: tree.map(({ name, path }) => ({ name: inLanguage(name, language), path })),
    bestsellers: cards,
  };
}

/** @throws a redirect to the only result, unless a page or article has the searched words as its title */
function goToOnlyHit({ cards: [only], total }: Listing, { texts }: OtherResults, language: Language): void {
  if (total !== 1 || only === undefined || texts.some(({ isNamed }) => isNamed)) return;
  throw redirect(addressIn(language, only.address));
}

/**
 * The data of a search other than its products; nulls on a listing without search words. A search of the whole shop
 * with one result redirects to that product.
 */
export async function loadSearch(deps: Omit<SearchDeps, 'beside'>, isWhole: boolean) {
  const { shop, visit, listing } = deps;
  if (listing.search === null) return { hints: null, nothing: null };
  const beside = await shop.search.beside(listing.search, visit.language);
  if (!isWhole) return { hints: toHints(listing, beside), nothing: null };
  goToOnlyHit(listing, beside, visit.language);
  return { hints: toHints(listing, beside), nothing: await loadNothing({ ...deps, beside }) };
}
