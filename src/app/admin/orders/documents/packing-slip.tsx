import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { addressLines } from '#kernel/address/address-lines.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { partWords } from '#views/bundle/part-words.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import type { Route } from './+types/packing-slip';
import { Printout, PrintoutLogo, PrintPage } from './print-page.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'orders.parcel', { id: parseOrderId(args.params.id) ?? 0 });
}

type Line = Awaited<ReturnType<typeof loader>>['order']['lines'][number];

function SlipLine({ line }: { line: Line }) {
  const { language } = useLanguage();
  const options = line.options.map(
    ({ name, value }) => `${inLanguage(name, language)}: ${inLanguage(value, language)}`,
  );
  const pieces = line.quantity - line.refundedQuantity;
  return (
    <tr>
      <td>{pieces}</td>
      <td>
        <bdi>{line.sku}</bdi>
      </td>
      <td>
        {inLanguage(line.name, language)}
        {options.length === 0 ? null : (
          <>
            <br />
            <small>{options.join(' · ')}</small>
          </>
        )}
        {line.parts.map((part) => (
          <div key={part.productId}>
            <small>
              {partWords({ ...part, quantity: part.quantity * pieces }, language)} <bdi>{part.sku ?? ''}</bdi>
            </small>
          </div>
        ))}
      </td>
      <td>
        <span className="admin-printout-tick" />
      </td>
    </tr>
  );
}

/** The page of one packing slip. */
export default function PackingSlip() {
  const { t } = useLanguage();
  const parcel = useLoaderData<typeof loader>();
  const { id } = parcel.order;
  return (
    <PrintPage back={`/admin/orders/${id}/`} backWords={t('adminOrders:one', { number: id })}>
      <SlipContent parcel={parcel} />
    </PrintPage>
  );
}

/** The items to pack, without prices. */
export function SlipContent({ parcel: { order, store, seller } }: { parcel: ValueOf<'orders.parcel'> }) {
  const { t, language } = useLanguage();
  const { address, lines, placedAt, delivery, note, giftMessage, isGiftWrapped } = order;
  return (
    <Printout className="admin-slip">
      <PrintoutLogo store={store} />
      <div className="admin-printout-head">
        <h1>
          {t('adminOrders:packingSlip')} · {t('adminOrders:one', { number: order.id })}
        </h1>
        <p>{formatMoment(placedAt, language)}</p>
      </div>
      <div className="admin-printout-parties">
        <div>
          <h2>{t('adminOrders:sender')}</h2>
          <p>{inLanguage(seller.name, language)}</p>
          <p>{inLanguage(seller.address, language)}</p>
          <p>
            <bdi>{seller.phone}</bdi>
          </p>
        </div>
        <div>
          <h2>{t('adminOrders:delivery')}</h2>
          <p>
            <bdi>{`${address.firstName} ${address.lastName}`}</bdi>
          </p>
          {addressLines(address).map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
          <p>{t(`checkout:emirates.${address.emirate}`)}</p>
          <p>{inLanguage(delivery.title, language)}</p>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th>{t('adminOrders:quantity')}</th>
            <th>{t('adminOrders:sku')}</th>
            <th>{t('adminOrders:item')}</th>
            <th>{t('adminOrders:packed')}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            // Gift cards are sent by email.
            .filter(
              ({ quantity, refundedQuantity, giftCard }) => giftCard === null && quantity > refundedQuantity,
            )
            .map((line, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the order
              <SlipLine key={position} line={line} />
            ))}
        </tbody>
      </table>
      {isGiftWrapped ? (
        <p>
          <strong>{t('adminOrders:giftWrap')}</strong>
        </p>
      ) : null}
      {giftMessage === '' ? null : (
        <p className="admin-printout-message">
          {t('adminOrders:fields.giftMessage')}: <bdi>{giftMessage}</bdi>
        </p>
      )}
      {note === '' ? null : (
        <p>
          {t('adminOrders:fields.note')}: <bdi>{note}</bdi>
        </p>
      )}
    </Printout>
  );
}
