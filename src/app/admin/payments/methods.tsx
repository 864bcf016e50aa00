import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { ScreenPage } from '../parts/screen.tsx';
import { SettingCard } from '../settings/setting-card.tsx';
import { SettingForm } from '../settings/setting-form.tsx';
import type { Route } from './+types/methods';
import { TryBasket } from './try-basket.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const settings = await loadAction(args, 'settings.list', {});
  return {
    settings: settings.filter(({ screen }) => screen === 'payments'),
    mayChange: (await rightsIn(args)).includes('settings.change'),
  };
}

/** Payment provider, conditions of the methods, and a test cart. Source: PM-04 */
export default function WaysToPay() {
  const { t } = useLanguage();
  const { settings, mayChange } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('adminPayments:ways')} lead={t('adminPayments:waysLead')}>
      <TryBasket version={JSON.stringify(settings.map(({ value }) => value))} />
      <SettingForm>
        {settings.map((setting) => (
          <SettingCard key={setting.key} setting={setting} mayChange={mayChange} />
        ))}
      </SettingForm>
    </ScreenPage>
  );
}
