import type { ListingQuery } from '#shop/listing';
import { listingAddress } from '#shop/listing/listing-query.ts';
import { useLanguage } from '../language/language.tsx';

export type LinkOf = (query: ListingQuery) => string;

/** Gives the address of this listing as a query asks for it, in the page's language. */
export function useListingLinks(path: string): LinkOf {
  const { to } = useLanguage();
  return (query) => to(listingAddress(path, query));
}
