import { useLoaderData } from 'react-router';
import { parseOrderId } from '#kernel/ids.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { NothingHere } from '../../parts/screen.tsx';
import type { Route } from './+types/print-orders';
import { SlipPaper } from './packing-slip.tsx';
import { PrintPage } from './print-page.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const ids = (query.get('ids') ?? '').split(',').flatMap((id) => parseOrderId(id) ?? []);
  return loadAction(args, 'orders.papers', { ids });
}

/** Packing slips of chosen orders, each on a page of its own. */
export default function PrintOrders() {
  const { t } = useLanguage();
  const papers = useLoaderData<typeof loader>();
  return (
    <PrintPage
      title={t('adminOrders:printMany.slips')}
      back="/admin/orders/"
      backWords={t('adminOrders:all')}
    >
      {papers.length === 0 ? (
        <NothingHere title={t('adminOrders:none')} text={t('adminOrders:printMany.none')} />
      ) : null}
      {papers.map((paper) => (
        <SlipPaper key={paper.order.id} paper={paper} />
      ))}
    </PrintPage>
  );
}
