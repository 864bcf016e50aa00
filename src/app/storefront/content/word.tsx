import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { COMPARE_PARAMETER } from '#shop/catalogue/rules/comparison.ts';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { contentPageOf } from '../../page/content/content-page.ts';
import { ContentRoute } from '../../page/content/content-route.tsx';
import { forEverybody } from '../../page/document/printed-only.ts';
import { findCategory, loadListing } from '../../page/listing/listing.ts';
import { ListingRoute } from '../../page/listing/listing-route.tsx';

async function loadPage(shop: Shop, visit: Visit, slug: string) {
  const page = await shop.content.find('page', slug);
  if (page === null) throw data(null, { status: 404 });
  return forEverybody({ kind: 'page' as const, page: await contentPageOf(shop, visit, page) });
}

/** A single segment: the sticks archive, or a page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const settings = await shop.settings.all();
  const { word = '', page } = params;
  if (word !== settings['catalogue.listingPrefix']) {
    if (page !== undefined) throw data(null, { status: 404 });
    // A content page has no parameters but those of its widgets; only pages that compare products get a comparison.
    if ([...visit.url.searchParams.keys()].some((name) => name !== COMPARE_PARAMETER)) visit.doNotCache();
    return loadPage(shop, visit, word);
  }
  const place = await findCategory(shop, settings['catalogue.listingRoot'], visit.path);
  const listing = await loadListing({ shop, visit, place, page });
  return forEverybody({ kind: 'listing' as const, listing });
}

export default function WordPage() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === 'listing') return <ListingRoute loaded={loaded.listing} />;
  return <ContentRoute page={loaded.page} />;
}
