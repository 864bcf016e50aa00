import type { PopupFacts, PopupSettings } from '../../popup.ts';

/** Checks the last order of the signed-in customer; a visitor who is not signed in counts as never having ordered. */
export function passesOrders(
  { orders, orders_days }: Pick<PopupSettings, 'orders' | 'orders_days'>,
  { orderedDays }: Pick<PopupFacts, 'orderedDays'>,
): boolean {
  if (orderedDays === null || orders === 'never') return orderedDays === null && orders === 'never';
  return orders === 'ordered' || orderedDays < orders_days === (orders === 'within');
}
