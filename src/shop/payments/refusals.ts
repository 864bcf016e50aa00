import type { OrderId } from '#kernel/ids.ts';
import type { ProviderRefusal, WebhookRefusal } from '#platform/payments/provider.ts';

/** Every answer "no" about payments. */
export type PaymentRefusal =
  | WebhookRefusal
  | ProviderRefusal
  | { code: 'payments.unknown-order' }
  | { code: 'payments.nothing-due' }
  | { code: 'payments.refund-by-line'; orderId: OrderId }
  | { code: 'payments.not-offered' }
  | { code: 'payments.unknown-card' }
  | { code: 'payments.too-many-failures'; minutes: number }
  | { code: 'payments.provider-down' };
