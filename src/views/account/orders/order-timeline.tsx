import type { Order, OrderEvent, OrderStatus } from '#shop/orders';
import { formatMoment } from '../../date/date.ts';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { isRefundDue, type StandingOrder } from './order-status.tsx';

const isMove = ({ kind, from, to }: OrderEvent) => kind === 'move' && from !== to;
/** Notes for the customer. */
const isNote = ({ kind, isForCustomer }: OrderEvent) => kind === 'note' && isForCustomer;

type OrderTimelineProps = {
  order: StandingOrder;
  events: readonly OrderEvent[];
  coming: readonly OrderStatus[];
};

function EventName({ event, order }: { event: OrderEvent; order: StandingOrder }) {
  const { t } = useLanguage();
  if (!isMove(event)) return t('account:orders.note');
  if (event.to === 'refunded' && isRefundDue(order)) return t('account:orders.refundDue');
  return t(`account:orders.statuses.${event.to}`);
}

/** Status changes and notes for the customer, oldest first, and what comes next. */
export function OrderTimeline({ order, events, coming }: OrderTimelineProps) {
  const { t, language } = useLanguage();
  const shown = events.filter((event) => isMove(event) || isNote(event));
  const now = shown.findLast(isMove);
  if (shown.length === 0) return null;
  return (
    <section className="j-stack" aria-labelledby="timeline">
      <h2 id="timeline">{t('account:orders.timeline')}</h2>
      <ol className="j-timeline">
        {shown.map((event) => (
          <li key={event.id} className={event === now ? 'is-now' : undefined}>
            <span>
              <EventName event={event} order={order} />
            </span>
            {isNote(event) ? (
              <p className="j-timeline__note" dir="auto">
                {event.reason}
              </p>
            ) : null}
            <small>
              <time dateTime={event.at.toISOString()}>{formatMoment(event.at, language)}</time>
            </small>
          </li>
        ))}
        {coming.map((status) => (
          <li key={status} className="is-coming">
            <span>
              <span className="j-vh">{t('account:orders.coming')} </span>
              {t(`account:orders.statuses.${status}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The parcel's tracking link. */
export function Parcel({ tracking }: Pick<Order, 'tracking'>) {
  const { t } = useLanguage();
  if (tracking === null) return null;
  const words = t('account:orders.parcel', tracking);
  return (
    <p className="j-account__row">
      <Icon name="truck" isSmall />
      <bdi>{words}</bdi>
      {tracking.url === '' ? null : (
        <a className="j-link" href={tracking.url} rel="noopener noreferrer">
          {t('account:orders.follow')}
        </a>
      )}
    </p>
  );
}
