import { useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { AccountHead } from '#views/account/account-frame.tsx';
import { EmptyState } from '#views/empty-state/empty-state.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { visitContext } from '../../context.ts';
import { accountHeaders, requireAccount } from '../../page/account.ts';
import type { Route } from './+types/downloads';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  await requireAccount(visit);
  return { title: wordsIn(visit.language)('account:nav.downloads'), publicUrl: visit.publicUrl };
}

export const headers = accountHeaders;

export default function Downloads() {
  const { title, publicUrl } = useLoaderData<typeof loader>();
  const { t, to } = useLanguage();
  return (
    <>
      <PageHead title={title} path="/my-account/downloads/" publicUrl={publicUrl} isPrivate />
      <AccountHead title={title} />
      <EmptyState
        icon="download-simple"
        title={t('account:downloads.none')}
        text={t('account:downloads.noneText')}
        action={{ label: t('account:orders.shop'), href: to('/shop/') }}
      />
    </>
  );
}
