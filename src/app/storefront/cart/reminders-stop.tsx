import { data, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { GoOn, MailLinkPage, mailLinkHeaders, mailLinkOf } from '../../page/mail-link-page.tsx';
import type { Route } from './+types/reminders-stop';

/** One-click unsubscribe, as the emails say. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const isStopped = await context.get(shopContext).abandonedCarts.stop(mailLinkOf(url));
  return data({ isStopped, publicUrl }, { status: isStopped ? 200 : 404 });
}

export const headers = mailLinkHeaders;

export default function RemindersStop() {
  const { isStopped, publicUrl } = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  const what = isStopped ? 'stopped' : 'unknown';
  return (
    <MailLinkPage
      path="/reminders/stop/"
      publicUrl={publicUrl}
      title={t(`cart:reminder.${what}Title`)}
      text={t(`cart:reminder.${what}`)}
    >
      <GoOn path="/shop/">{t('cart:reminder.shop')}</GoOn>
    </MailLinkPage>
  );
}
