import type { Order } from '#shop/orders';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import { formatDate } from '../../date/date.ts';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { useLanguage } from '../../language/language.tsx';
import { cancelPath, payPath } from '../../order/received-path.ts';
import { Price } from '../../price/price.tsx';
import { AccountHead } from '../account-frame.tsx';
import { OrderStatusMark } from './order-status.tsx';

/** What the customer can still do with an order. */
type Waiting = Readonly<{
  order: Order;
  /** Whether it can be paid, or cancelled by a link. */
  isPayable: boolean;
  isCancellable: boolean;
}>;

function OrderActions({ order, isPayable, isCancellable, nonce }: Waiting & { nonce: string }) {
  const { t, language } = useLanguage();
  if (!isPayable && !isCancellable) return null;
  const number = orderNumber(order);
  const after = '/my-account/orders/';
  return (
    <p className="j-account__orderacts woocommerce-orders-table__cell-order-actions">
      {isPayable ? (
        <a
          className="j-btn j-btn--primary j-btn--s woocommerce-button button pay"
          href={payPath(order, language)}
          aria-label={t('account:orders.payNamed', { number })}
        >
          {t('payments:payNow')}
        </a>
      ) : null}
      {isCancellable ? (
        <a
          className="j-link j-tap woocommerce-button button cancel"
          href={cancelPath(order, { nonce, language, after })}
          rel="nofollow"
          aria-label={t('account:orders.cancelNamed', { number })}
        >
          {t('account:orders.cancel')}
        </a>
      ) : null}
    </p>
  );
}

function Row({ nonce, ...waiting }: Waiting & { nonce: string }) {
  const { order } = waiting;
  const { t, to, language } = useLanguage();
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className="j-account__order woocommerce-orders-table__row">
      <div>
        <a className="j-link j-tap" href={to(`/my-account/view-order/${order.id}/`)}>
          {t('account:orders.number', { number: orderNumber(order) })}
        </a>
        <br />
        <span className="j-quiet j-small">
          <time dateTime={order.placedAt.toISOString()}>{formatDate(order.placedAt, language)}</time>
          {' · '}
          {t('account:orders.items', { count })}
        </span>
      </div>
      <OrderStatusMark order={order} />
      <Price money={order.totals.total} />
      <OrderActions {...waiting} nonce={nonce} />
    </li>
  );
}

type OrdersPageProps = {
  orders: readonly Waiting[];
  page: number;
  hasMore: boolean;
  /** The nonce of the cancel links. */
  nonce: string;
};

/** The account's orders, newest first. */
export function OrdersPage({ orders, page, hasMore, nonce }: OrdersPageProps) {
  const { t, to } = useLanguage();
  if (orders.length === 0 && page === 1)
    return (
      <>
        <AccountHead title={t('account:orders.title')} />
        <EmptyState
          icon="package"
          title={t('account:orders.none')}
          text={t('account:orders.noneText')}
          action={{ label: t('account:orders.shop'), href: to('/shop/') }}
        />
      </>
    );
  const pageAt = (number: number) =>
    to(number === 1 ? '/my-account/orders/' : `/my-account/orders/${number}/`);
  return (
    <>
      <AccountHead title={t('account:orders.title')} />
      <ul className="j-account__orders woocommerce-orders-table account-orders-table">
        {orders.map((waiting) => (
          <Row key={waiting.order.id} {...waiting} nonce={nonce} />
        ))}
      </ul>
      <div className="j-account__end woocommerce-pagination">
        {page === 1 ? null : (
          <a
            className="j-btn j-btn--secondary woocommerce-button--previous"
            href={pageAt(page - 1)}
            rel="prev"
          >
            {t('account:orders.newer')}
          </a>
        )}
        {hasMore ? (
          <a className="j-btn j-btn--secondary woocommerce-button--next" href={pageAt(page + 1)} rel="next">
            {t('account:orders.older')}
          </a>
        ) : null}
      </div>
    </>
  );
}
