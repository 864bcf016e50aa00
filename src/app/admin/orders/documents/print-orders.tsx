import { useLoaderData } from 'react-router';
import { parseOrderId } from '#kernel/ids.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { NothingHere } from '../../parts/screen.tsx';
import type { Route } from './+types/print-orders';
import { SlipContent } from './packing-slip.tsx';
import { PrintPage } from './print-page.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const ids = (query.get('ids') ?? '').split(',').flatMap((id) => parseOrderId(id) ?? []);
  return loadAction(args, 'orders.parcels', { ids });
}

/** Packing slips of several orders, each on its own page. */
export default function PrintOrders() {
  const { t } = useLanguage();
  const parcels = useLoaderData<typeof loader>();
  return (
    <PrintPage
      title={t('adminOrders:printMany.slips')}
      back="/admin/orders/"
      backWords={t('adminOrders:all')}
    >
      {parcels.length === 0 ? (
        <NothingHere title={t('adminOrders:none')} text={t('adminOrders:printMany.none')} />
      ) : null}
      {parcels.map((parcel) => (
        <SlipContent key={parcel.order.id} parcel={parcel} />
      ))}
    </PrintPage>
  );
}
