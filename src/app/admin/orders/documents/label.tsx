import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { formatDay, formatHours } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { loadAction } from '../../load-action.server.ts';
import type { Route } from './+types/label';
import { Printout, PrintoutLogo, PrintPage } from './print-page.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'orders.parcel', { id: parseOrderId(args.params.id) ?? 0 });
}

/** The page of one label. */
export default function Label() {
  const { t } = useLanguage();
  const parcel = useLoaderData<typeof loader>();
  const { id } = parcel.order;
  return (
    <PrintPage back={`/admin/orders/${id}/`} backWords={t('adminOrders:one', { number: id })}>
      <LabelContent parcel={parcel} />
    </PrintPage>
  );
}

/** The shipping label, with all that a driver needs. Source: CU-02 */
function LabelContent({ parcel: { order, store, seller, toCollect } }: { parcel: ValueOf<'orders.parcel'> }) {
  const { t, language } = useLanguage();
  const { address, phone, delivery, note, company, ageConfirmedAt } = order;
  const facts = [
    ['building', address.building],
    ['unit', address.unit],
    ['street', address.street],
    ['area', address.area],
    ['emirate', t(`checkout:emirates.${address.emirate}`)],
    ['landmark', address.landmark],
    ['makani', address.makani],
    ['mapPoint', address.mapPoint],
    ['deliveryNote', address.deliveryNote],
    ['note', note],
  ] as const;
  const when = [
    inLanguage(delivery.title, language),
    delivery.arrivesOn === null ? '' : formatDay(delivery.arrivesOn, language),
    delivery.slot === null ? '' : formatHours(delivery.slot, language),
  ].filter((part) => part !== '');
  return (
    <Printout className="admin-label">
      <PrintoutLogo store={store} />
      <p>
        {inLanguage(seller.name, language)} · {inLanguage(seller.address, language)} ·{' '}
        <bdi>{seller.phone}</bdi>
      </p>
      <h1>{t('adminOrders:one', { number: order.id })}</h1>
      <p className="admin-label-to">
        <bdi>{`${address.firstName} ${address.lastName}`}</bdi>
        {company === '' ? null : (
          <>
            <br />
            <bdi>{company}</bdi>
          </>
        )}
        <br />
        <bdi dir="ltr">{phone}</bdi>
      </p>
      <dl>
        {facts
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => [
            <dt key={name}>{t(`adminOrders:fields.${name}`)}</dt>,
            <dd key={`${name}-value`}>
              <bdi>{value}</bdi>
            </dd>,
          ])}
      </dl>
      <p>{when.join(' · ')}</p>
      {ageConfirmedAt === null ? null : (
        <p>
          <strong>{t('adminOrders:checkAge')}</strong>
        </p>
      )}
      {toCollect.minor > 0 ? (
        <p className="admin-label-collect">
          {t('adminOrders:collect')} <Price money={toCollect} />
        </p>
      ) : null}
    </Printout>
  );
}
