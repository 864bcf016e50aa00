import type { ReactNode } from 'react';
import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { ListingPage } from '#views/listing-page/listing-page.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { NothingFound } from '#views/search/nothing-found.tsx';
import { SearchHints } from '#views/search/search-hints.tsx';
import { listData } from '#views/structured-data/list-data.ts';
import { StructuredData } from '#views/structured-data/structured-data.tsx';
import { listingParts, noResultsParts } from '../parts/listing-parts.tsx';
import { Templated } from '../template/templated.tsx';
import type { loadListing } from './listing.ts';

/** The page of a listing: shop, category, brand, tag, sticks, search. */
export function ListingRoute({ loaded }: { loaded: Awaited<ReturnType<typeof loadListing>> }) {
  const { head, notices, hints, nothing, template, page } = loaded;
  const { language } = useLanguage();
  const framed = (inner: ReactNode) => <div className="woocommerce">{inner}</div>;
  const above = {
    breadcrumb: nothing === null ? <Breadcrumb crumbs={page.crumbs} /> : null,
    notices: <Notices notices={notices} />,
  };
  if (nothing !== null)
    return (
      <>
        <PageHead {...head} />
        <Templated
          template={template}
          above={above}
          parts={noResultsParts(<NothingFound {...nothing} />)}
          frame={framed}
        >
          {(shown) => (
            <div className="j-wrap j-page woocommerce">
              {shown}
              <NothingFound {...nothing} />
            </div>
          )}
        </Templated>
      </>
    );
  const items = page.listing.cards.map(({ name, address }) => ({ name, path: address }));
  const { title, description, path } = page;
  const shownHints = hints === null ? null : <SearchHints {...hints} />;
  return (
    <>
      <PageHead {...head} />
      <Templated
        template={template}
        above={above}
        parts={listingParts({ ...page, hints: shownHints })}
        frame={framed}
      >
        {(shown) => <ListingPage {...page} notices={shown} hints={shownHints} />}
      </Templated>
      <StructuredData
        things={[listData({ title, description, path, items }, { publicUrl: head.publicUrl, language })]}
      />
    </>
  );
}
