import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../../context.ts';
import { loadListing } from '../../page/listing/listing.ts';
import { ListingRoute } from '../../page/listing/listing-route.tsx';

export const handle = { bodyClass: 'woocommerce woocommerce-page' };

/** All products with a tag. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const tag = await shop.catalogue.findTag(params.slug ?? '');
  if (tag === null) throw data(null, { status: 404 });
  const visit = context.get(visitContext);
  return loadListing({ shop, visit, place: { kind: 'tag', tag }, page: params.page });
}

export default function TagPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
