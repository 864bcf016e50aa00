import type { Cart } from '../cart.ts';

/** Whether delivery is free for any emirate: above the threshold, or by a promotion. */
export function isDeliveryFree({ delivery, discounts }: Pick<Cart, 'delivery' | 'discounts'>): boolean {
  if (!delivery.isNeeded || delivery.emirate !== null) return false;
  return delivery.freeFrom?.missing.minor === 0 || discounts.some(({ freesDelivery }) => freesDelivery);
}
