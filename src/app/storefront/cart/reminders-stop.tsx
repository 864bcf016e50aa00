import { useLoaderData } from 'react-router';
import { cutText } from '#kernel/text/cut-text.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/reminders-stop';

const PATH = '/reminders/stop/';

/** One-click unsubscribe, as the mail says. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const link = cutText(url.searchParams.get('link') ?? '', 200);
  const isStopped = await context.get(shopContext).abandonedCarts.stop(link);
  return { isStopped, publicUrl };
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

export default function RemindersStop() {
  const { isStopped, publicUrl } = useLoaderData<typeof loader>();
  const { t, to } = useLanguage();
  const title = t(isStopped ? 'cart:reminder.stoppedTitle' : 'cart:reminder.unknownTitle');
  return (
    <div className="j-wrap j-section--tight j-page">
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <div className="j-page__head">
        <h1>{title}</h1>
        <p className="j-lead" role="status">
          {t(isStopped ? 'cart:reminder.stopped' : 'cart:reminder.unknown')}
        </p>
      </div>
      <a className="j-btn j-btn--secondary" href={to('/shop/')}>
        {t('cart:reminder.shop')}
      </a>
    </div>
  );
}
