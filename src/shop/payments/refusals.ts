import type { OrderId } from '#kernel/ids.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { ProviderRefusal, WebhookRefusal } from '#platform/payments/provider.ts';

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

export const paymentRefusals = {
  'payments.wrong-signature': { status: 401 },
  'payments.stale-signature': { status: 401 },
  'payments.unreadable-event': { status: 400 },
  'payments.unknown-reference': { status: 404 },
  'payments.unknown-order': { status: 404 },
  'payments.may-not': { status: 409 },
  'payments.too-much': { status: 409 },
  'payments.nothing-due': { status: 409 },
  'payments.refund-by-line': { status: 409, facts: ['orderId'] },
  'payments.not-offered': { status: 422 },
  'payments.unknown-card': { status: 422 },
  'payments.too-many-failures': { status: 429, facts: ['minutes'] },
  'payments.provider-down': { status: 503 },
} as const satisfies RefusalReplies<PaymentRefusal>;
