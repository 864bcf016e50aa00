import { inLanguage } from '#kernel/language.ts';
import { type Listing, PLAIN_QUERY } from '#shop/listing';
import type { Shop } from '#src/compose.ts';
import type { NothingFoundProps } from '#views/search/nothing-found.tsx';
import type { Visit } from '../context.ts';

type SearchNeeds = { shop: Shop; visit: Visit; listing: Listing };

const BESTSELLERS = 4;

/** A search address as the shop writes it, without language. */
export function searchAddress(words: string, parameter: string): string {
  return `/?${new URLSearchParams({ [parameter]: words, post_type: 'product' })}`;
}

/** What stands above the products of a search; null on a listing without words. */
export async function loadHints({ shop, visit, listing }: SearchNeeds) {
  if (listing.search === null || listing.cards.length === 0) return null;
  return {
    typed: listing.query.search,
    corrected: listing.search.corrected,
    beside: await shop.search.beside(listing.search, visit.language),
  };
}

async function bestsellers({ shop, visit: { language, now } }: SearchNeeds) {
  const query = { ...PLAIN_QUERY, orderby: 'popularity' as const };
  const listing = await shop.listing.listProducts(query, { categoryId: null, language, now });
  return listing?.cards.slice(0, BESTSELLERS) ?? [];
}

/**
 * Every way on from a search of the whole shop that found nothing, and the words counted for the report; null when it
 * found something.
 */
export async function loadNothing(needs: SearchNeeds): Promise<NothingFoundProps | null> {
  const { shop, visit, listing } = needs;
  const { search, query } = listing;
  if (search === null || search.found.total > 0 || listing.total > 0) return null;
  const { language } = visit;
  const [beside, words, tree, cards, settings] = await Promise.all([
    shop.search.beside(search, language),
    shop.listing.suggestWords(search),
    shop.catalogue.categoryTree(),
    bestsellers(needs),
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
