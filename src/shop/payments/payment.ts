import type { OrderId, PaymentId, PaymentKey } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Capture, CardLabel, Failure, ProviderPayment } from '#platform/payments/provider.ts';

/**
 * States of a payment. `starting` is not known to the provider yet; the first five are the provider's, the others
 * follow from amounts.
 */
export const PAYMENT_STATES = [
  'starting',
  'open',
  'processing',
  'failed',
  'voided',
  'authorised',
  'captured',
  'part-refunded',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The ledger of a payment; amounts in fils. */
export type PaymentLedger = Readonly<{
  state: PaymentState;
  version: number;
  authorisedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  isVoided: boolean;
  failure: Failure | null;
  card: CardLabel | null;
}>;

export type Payment = PaymentLedger &
  Readonly<{
    id: PaymentId;
    key: PaymentKey;
    orderId: OrderId;
    method: string;
    provider: string;
    /** The provider's reference; null until known. */
    reference: string | null;
    redirectUrl: string;
    amountMinor: number;
    capture: Capture;
    startedAt: Instant;
    /** The provider did not answer when the payment was started. */
    isUnanswered: boolean;
    /** The saved card of an off-session charge; null when the customer pays. */
    offSessionCard: string | null;
  }>;

type Sums = Pick<PaymentLedger, 'authorisedMinor' | 'capturedMinor' | 'refundedMinor' | 'isVoided'>;

/** The state derived from the amounts; null without amounts. */
function stateOf({ authorisedMinor, capturedMinor, refundedMinor, isVoided }: Sums): PaymentState | null {
  if (capturedMinor > 0 && refundedMinor >= capturedMinor) return 'refunded';
  if (refundedMinor > 0) return 'part-refunded';
  if (capturedMinor > 0) return 'captured';
  if (isVoided) return 'voided';
  return authorisedMinor > 0 ? 'authorised' : null;
}

/**
 * Applies the provider's state to a ledger. Amounts only grow, and the later version wins for all other fields, so
 * that the same news in any order and number give the same ledger.
 *
 * Source: PM-05
 */
export function withSeen(ledger: PaymentLedger, seen: ProviderPayment): PaymentLedger {
  const isLater = seen.version > ledger.version;
  const sums = {
    authorisedMinor: Math.max(ledger.authorisedMinor, seen.authorisedMinor),
    capturedMinor: Math.max(ledger.capturedMinor, seen.capturedMinor),
    refundedMinor: Math.max(ledger.refundedMinor, seen.refundedMinor),
    isVoided: ledger.isVoided || seen.isVoided,
  };
  return {
    ...sums,
    version: Math.max(ledger.version, seen.version),
    state: stateOf(sums) ?? (isLater ? seen.state : ledger.state),
    failure: isLater ? seen.failure : ledger.failure,
    card: (isLater ? seen.card : null) ?? ledger.card ?? seen.card,
  };
}

/** Whether it can still be paid, or is about to be. */
export function isInProgress({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'starting' || state === 'open' || state === 'processing';
}

/** Whether the payment is captured or certain. */
export function isSecured({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'authorised' || state === 'captured';
}
