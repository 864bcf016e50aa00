import type Stripe from 'stripe';
import { findEntry } from '#kernel/find-entry.ts';
import type { CardLabel, Failure, ProviderPayment, ProviderState } from '../provider.ts';

const DECLINES: Readonly<Record<string, Failure>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  incorrect_cvc: 'wrong-code',
  invalid_cvc: 'wrong-code',
  authentication_required: 'not-authenticated',
  payment_intent_authentication_failure: 'not-authenticated',
  processing_error: 'provider-fault',
};

function failureOf({ last_payment_error: error }: Stripe.PaymentIntent): Failure | null {
  if (error === null) return null;
  return findEntry(DECLINES, error.decline_code ?? '') ?? findEntry(DECLINES, error.code ?? '') ?? 'declined';
}

const STATES: Readonly<Partial<Record<Stripe.PaymentIntent.Status, ProviderState>>> = {
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'voided',
};

function isLabelled(charge: Stripe.PaymentIntent['latest_charge']): charge is Stripe.Charge {
  return charge !== null && typeof charge !== 'string';
}

type PrintedCard = Readonly<{ brand?: string | null; last4: string; exp_month: number; exp_year: number }>;

export function toLabel({ brand, last4, exp_month: month, exp_year: year }: PrintedCard): CardLabel {
  const name = brand ?? '';
  const expires = `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
  return { brand: name.charAt(0).toUpperCase() + name.slice(1), lastFour: last4, expires };
}

function cardOf(charge: Stripe.PaymentIntent['latest_charge']): CardLabel | null {
  const card = isLabelled(charge) ? charge.payment_method_details?.card : null;
  if (card === null || card === undefined || card.last4 === null) return null;
  return toLabel({ ...card, last4: card.last4 });
}

const NOTHING_YET = {
  authorisedMinor: 0,
  capturedMinor: 0,
  refundedMinor: 0,
  isVoided: false,
  failure: null,
  card: null,
} as const;

/** The shopper left the page before entering a card. */
function withoutIntent(reference: string, version: number, isOver: boolean): ProviderPayment {
  const state = isOver ? 'failed' : 'open';
  return { ...NOTHING_YET, reference, version, state, failure: isOver ? 'timed-out' : null };
}

/**
 * Converts Stripe's state of a payment.
 *
 * @param session with payment intent and latest charge expanded
 * @param version time of the query, in milliseconds
 */
export function toProviderPayment(session: Stripe.Checkout.Session, version: number): ProviderPayment {
  const { id: reference, payment_intent: intent } = session;
  const isOver = session.status === 'expired';
  if (intent === null || typeof intent === 'string') return withoutIntent(reference, version, isOver);
  return toPaid(intent, { reference, version, isOver });
}

/** The same for a payment intent without a session: by a saved card. */
export function intentPayment(intent: Stripe.PaymentIntent, version: number): ProviderPayment {
  const isOver = intent.status === 'requires_payment_method' && intent.last_payment_error !== null;
  return toPaid(intent, { reference: intent.id, version, isOver });
}

type Known = Pick<ProviderPayment, 'reference' | 'version'> & { isOver: boolean };

function toPaid(intent: Stripe.PaymentIntent, { reference, version, isOver }: Known): ProviderPayment {
  const { status, amount, amount_received: capturedMinor, latest_charge: charge } = intent;
  const isAllowed = status === 'requires_capture' || status === 'succeeded';
  return {
    reference,
    version,
    state: STATES[status] ?? (isOver ? 'failed' : 'open'),
    authorisedMinor: isAllowed ? amount : 0,
    capturedMinor,
    refundedMinor: isLabelled(charge) ? charge.amount_refunded : 0,
    isVoided: status === 'canceled',
    failure: isAllowed ? null : failureOf(intent),
    card: cardOf(charge),
  };
}
