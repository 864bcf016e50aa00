import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { ScreenPage } from '../../parts/screen.tsx';
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

/** One zone of delivery, or a new one. Source: BO-01 */
export default function DeliveryZone() {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  const shown = useLoaderData<typeof loader>();
  const { found } = shown;
  return (
    <ScreenPage
      title={found === null ? t('adminDelivery:newZone') : words.named(found.name)}
      lead={t('adminDelivery:zoneLead')}
    >
      <NotServed emirates={shown.unserved} />
      <ZoneEditor key={found?.id ?? NEW} shown={shown} />
    </ScreenPage>
  );
}
