import { data, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { GoOn, MailLinkPage, mailLinkHeaders, mailLinkOf } from '../../page/mail-link-page.tsx';
import type { Route } from './+types/newsletter-stop';

/** One-click unsubscribe, as the emails say. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const isStopped = await context.get(shopContext).newsletter.unsubscribe(mailLinkOf(url));
  return data({ isStopped, publicUrl }, { status: isStopped ? 200 : 404 });
}

export const headers = mailLinkHeaders;

export default function NewsletterStop() {
  const { isStopped, publicUrl } = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  const what = isStopped ? 'stopped' : 'unknown';
  return (
    <MailLinkPage
      path="/newsletter/stop/"
      publicUrl={publicUrl}
      title={t(`forms:newsletter.${what}Title`)}
      text={t(`forms:newsletter.${what}`)}
    >
      <GoOn path="/shop/">{t('forms:newsletter.shop')}</GoOn>
    </MailLinkPage>
  );
}
