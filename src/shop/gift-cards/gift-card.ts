import type { GiftCardId, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

export const GIFT_CARD_STATUSES = ['active', 'disabled', 'void'] as const;
export type GiftCardStatus = (typeof GIFT_CARD_STATUSES)[number];

/** The recipient and sender of a gift card, and when it is sent. */
export type GiftCardDetails = Readonly<{
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  /** A day in the shop's time zone, `2026-12-01`; empty: as soon as it is paid. */
  deliverOn: string;
}>;

/** A gift card without its code. */
export type GiftCard = Readonly<{
  id: GiftCardId;
  lastFour: string;
  status: GiftCardStatus;
  initial: Money;
  balance: Money;
  /** Null: never. */
  expiresAt: Instant | null;
  /** The order it was bought with; null for one issued by staff. */
  orderId: OrderId | null;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  buyerEmail: string;
  language: Language;
  deliverAt: Instant;
  /** Null until its mail is queued. */
  sentAt: Instant | null;
  issuedAt: Instant;
  /** The staff member who issued it; empty for a bought one. */
  issuedBy: string;
}>;

/** `issue` opens the ledger; `redeem` pays for an order; `release` and `refund` return that; `void` ends it. */
export type MovementKind = 'issue' | 'redeem' | 'release' | 'refund' | 'adjust' | 'void';

/** An entry of a gift card's ledger. */
export type GiftCardMovement = Readonly<{
  id: number;
  kind: MovementKind;
  /** Negative for what is paid with it. */
  amount: Money;
  /** After the entry. */
  balance: Money;
  orderId: OrderId | null;
  actor: string;
  reason: string;
  at: Instant;
}>;

/** A gift card applied to a cart, with what it can pay. */
export type AppliedGiftCard = Readonly<{ id: GiftCardId; lastFour: string; balance: Money }>;

/** The part of an order that one gift card pays. */
export type GiftCardShare = Readonly<{ id: GiftCardId; lastFour: string; amount: Money }>;
