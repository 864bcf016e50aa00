import { data, useActionData, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { GoOn, MailLinkPage, mailLinkHeaders, mailLinkOf } from '../../page/mail-link-page.tsx';
import type { Route } from './+types/newsletter-confirm';

/** The subscription of a confirmation link. A button confirms it, since mail programs open links by themselves. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const subscriber = await context.get(shopContext).newsletter.look(mailLinkOf(url));
  return data({ email: subscriber?.email ?? null, publicUrl }, { status: subscriber === null ? 404 : 200 });
}

export async function action({ context }: Route.ActionArgs) {
  const { url } = context.get(visitContext);
  const isConfirmed = await context.get(shopContext).newsletter.confirm(mailLinkOf(url));
  return data({ isConfirmed }, { status: isConfirmed ? 200 : 404 });
}

export const headers = mailLinkHeaders;

export default function NewsletterConfirm() {
  const { email, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useLanguage();
  const isAsked = answered === undefined && email !== null;
  const what = isAsked ? 'confirm' : answered?.isConfirmed ? 'confirmed' : 'stale';
  const title = t(`forms:newsletter.${what}Title`);
  const text = isAsked ? t('forms:newsletter.confirmText', { email }) : t(`forms:newsletter.${what}`);
  return (
    <MailLinkPage path="/newsletter/confirm/" publicUrl={publicUrl} title={title} text={text}>
      {isAsked ? (
        <form method="post">
          <button className="j-btn j-btn--primary" type="submit">
            {t('forms:newsletter.confirm')}
          </button>
        </form>
      ) : (
        <GoOn path="/shop/">{t('forms:newsletter.shop')}</GoOn>
      )}
    </MailLinkPage>
  );
}
