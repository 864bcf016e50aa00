import type { PopupFacts, PopupSettings } from '../../popup.ts';

/** By the last order of the signed-in customer; whoever is not signed in counts as one who never ordered. */
export function passesOrders(
  { orders, orders_days }: Pick<PopupSettings, 'orders' | 'orders_days'>,
  { orderedDays }: Pick<PopupFacts, 'orderedDays'>,
): boolean {
  if (orderedDays === null || orders === 'never') return orderedDays === null && orders === 'never';
  return orders === 'ordered' || orderedDays < orders_days === (orders === 'within');
}
