import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { History } from '../../parts/history.tsx';
import { ScreenPage } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';
import { NotServed } from '../not-served.tsx';
import { useDeliveryWords } from '../use-facts.ts';
import type { Route } from './+types/zone';
import { ZoneEditor } from './zone-editor.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

const NEW = 'new';

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  return loadAction(args, 'delivery.show', { id: id === NEW ? null : id });
}

/** The screen of an existing or new delivery zone. Source: BO-01 */
export default function DeliveryZone() {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  const shown = useLoaderData<typeof loader>();
  const { runAction, queryAction } = useAction();
  const { found: zone } = shown;
  return (
    <ScreenPage
      title={zone === null ? t('adminDelivery:newZone') : words.named(zone.name)}
      lead={t('adminDelivery:zoneLead')}
      actions={
        zone === null ? null : (
          <History
            version={zone.version}
            mayChange
            lead={t('adminContent:history.lead')}
            restoreText={t('adminContent:history.backText')}
            read={() => queryAction('delivery.history', { id: zone.id })}
            restore={({ version }) => runAction('delivery.undo', { id: zone.id, version })}
          />
        )
      }
    >
      <NotServed emirates={shown.unserved} />
      <ZoneEditor key={zone?.id ?? NEW} shown={shown} />
    </ScreenPage>
  );
}
