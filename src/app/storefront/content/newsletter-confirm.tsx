import { data, useActionData, useLoaderData } from 'react-router';
import { cutText } from '#kernel/text/cut-text.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import type { Route } from './+types/newsletter-confirm';
import { NewsletterPage } from './newsletter-page.tsx';

const PATH = '/newsletter/confirm/';

function linkOf({ url }: Visit): string {
  return cutText(url.searchParams.get('link') ?? '', 200);
}

/** What the link of a mail confirms. Mail programs open links by themselves, so it is done by a button. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const subscriber = await context.get(shopContext).newsletter.look(linkOf(visit));
  const { publicUrl } = visit;
  return data({ email: subscriber?.email ?? null, publicUrl }, { status: subscriber === null ? 404 : 200 });
}

export async function action({ context }: Route.ActionArgs) {
  const isConfirmed = await context.get(shopContext).newsletter.confirm(linkOf(context.get(visitContext)));
  return data({ isConfirmed }, { status: isConfirmed ? 200 : 404 });
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

export default function NewsletterConfirm() {
  const { email, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useLanguage();
  const isAsked = answered === undefined && email !== null;
  const what = isAsked ? 'confirm' : answered?.isConfirmed ? 'confirmed' : 'stale';
  const title = t(`forms:newsletter.${what}Title`);
  const text = isAsked ? t('forms:newsletter.confirmText', { email }) : t(`forms:newsletter.${what}`);
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <NewsletterPage title={title} text={text}>
        {isAsked ? (
          <form method="post">
            <button className="j-btn j-btn--primary" type="submit">
              {t('forms:newsletter.confirm')}
            </button>
          </form>
        ) : null}
      </NewsletterPage>
    </>
  );
}
