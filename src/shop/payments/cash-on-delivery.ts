import { NOTHING } from '#kernel/money.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Paid to the driver, so the order is good at once; goods that nobody carries cannot be paid so. */
export const cashOnDelivery: PaymentMethod = {
  code: 'cod',
  fee: NOTHING,
  firstStatus: 'confirmed',
  eligibility: ({ needsDelivery, total }) =>
    needsDelivery || total.minor === 0
      ? { isOffered: true }
      : { isOffered: false, reason: 'nothing in the basket is delivered, so nobody could collect the money' },
};
