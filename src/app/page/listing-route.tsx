import { ListingPage } from '#views/listing-page/listing-page.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import type { loadListing } from './listing.ts';

/** The page of any listing: shop, category, sticks, search. */
export function ListingRoute({ loaded }: { loaded: Awaited<ReturnType<typeof loadListing>> }) {
  const { head, notices, ...page } = loaded;
  return (
    <>
      <PageHead {...head} />
      <ListingPage {...page} notices={<Notices notices={notices} />} />
    </>
  );
}
