import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { ScreenPage } from '../../parts/screen.tsx';
import type { Route } from './+types/new-promotion';
import { PromotionEditor } from './editor.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'promotions.show', { id: new URL(args.request.url).searchParams.get('copy') });
}

/** Creates a promotion, empty or as a copy of another. Source: CO-05 */
export default function NewPromotion() {
  const { t } = useLanguage();
  const shown = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('adminPromotions:new')} lead={t('adminPromotions:newLead')}>
      <PromotionEditor key={shown.found?.id ?? 'new'} shown={shown} isCopy={shown.found !== null} />
    </ScreenPage>
  );
}
