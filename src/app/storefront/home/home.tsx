import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { searchTextOf } from '#shop/listing';
import { useIdentity } from '#views/identity/identity.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { siteData, storeData } from '#views/structured-data/site-data.ts';
import { StructuredData } from '#views/structured-data/structured-data.tsx';
import { shippedHome } from '#widgets/shipped/home.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { forEverybody } from '../../page/document/printed-only.ts';
import { homePageOf } from '../../page/home/home-page.ts';
import { loadListing } from '../../page/listing/listing.ts';
import { ListingRoute } from '../../page/listing/listing-route.tsx';
import { takeNotices } from '../../page/notices.ts';

/** The home page, or the search results if the URL has search words. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const isSearch = searchTextOf(visit.url.searchParams) !== '';
  if (isSearch) {
    const page = await loadListing({ shop, visit, place: { kind: 'search' }, page: params.page });
    return forEverybody({ kind: 'search' as const, page });
  }
  if (params.page !== undefined) throw data(null, { status: 404 });
  const home = (await shop.content.home()) ?? (await shippedHome(shop));
  return forEverybody({
    kind: 'home' as const,
    ...(await homePageOf(shop, visit, home)),
    notices: await takeNotices(shop, visit),
    searchParameter: (await shop.settings.all())['search.parameter'],
  });
}

export default function Home() {
  const loaded = useLoaderData<typeof loader>();
  const { language } = useLanguage();
  const identity = useIdentity();
  if (loaded.kind === 'search') return <ListingRoute loaded={loaded.page} />;
  return (
    <>
      <PageHead title={loaded.title} description={loaded.description} path="/" publicUrl={loaded.publicUrl} />
      {loaded.notices.length > 0 ? (
        <div className="j-wrap">
          <Notices notices={loaded.notices} />
        </div>
      ) : null}
      <Widgets resolved={loaded.widgets} />
      <StructuredData
        things={[
          storeData(identity),
          siteData(identity, { publicUrl: loaded.publicUrl, language }, loaded.searchParameter),
        ]}
      />
    </>
  );
}
