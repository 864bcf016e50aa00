import type { OrderStatus } from '#shop/orders';
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

/** The status badge of an order. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const { t } = useLanguage();
  return <span className={`j-mark j-mark--${LOOKS[status]}`}>{t(`account:orders.statuses.${status}`)}</span>;
}
