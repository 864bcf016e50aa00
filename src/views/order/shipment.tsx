import { addressIn } from '#kernel/language.ts';
import type { Order } from '#shop/orders';
import type { ShipmentEvent } from '#shop/shipments';
import { expectedAt, isInTransit, lastSeen } from '#shop/shipments/rules/progress.ts';
import { formatMoment } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';

/** The facts of an order for its tracking; without its key the page does not refresh itself. */
type Shipped = Pick<Order, 'id' | 'status'> & Partial<Pick<Order, 'key'>>;
type ShipmentProps = { order: Shipped; events: readonly ShipmentEvent[] };

/** States of an order in which its parcel may get further steps. */
const GOES_ON: readonly Order['status'][] = ['packed', 'shipped'];

function Step({ event, isNow }: { event: ShipmentEvent; isNow: boolean }) {
  const { t, language } = useLanguage();
  return (
    <li className={isNow ? 'is-now' : undefined}>
      <span>{t(`orders:shipment.statuses.${event.status}`)}</span>
      <small>
        <time dateTime={event.at.toISOString()}>{formatMoment(event.at, language)}</time>
        {event.place === '' ? null : (
          <>
            {' · '}
            <bdi>{event.place}</bdi>
          </>
        )}
      </small>
    </li>
  );
}

/** The tracking steps of a parcel, oldest first. While it is under way the script polls for new ones. */
export function ShipmentSteps({ order, events }: ShipmentProps) {
  const { t, language } = useLanguage();
  const expected = expectedAt(events);
  const goesOn = GOES_ON.includes(order.status) && isInTransit(events);
  const address = addressIn(language, `/shipment/${order.id}/`);
  return (
    <div
      className="j-stack"
      data-shipment={goesOn && order.key !== undefined ? `${address}?key=${order.key}` : undefined}
      data-seen={lastSeen(events)}
      aria-live="polite"
    >
      {expected === null ? null : (
        <p>{t('orders:shipment.expected', { time: formatMoment(expected, language) })}</p>
      )}
      {events.length === 0 ? <p className="j-quiet">{t('orders:shipment.none')}</p> : null}
      <ol className="j-timeline">
        {events.map((event) => (
          <Step key={event.id} event={event} isNow={event === events.at(-1)} />
        ))}
      </ol>
    </div>
  );
}

/** The parcel of an order with its steps; without scripts a link reloads the page. */
export function Shipment({ order, events, href }: ShipmentProps & { href: string | null }) {
  const { t } = useLanguage();
  if (events.length === 0) return null;
  const goesOn = GOES_ON.includes(order.status) && isInTransit(events);
  return (
    <section className="j-stack woocommerce-order-shipment" aria-labelledby="shipment">
      <h2 id="shipment">{t('orders:shipment.title')}</h2>
      <ShipmentSteps order={order} events={events} />
      {goesOn && href !== null ? (
        <p>
          <a className="j-link" href={href} data-shipment-refresh="">
            {t('orders:shipment.refresh')}
          </a>
        </p>
      ) : null}
    </section>
  );
}
