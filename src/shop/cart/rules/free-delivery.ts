import type { Cart } from '../cart.ts';

/** Whether delivery costs nothing although no emirate is chosen yet: by its threshold, or by a promotion. */
export function isDeliveryFree({ delivery, discounts }: Pick<Cart, 'delivery' | 'discounts'>): boolean {
  if (!delivery.isNeeded || delivery.emirate !== null) return false;
  return delivery.freeFrom?.missing.minor === 0 || discounts.some(({ freesDelivery }) => freesDelivery);
}
