import type { PopupFacts, PopupSettings } from '../../popup.ts';

/** By the last order of the signed-in customer; whoever is not signed in counts as one who never ordered. */
export function passesOrders(
  { orders, orders_days }: Pick<PopupSettings, 'orders' | 'orders_days'>,
  { orderedDays }: Pick<PopupFacts, 'orderedDays'>,
): boolean {
  const isWithin = orderedDays !== null && orderedDays < orders_days;
  switch (orders) {
    case 'never':
      return orderedDays === null;
    case 'ordered':
      return orderedDays !== null;
    case 'within':
      return isWithin;
    case 'not_within':
      return orderedDays !== null && !isWithin;
  }
}
