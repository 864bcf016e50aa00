import type { IncomingHttpHeaders } from 'node:http';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Outcome } from '#kernel/outcome.ts';

/** What a provider may take money by. */
export const PAYMENT_KINDS = ['card', 'wallet', 'instalments'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** When the money is taken: as soon as it is allowed, or when somebody says so. */
export type Capture = 'at-once' | 'by-hand';

/** Where a payment stands for its provider, before any money is counted. */
export type ProviderState = 'open' | 'processing' | 'authorised' | 'captured' | 'voided' | 'failed';

/** Why a payment came to nothing, in words that every provider is translated to. */
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

/** What may be kept and shown of a card: never its number. */
export type CardLabel = Readonly<{ brand: string; lastFour: string; expires: string }>;

/**
 * A payment as its provider knows it at one moment. Amounts are whole fils and never fall; a higher `version` is later
 * news of what is no amount.
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
  /** The shop's own name of the payment; comes back with every event. */
  paymentKey: string;
  idempotencyKey: string;
  kind: PaymentKind;
  capture: Capture;
  amountMinor: number;
  language: Language;
  /** What the shopper reads beside the amount. */
  description: string;
  email: string;
  /** Where the shopper comes back to, whatever happened. */
  returnUrl: string;
  /** Who may use saved cards and keep new ones on the provider's page; null for a guest. */
  customer: string | null;
  /** One of that customer's cards, to be paid by at once; their bank may still ask first. */
  savedCard: string | null;
}>;

/** Keeping a card without paying by it. */
export type SettingUp = Readonly<{
  customer: string;
  idempotencyKey: string;
  language: Language;
  returnUrl: string;
}>;

export type Started = Readonly<{ reference: string; redirectUrl: string }>;

/** A verified message. Without `payment` the provider has to be asked how the payment stands. */
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

/** An event that has nothing to do with payments of this shop is taken and forgotten: null. */
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

/** A webhook as it came in: the very bytes, since the signature is made over them. */
export type RawWebhook = Readonly<{ body: Buffer; headers: IncomingHttpHeaders }>;

export type SavedCard = CardLabel & Readonly<{ id: string }>;

/**
 * Who takes the money. Every change carries an idempotency key: asked twice it happens once. What cannot be reached is
 * thrown; a "no" is answered.
 */
export type PaymentProvider = Readonly<{
  name: string;
  kinds: readonly PaymentKind[];
  start: (starting: Starting) => Promise<Started>;
  /** @returns null for a reference that the provider does not know */
  read: (reference: string) => Promise<ProviderPayment | null>;
  capture: (moving: Moving) => Promise<Moved>;
  void: (asked: Omit<Moving, 'amountMinor'>) => Promise<Moved>;
  refund: (moving: Moving) => Promise<Refunded>;
  parseWebhook: (raw: RawWebhook, now: Instant) => ParsedWebhook;
  /** @returns the provider's name of a customer, made at the first time */
  openCustomer: (asked: { key: string; email: string }) => Promise<string>;
  cards: Readonly<{
    list: (customer: string) => Promise<SavedCard[]>;
    /** @returns false when the customer has no such card */
    remove: (customer: string, cardId: string) => Promise<boolean>;
    /** @returns the address of a page of the provider where a card is typed and kept */
    setUp: (asked: SettingUp) => Promise<string>;
    /** Forgets a customer with all cards; one that is not there is forgotten already. */
    forget: (customer: string) => Promise<void>;
  }>;
}>;
