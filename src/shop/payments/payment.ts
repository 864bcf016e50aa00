import type { OrderId, PaymentId, PaymentKey } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Capture, CardLabel, Failure, ProviderPayment } from '#platform/payments/provider.ts';

/**
 * Where a payment stands. `starting` is not known to its provider yet; the first five say what is going on, the others
 * follow from money that was counted.
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

/** What the ledger holds of a payment; amounts are whole fils. */
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
    /** The provider's own name of it; null while it has none. */
    reference: string | null;
    redirectUrl: string;
    amountMinor: number;
    capture: Capture;
    startedAt: Instant;
    /** Its provider did not answer when it was to start. */
    isUnanswered: boolean;
  }>;

type Sums = Pick<PaymentLedger, 'authorisedMinor' | 'capturedMinor' | 'refundedMinor' | 'isVoided'>;

/** What follows from the money alone; null while there is none. */
function stateOf({ authorisedMinor, capturedMinor, refundedMinor, isVoided }: Sums): PaymentState | null {
  if (capturedMinor > 0 && refundedMinor >= capturedMinor) return 'refunded';
  if (refundedMinor > 0) return 'part-refunded';
  if (capturedMinor > 0) return 'captured';
  if (isVoided) return 'voided';
  return authorisedMinor > 0 ? 'authorised' : null;
}

/**
 * The ledger after news of the provider. Amounts only grow and the later version wins what is no amount, so that the same
 * news in any order, and any number of times, end in the same ledger.
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

/** Whether somebody may still pay by it, or is just about to. */
export function isUnderWay({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'starting' || state === 'open' || state === 'processing';
}

/** Whether the money is there, or surely will be. */
export function isSecured({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'authorised' || state === 'captured';
}
