import { data, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { GoOn, MailLinkPage, mailLinkHeaders, mailLinkOf } from '../../page/mail-link-page.tsx';
import type { Route } from './+types/stop';

/** One-click unsubscribe, as the emails say. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const isStopped = await context.get(shopContext).wishlist.mails.stop(mailLinkOf(url));
  return data({ isStopped, publicUrl }, { status: isStopped ? 200 : 404 });
}

export const headers = mailLinkHeaders;

export default function WishlistStop() {
  const { isStopped, publicUrl } = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  const what = isStopped ? 'stopped' : 'unknown';
  return (
    <MailLinkPage
      path="/wishlist/stop/"
      publicUrl={publicUrl}
      title={t(`wishlist:mails.${what}Title`)}
      text={t(`wishlist:mails.${what}`)}
    >
      <GoOn path="/wishlist/">{t('wishlist:view')}</GoOn>
    </MailLinkPage>
  );
}
