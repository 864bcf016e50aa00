import { Badge } from '@mantine/core';
import type { OrderStatus } from '#shop/orders';
import { useLanguage } from '#views/language/language.tsx';
import { STATUS_COLOURS } from './words.ts';

/** Where an order stands, in colour and words. */
export function Status({ status, size = 'md' }: { status: OrderStatus; size?: 'md' | 'lg' }) {
  const { t } = useLanguage();
  return (
    <Badge color={STATUS_COLOURS[status]} variant="light" size={size} className="admin-state">
      {t(`adminOrders:statuses.${status}`)}
    </Badge>
  );
}
