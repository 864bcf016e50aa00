import { data, useLoaderData } from 'react-router';
import { parseWishlistKey } from '#kernel/ids.ts';
import { wordsIn } from '#messages';
import { PageHead } from '#views/page-head/page-head.tsx';
import { WishlistPage } from '#views/wishlist/wishlist-page.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders } from '../../page/account.ts';
import type { Route } from './+types/shared';

/** A wishlist by its link, without its owner; a link that was withdrawn is not found. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const key = parseWishlistKey(params.key);
  const isOn = (await shop.settings.all())['wishlist.enabled'];
  const wishlist = key === null || !isOn ? null : await shop.wishlist.openShared(key, visit.language);
  if (wishlist === null) throw data(null, { status: 404 });
  return {
    wishlist,
    path: `/wishlist/shared/${key}/`,
    title: wordsIn(visit.language)('wishlist:sharedTitle'),
    publicUrl: visit.publicUrl,
    stylesheet: visit.assets.widgetStylesheets.wishlist,
  };
}

export const headers = accountHeaders;

export default function SharedWishlist() {
  const { wishlist, path, title, publicUrl, stylesheet } = useLoaderData<typeof loader>();
  return (
    <div className="j-wrap j-section--tight">
      <PageHead title={title} path={path} publicUrl={publicUrl} isPrivate />
      {stylesheet === undefined ? null : <link rel="stylesheet" href={stylesheet} precedence="default" />}
      <WishlistPage wishlist={wishlist} answer={null} isOwn={false} />
    </div>
  );
}
