import { data, useLoaderData } from 'react-router';
import { AccountHead } from '#views/account/account-frame.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders } from '../../page/account.ts';
import { mailLinkOf } from '../../page/mail-link-page.tsx';
import type { Route } from './+types/stop';

const PATH = '/my-account/devices/stop/';

/** One-click unsubscribe, as the emails say. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const isStopped = await context.get(shopContext).devices.stop(mailLinkOf(url));
  return data({ isStopped, publicUrl }, { status: isStopped ? 200 : 404 });
}

export const headers = accountHeaders;

export default function StopReminders() {
  const { isStopped, publicUrl } = useLoaderData<typeof loader>();
  const { t, to } = useLanguage();
  const what = isStopped ? 'stopped' : 'unknown';
  const title = t(`account:devices.${what}Title`);
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <AccountHead title={title} text={t(`account:devices.${what}`)} />
      <p>
        <a className="j-btn j-btn--secondary" href={to('/my-account/devices/')}>
          {t('account:devices.title')}
        </a>
      </p>
    </>
  );
}
