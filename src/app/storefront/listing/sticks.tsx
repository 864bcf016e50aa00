import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../../context.ts';
import { findCategory, loadListing } from '../../page/listing/listing.ts';
import { ListingRoute } from '../../page/listing/listing-route.tsx';

export const handle = { bodyClass: 'woocommerce woocommerce-page' };

/** A category below the sticks slug. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const settings = await shop.settings.all();
  if (params.prefix !== settings['catalogue.listingPrefix']) throw data(null, { status: 404 });
  const place = await findCategory(shop, params.slug, visit.path);
  return loadListing({ shop, visit, place, page: params.page });
}

export default function SticksPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
