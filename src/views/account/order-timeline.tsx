import type { Order, OrderEvent } from '#shop/orders';
import { formatMoment } from '../date/date.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** What has become of an order, oldest first; the last is where it stands. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const { t, language } = useLanguage();
  const moves = events.filter(({ kind, from, to }) => kind === 'move' && from !== to);
  if (moves.length === 0) return null;
  return (
    <section className="j-stack" aria-labelledby="timeline">
      <h2 id="timeline">{t('account:orders.timeline')}</h2>
      <ol className="j-timeline">
        {moves.map(({ to, at }, index) => (
          <li key={`${to}-${at.getTime()}`} className={index === moves.length - 1 ? 'is-now' : undefined}>
            <span>{t(`account:orders.statuses.${to}`)}</span>
            <small>
              <time dateTime={at.toISOString()}>{formatMoment(at, language)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where the parcel can be followed. */
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
