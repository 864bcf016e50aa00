import { data, useLoaderData } from 'react-router';
import { cutText } from '#kernel/text/cut-text.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/newsletter-stop';
import { NewsletterPage } from './newsletter-page.tsx';

const PATH = '/newsletter/stop/';

/** One-click unsubscribe, as the mails say. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const link = cutText(url.searchParams.get('link') ?? '', 200);
  const isStopped = await context.get(shopContext).newsletter.unsubscribe(link);
  return data({ isStopped, publicUrl }, { status: isStopped ? 200 : 404 });
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

export default function NewsletterStop() {
  const { isStopped, publicUrl } = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  const what = isStopped ? 'stopped' : 'unknown';
  const title = t(`forms:newsletter.${what}Title`);
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <NewsletterPage title={title} text={t(`forms:newsletter.${what}`)} />
    </>
  );
}
