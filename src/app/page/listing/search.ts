import type { Shop } from '#composition/shop.ts';
import { inLanguage } from '#kernel/language.ts';
import { type Listing, PLAIN_QUERY } from '#shop/listing';
import type { NothingFoundProps } from '#views/search/nothing-found.tsx';
import type { Visit } from '../../context.ts';

type SearchDeps = { shop: Shop; visit: Visit; listing: Listing };

const BESTSELLERS = 4;

/** A search URL without language. */
export function searchAddress(words: string, parameter: string): string {
  return `/?${new URLSearchParams({ [parameter]: words, post_type: 'product' })}`;
}

/** The hints above search results; null on a listing without search words. */
export async function loadHints({ shop, visit, listing }: SearchDeps) {
  if (listing.search === null || listing.cards.length === 0) return null;
  return {
    typed: listing.query.search,
    corrected: listing.search.corrected,
    beside: await shop.search.beside(listing.search, visit.language),
  };
}

async function bestsellers({ shop, visit: { language, now } }: SearchDeps) {
  const query = { ...PLAIN_QUERY, orderby: 'popularity' as const };
  const listing = await shop.listing.listProducts(query, { categoryId: null, language, now });
  return listing?.cards.slice(0, BESTSELLERS) ?? [];
}

/** Suggestions for a search without results, which is counted for the report; null with results. */
export async function loadNothing(deps: SearchDeps): Promise<NothingFoundProps | null> {
  const { shop, visit, listing } = deps;
  const { search, query } = listing;
  if (search === null || search.found.total > 0 || listing.total > 0) return null;
  const { language } = visit;
  const [beside, words, tree, cards, settings] = await Promise.all([
    shop.search.beside(search, language),
    shop.listing.suggestWords(search),
    shop.catalogue.categoryTree(),
    bestsellers(deps),
    shop.settings.all(),
  ]);
  if (beside.categories.length + beside.texts.length === 0) await shop.search.missed(query.search);
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
