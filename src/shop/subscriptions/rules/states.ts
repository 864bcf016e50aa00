/** States of a subscription, with WooCommerce's names: pending until the first order is paid, paused is on hold. */
export const SUBSCRIPTION_STATES = ['pending', 'active', 'paused', 'cancelled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Allowed transitions; a cancelled one returns only by undo. */
export const SUBSCRIPTION_MOVES: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  pending: ['active', 'cancelled'],
  active: ['paused', 'cancelled'],
  paused: ['active', 'cancelled'],
  cancelled: [],
};

export function mayBecome(from: SubscriptionState, to: SubscriptionState): boolean {
  return SUBSCRIPTION_MOVES[from].includes(to);
}
