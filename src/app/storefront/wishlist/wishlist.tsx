import { data, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { PageHead } from '#views/page-head/page-head.tsx';
import { OwnWishlist } from '#views/wishlist/own-wishlist.tsx';
import { loadWishlist } from '#widgets/shop/wishlist/load.ts';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders } from '../../page/account.ts';
import { personalPlace } from '../../page/template/resolve-tree.ts';
import type { Route } from './+types/wishlist';

/** The visitor's wishlist. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  if (!(await shop.settings.all())['wishlist.enabled']) throw data(null, { status: 404 });
  return {
    ...(await loadWishlist(personalPlace(shop, visit))),
    title: wordsIn(visit.language)('wishlist:title'),
    publicUrl: visit.publicUrl,
    stylesheet: visit.assets.widgetStylesheets.wishlist,
  };
}

export const headers = accountHeaders;

export default function WishlistRoute() {
  const { title, publicUrl, stylesheet, ...props } = useLoaderData<typeof loader>();
  return (
    <div className="j-wrap j-section--tight">
      <PageHead title={title} path="/wishlist/" publicUrl={publicUrl} isPrivate />
      {stylesheet === undefined ? null : <link rel="stylesheet" href={stylesheet} precedence="default" />}
      <OwnWishlist {...props} />
    </div>
  );
}
