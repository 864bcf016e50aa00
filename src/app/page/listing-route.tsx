import { ListingPage } from '#views/listing-page/listing-page.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { NothingFound } from '#views/search/nothing-found.tsx';
import { SearchHints } from '#views/search/search-hints.tsx';
import type { loadListing } from './listing.ts';

/** The page of any listing: shop, category, maker, tag, sticks, search. */
export function ListingRoute({ loaded }: { loaded: Awaited<ReturnType<typeof loadListing>> }) {
  const { head, notices, around, hints, nothing, ...page } = loaded;
  if (nothing !== null)
    return (
      <>
        <PageHead {...head} />
        <div className="j-wrap j-page woocommerce">
          <Notices notices={notices} />
          <NothingFound {...nothing} />
        </div>
      </>
    );
  return (
    <>
      <PageHead {...head} />
      {around.previous === null ? null : <link rel="prev" href={around.previous} />}
      {around.next === null ? null : <link rel="next" href={around.next} />}
      <ListingPage
        {...page}
        notices={<Notices notices={notices} />}
        hints={hints === null ? null : <SearchHints {...hints} />}
      />
    </>
  );
}
