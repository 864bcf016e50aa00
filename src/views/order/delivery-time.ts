import type { Language } from '#kernel/language.ts';
import type { Order } from '#shop/orders';
import { comingSteps } from '#shop/orders/rules/coming-steps.ts';
import { formatDay, formatHours } from '../date/date.ts';

/** The promised delivery time: 'Monday, 23 November, 10:00–14:00'; null for pickup or without a promise. */
export function deliveryTime(
  { arrivesOn, slot }: Pick<Order['delivery'], 'arrivesOn' | 'slot'>,
  language: Language,
): string | null {
  if (arrivesOn === null) return null;
  const day = formatDay(arrivesOn, language);
  const comma = language === 'ar' ? '،' : ',';
  return slot === null ? day : `${day}${comma} ${formatHours(slot, language)}`;
}

/** The delivery time of an order that is not delivered yet; null for others. */
export function arrivalTime(order: Pick<Order, 'status' | 'delivery'>, language: Language): string | null {
  return comingSteps(order).includes('delivered') ? deliveryTime(order.delivery, language) : null;
}
