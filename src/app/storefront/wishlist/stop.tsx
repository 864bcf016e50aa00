import { data, useLoaderData } from 'react-router';
import { cutText } from '#kernel/text/cut-text.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/stop';

const PATH = '/wishlist/stop/';

/** One-click unsubscribe, as the emails say. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const link = cutText(url.searchParams.get('link') ?? '', 200);
  const isStopped = await context.get(shopContext).wishlist.mails.stop(link);
  return data({ isStopped, publicUrl }, { status: isStopped ? 200 : 404 });
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

export default function WishlistStop() {
  const { isStopped, publicUrl } = useLoaderData<typeof loader>();
  const { t, to } = useLanguage();
  const title = t(isStopped ? 'wishlist:mails.stoppedTitle' : 'wishlist:mails.unknownTitle');
  return (
    <div className="j-wrap j-section--tight j-page">
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <div className="j-page__head">
        <h1>{title}</h1>
        <p className="j-lead" role="status">
          {t(isStopped ? 'wishlist:mails.stopped' : 'wishlist:mails.unknown')}
        </p>
      </div>
      <a className="j-btn j-btn--secondary" href={to('/wishlist/')}>
        {t('wishlist:view')}
      </a>
    </div>
  );
}
