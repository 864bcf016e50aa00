import type { ReactNode } from 'react';
import { ListingHead } from '#views/listing-page/listing-head.tsx';
import { ListingFilters, type ListingPageProps, ListingResults } from '#views/listing-page/listing-page.tsx';
import type { ListingPart } from '#widgets/page-parts/page-parts.ts';

/** The page of a list in parts. */
export function listingParts({
  path,
  listing,
  categories,
  popular,
  hints,
  title,
  description,
  picture,
  chips,
}: Omit<ListingPageProps, 'notices' | 'crumbs'>): Record<ListingPart, ReactNode> {
  return {
    'listing-head': (
      <>
        <ListingHead title={title} description={description} picture={picture} chips={chips} />
        {hints}
      </>
    ),
    'listing-filters': <ListingFilters path={path} listing={listing} categories={categories} />,
    'listing-results': <ListingResults path={path} listing={listing} popular={popular} />,
  };
}

/** The page of a search without results in parts. */
export function noResultsParts(nothing: ReactNode): Record<ListingPart, ReactNode> {
  return { 'listing-head': null, 'listing-filters': null, 'listing-results': nothing };
}
