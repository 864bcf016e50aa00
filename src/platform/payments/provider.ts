import type { IncomingHttpHeaders } from 'node:http';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Outcome } from '#kernel/outcome.ts';

export const PAYMENT_KINDS = ['card', 'wallet', 'instalments'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Captured together with the authorization, or later by staff. */
export type Capture = 'at-once' | 'by-hand';

/** State of a payment at its provider. */
export type ProviderState = 'open' | 'processing' | 'authorised' | 'captured' | 'voided' | 'failed';

/** Why a payment failed, in codes common to all providers. */
export const FAILURES = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'wrong-code',
  'not-authenticated',
  'cancelled',
  'timed-out',
  'provider-fault',
] as const;
export type Failure = (typeof FAILURES)[number];

/** What may be stored and shown of a card; never its number. */
export type CardLabel = Readonly<{ brand: string; lastFour: string; expires: string }>;

/**
 * A payment at its provider at one moment. Amounts are whole fils and never decrease; a higher `version` is newer
 * for all other fields.
 */
export type ProviderPayment = Readonly<{
  reference: string;
  state: ProviderState;
  version: number;
  authorisedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  isVoided: boolean;
  failure: Failure | null;
  card: CardLabel | null;
}>;

export type Starting = Readonly<{
  /** The shop's payment key; returned with every event. */
  paymentKey: string;
  idempotencyKey: string;
  kind: PaymentKind;
  capture: Capture;
  amountMinor: number;
  language: Language;
  /** Shown to the customer next to the amount. */
  description: string;
  email: string;
  /** Where the shopper returns, whatever the result. */
  returnUrl: string;
  /** May use and save cards on the provider's page; null for a guest. */
  customer: string | null;
  /** A saved card of this customer to pay with at once; the bank may still require authentication. */
  savedCard: string | null;
  /** The customer is absent: a payment that needs authentication is declined. */
  isOffSession?: boolean;
}>;

/** Saves a card without a payment. */
export type SettingUp = Readonly<{
  customer: string;
  idempotencyKey: string;
  language: Language;
  returnUrl: string;
}>;

export type Started = Readonly<{ reference: string; redirectUrl: string }>;

/** A verified event. Without `payment` the provider must be queried. */
export type ProviderEvent = Readonly<{
  id: string;
  kind: string;
  paymentKey: string;
  payment: ProviderPayment | null;
  at: Instant;
}>;

export type WebhookRefusal = {
  code: 'payments.wrong-signature' | 'payments.stale-signature' | 'payments.unreadable-event';
};

/** Null for a verified event that concerns no payment of this shop. */
export type ParsedWebhook = Outcome<ProviderEvent | null, WebhookRefusal>;

export type ProviderRefusal =
  | { code: 'payments.unknown-reference' }
  | { code: 'payments.may-not'; state: ProviderState }
  | { code: 'payments.too-much'; leftMinor: number };

export type Moving = Readonly<{ reference: string; amountMinor: number; idempotencyKey: string }>;
export type Moved = Outcome<ProviderPayment, ProviderRefusal>;
export type Refunded = Outcome<
  Readonly<{ refundReference: string; payment: ProviderPayment }>,
  ProviderRefusal
>;

/** A webhook as received: the raw bytes, because the signature covers them. */
export type RawWebhook = Readonly<{ body: Buffer; headers: IncomingHttpHeaders }>;

export type SavedCard = CardLabel & Readonly<{ id: string }>;

/**
 * A payment provider. Every change carries an idempotency key and happens once. An unreachable provider throws; a
 * decline is a refusal.
 */
export type PaymentProvider = Readonly<{
  name: string;
  kinds: readonly PaymentKind[];
  /** Whether a wallet's sheet opens on the shop's own pages, rather than on the provider's. */
  hasWalletSheet: boolean;
  start: (starting: Starting) => Promise<Started>;
  /** @returns null for an unknown reference */
  read: (reference: string) => Promise<ProviderPayment | null>;
  capture: (moving: Moving) => Promise<Moved>;
  void: (request: Omit<Moving, 'amountMinor'>) => Promise<Moved>;
  refund: (moving: Moving) => Promise<Refunded>;
  parseWebhook: (raw: RawWebhook, now: Instant) => ParsedWebhook;
  /** @returns the provider's customer id, created on first use */
  openCustomer: (requested: { key: string; email: string }) => Promise<string>;
  cards: Readonly<{
    list: (customer: string) => Promise<SavedCard[]>;
    /** @returns false when the customer has no such card */
    remove: (customer: string, cardId: string) => Promise<boolean>;
    /** @returns the URL of the provider's page to save a card */
    setUp: (request: SettingUp) => Promise<string>;
    /** Deletes a customer with all cards; an unknown one is not an error. */
    forget: (customer: string) => Promise<void>;
  }>;
}>;
