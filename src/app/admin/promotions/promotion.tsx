import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/promotion';
import { PromotionEditor } from './editor.tsx';
import { StateBadge } from './state-badge.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return ask(args, 'promotions.show', { id: args.params.id });
}

/** One promotion: its rules, and what can be done with it as a whole. Source: CO-05 */
export default function Promotion() {
  const { t, to } = useLanguage();
  const shown = useLoaderData<typeof loader>();
  const { act, isBusy } = useAct();
  const [words, setWords] = useState<string | null>(null);
  const { found, version } = shown;
  if (found === null) return null;
  const { id, code, state, uses } = found;
  const end = async () => {
    const answer = await act('promotions.end', { id });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: t('deskPromotions:ended'), color: 'green' });
  };
  return (
    <ScreenPage
      title={code.toUpperCase()}
      lead={
        <>
          <StateBadge state={state} /> {t('deskPromotions:usedTimes', { count: uses })}
          {words === null ? null : <span role="alert"> {words}</span>}
        </>
      }
      actions={
        <>
          <Button component={Link} variant="default" to={to(`/admin/promotions/new/?copy=${id}`)}>
            {t('deskPromotions:duplicate')}
          </Button>
          {state === 'running' ? (
            <Button variant="default" loading={isBusy} onClick={() => void end()}>
              {t('deskPromotions:endNow')}
            </Button>
          ) : null}
        </>
      }
    >
      <PromotionEditor key={version ?? ''} shown={shown} />
    </ScreenPage>
  );
}
