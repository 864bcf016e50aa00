import { data, useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../context.ts';
import { findPlace, loadListing } from '../page/listing.ts';
import { ListingRoute } from '../page/listing-route.tsx';
import type { Route } from './+types/sticks';

export const handle = { bodyClass: 'woocommerce woocommerce-page' };

/** A category of the sticks range, below its own word. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const settings = await shop.settings.all();
  if (params.prefix !== settings['catalogue.listingPrefix']) throw data(null, { status: 404 });
  return loadListing({ shop, visit, place: await findPlace(shop, params.slug, visit.path) });
}

export default function SticksPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
