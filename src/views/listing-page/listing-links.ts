import type { ListingQuery } from '#shop/listing';
import { listingAddress } from '#shop/listing/rules/listing-query.ts';
import { useLanguage } from '../language/language.tsx';

export type LinkOf = (query: ListingQuery) => string;

/** Returns the URL of this listing for a query, in the page's language. */
export function useListingLinks(path: string): LinkOf {
  const { to } = useLanguage();
  return (query) => to(listingAddress(path, query));
}
