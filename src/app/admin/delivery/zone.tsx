import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { ask } from '../ask.server.ts';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/zone';
import { NotServed } from './not-served.tsx';
import { useDeliveryWords } from './use-facts.ts';
import { ZoneEditor } from './zone-editor.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

const NEW = 'new';

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  return ask(args, 'delivery.show', { id: id === NEW ? null : id });
}

/** One zone of delivery, or a new one. Source: BO-01 */
export default function DeliveryZone() {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  const shown = useLoaderData<typeof loader>();
  const { found } = shown;
  return (
    <ScreenPage
      title={found === null ? t('deskDelivery:newZone') : words.named(found.name)}
      lead={t('deskDelivery:zoneLead')}
    >
      <NotServed emirates={shown.unserved} />
      <ZoneEditor key={found?.version ?? NEW} shown={shown} />
    </ScreenPage>
  );
}
