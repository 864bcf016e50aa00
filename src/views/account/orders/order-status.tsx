import type { Order, OrderMoney, OrderStatus } from '#shop/orders';
import { useLanguage } from '../../language/language.tsx';

/** Colour of each status: done, in progress, or ended otherwise. */
const LOOKS: Readonly<Record<OrderStatus, 'ok' | 'info' | 'bad' | 'warn'>> = {
  pending: 'warn',
  'on-hold': 'warn',
  confirmed: 'info',
  packed: 'info',
  shipped: 'info',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'bad',
  failed: 'bad',
  refunded: 'bad',
  returned: 'bad',
};

/** The facts that determine an order's displayed status. */
export type StandingOrder = Pick<Order, 'status'> & Readonly<{ money: Pick<OrderMoney, 'refundDue'> }>;

/** Whether a refund is still to be sent: the order is not called refunded before. */
export function isRefundDue({ status, money }: StandingOrder): boolean {
  return status === 'refunded' && money.refundDue.minor > 0;
}

/** The status badge of an order. */
export function OrderStatusMark({ order }: { order: StandingOrder }) {
  const { t } = useLanguage();
  const { status } = order;
  if (isRefundDue(order)) return <span className="j-mark j-mark--warn">{t('account:orders.refundDue')}</span>;
  return <span className={`j-mark j-mark--${LOOKS[status]}`}>{t(`account:orders.statuses.${status}`)}</span>;
}
