import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { History } from '../../parts/history.tsx';
import { ScreenPage } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';
import { StateBadge } from '../state-badge.tsx';
import type { Route } from './+types/promotion';
import { PromotionEditor } from './editor.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'promotions.show', { id: args.params.id });
}

/** The screen of a promotion. Source: CO-05 */
export default function Promotion() {
  const { t, to } = useLanguage();
  const shown = useLoaderData<typeof loader>();
  const { runAction, queryAction, isBusy } = useAction();
  const [words, setWords] = useState<string | null>(null);
  const { found: open, version } = shown;
  if (open === null) return null;
  const { id, code, state, uses } = open;
  const end = async () => {
    const answer = await runAction('promotions.end', { id });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: t('adminPromotions:ended'), color: 'green' });
  };
  return (
    <ScreenPage
      title={code.toUpperCase()}
      lead={
        <>
          <StateBadge state={state} /> {t('adminPromotions:usedTimes', { count: uses })}
          {words === null ? null : <span role="alert"> {words}</span>}
        </>
      }
      actions={
        <>
          <History
            version={version}
            mayChange
            lead={t('adminContent:history.lead')}
            restoreText={t('adminContent:history.backText')}
            read={() => queryAction('promotions.history', { id })}
            restore={(entry) => runAction('promotions.undo', { id, version: entry.version })}
          />
          <Button component={Link} variant="default" to={to(`/admin/promotions/new/?copy=${id}`)}>
            {t('adminPromotions:duplicate')}
          </Button>
          {state === 'running' ? (
            <Button variant="default" loading={isBusy} onClick={() => void end()}>
              {t('adminPromotions:endNow')}
            </Button>
          ) : null}
        </>
      }
    >
      <PromotionEditor key={id} shown={shown} />
    </ScreenPage>
  );
}
