import { type Instant, SECOND_MS } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type {
  Capture,
  CardLabel,
  Failure,
  PaymentKind,
  ProviderPayment,
  ProviderRefusal,
  ProviderState,
} from '../provider.ts';
import type { Behaviour, ReadCard } from './cards.ts';

/** How long a late card's payment takes. */
export const LATE_MS = 6 * SECOND_MS;

/** A payment at the test bank. `challenge` waits for the shopper's authentication. */
export type BankPayment = Readonly<{
  id: string;
  paymentKey: string;
  kind: PaymentKind;
  capture: Capture;
  amountMinor: number;
  state: ProviderState | 'challenge';
  version: number;
  authorisedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  isVoided: boolean;
  failure: Failure | null;
  card: CardLabel | null;
  behaviour: Behaviour | null;
  customer: string | null;
  keepsCard: boolean;
  /** When a late payment is completed. */
  settlesAt: Instant | null;
  returnUrl: string;
  description: string;
  language: Language;
}>;

export type Booked = Outcome<BankPayment, ProviderRefusal>;

const FAILING: readonly Behaviour[] = ['declined', 'insufficient-funds', 'expired-card', 'wrong-code'];

function changed(payment: BankPayment, change: Partial<BankPayment>): BankPayment {
  return { ...payment, ...change, version: payment.version + 1 };
}

function mayNot({ state }: BankPayment): Booked {
  return refuse({ code: 'payments.may-not', state: state === 'challenge' ? 'open' : state });
}

function allowed(payment: BankPayment): BankPayment {
  const authorisedMinor = payment.amountMinor;
  return payment.capture === 'at-once'
    ? changed(payment, { state: 'captured', authorisedMinor, capturedMinor: authorisedMinor, failure: null })
    : changed(payment, { state: 'authorised', authorisedMinor, failure: null });
}

export function failed(payment: BankPayment, failure: Failure): BankPayment {
  return payment.state === 'open' || payment.state === 'challenge' || payment.state === 'processing'
    ? changed(payment, { state: 'failed', failure, settlesAt: null })
    : payment;
}

function isFailing(behaviour: Behaviour): behaviour is Failure {
  return FAILING.includes(behaviour);
}

/** @returns whether a card is always declined */
export function isRefusedBy({ behaviour }: ReadCard): boolean {
  return isFailing(behaviour);
}

/** Pays with a card: authorized, declined, challenged, or processing. */
export function payBy(payment: BankPayment, card: ReadCard, now: Instant): Booked {
  if (payment.state !== 'open') return mayNot(payment);
  const { behaviour, ...label } = card;
  const known = { ...payment, card: label, behaviour };
  if (isFailing(behaviour)) return done(failed(known, behaviour));
  if (behaviour === 'challenge') return done(changed(known, { state: 'challenge' }));
  if (behaviour === 'late') {
    const settlesAt = new Date(now.getTime() + LATE_MS);
    return done(changed(known, { state: 'processing', settlesAt }));
  }
  return done(allowed(known));
}

/** Confirms a wallet payment or an instalment plan, without a card. */
export function agreed(payment: BankPayment): Booked {
  return payment.state === 'open' && payment.kind !== 'card' ? done(allowed(payment)) : mayNot(payment);
}

/** Records the result of the authentication. */
export function answerChallenge(payment: BankPayment, isAllowed: boolean): Booked {
  if (payment.state !== 'challenge') return mayNot(payment);
  return done(isAllowed ? allowed(payment) : failed(payment, 'not-authenticated'));
}

/** Completes a late payment whose time has come. */
export function settled(payment: BankPayment, now: Instant): BankPayment {
  const { settlesAt, state } = payment;
  if (state !== 'processing' || settlesAt === null || settlesAt > now) return payment;
  return allowed({ ...payment, settlesAt: null });
}

export function captured(payment: BankPayment, amountMinor: number): Booked {
  if (payment.state !== 'authorised') return mayNot(payment);
  if (amountMinor > payment.authorisedMinor || amountMinor <= 0)
    return refuse({ code: 'payments.too-much', leftMinor: payment.authorisedMinor });
  return done(changed(payment, { state: 'captured', capturedMinor: amountMinor }));
}

export function voided(payment: BankPayment): Booked {
  const { state } = payment;
  const isOver = state === 'captured' || state === 'voided' || state === 'failed';
  return isOver
    ? mayNot(payment)
    : done(changed(payment, { state: 'voided', isVoided: true, settlesAt: null }));
}

export function refunded(payment: BankPayment, amountMinor: number): Booked {
  if (payment.state !== 'captured') return mayNot(payment);
  const leftMinor = payment.capturedMinor - payment.refundedMinor;
  if (amountMinor > leftMinor || amountMinor <= 0) return refuse({ code: 'payments.too-much', leftMinor });
  return done(changed(payment, { refundedMinor: payment.refundedMinor + amountMinor }));
}

/** Converts the bank's state of a payment. */
export function toProviderPayment(payment: BankPayment): ProviderPayment {
  const { id, state, version, authorisedMinor, capturedMinor, refundedMinor, isVoided, failure, card } =
    payment;
  return {
    reference: id,
    state: state === 'challenge' ? 'open' : state,
    version,
    authorisedMinor,
    capturedMinor,
    refundedMinor,
    isVoided,
    failure,
    card,
  };
}
