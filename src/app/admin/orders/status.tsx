import { Badge } from '@mantine/core';
import type { OrderStatus, PaymentState } from '#shop/orders';
import { useLanguage } from '#views/language/language.tsx';
import { PAYMENT_COLOURS, STATUS_COLOURS } from './words.ts';

/** The status of an order as a coloured badge. */
export function Status({ status, size = 'md' }: { status: OrderStatus; size?: 'md' | 'lg' }) {
  const { t } = useLanguage();
  return (
    <Badge color={STATUS_COLOURS[status]} variant="light" size={size} className="admin-state">
      {t(`adminOrders:statuses.${status}`)}
    </Badge>
  );
}

/** The payment state of an order; nothing for orders paid in the imported shop. */
export function Paid({ state, size = 'md' }: { state: PaymentState | null; size?: 'md' | 'lg' }) {
  const { t } = useLanguage();
  if (state === null) return null;
  return (
    <Badge color={PAYMENT_COLOURS[state]} variant="light" size={size} className="admin-state">
      {t(`adminOrders:paymentState.${state}`)}
    </Badge>
  );
}
