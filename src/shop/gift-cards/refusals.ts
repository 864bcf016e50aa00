import type { Money } from '#kernel/money.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';

/** Refusals to shoppers; an unknown, disabled or void code have the same one. */
export type GiftCardRefusal =
  | { code: 'gift-cards.unknown' }
  | { code: 'gift-cards.empty'; lastFour: string }
  | { code: 'gift-cards.expired'; lastFour: string }
  | { code: 'gift-cards.already-applied'; lastFour: string }
  | { code: 'gift-cards.too-many-cards'; limit: number }
  | { code: 'gift-cards.off' }
  | { code: 'gift-cards.over-limit'; amount: Money };

/** One network typed as many codes as it may, right or wrong. */
export type GiftCardTriesRefusal = { code: 'gift-cards.too-many-tries'; minutes: number };

/** Refusals to staff. */
export type GiftCardStaffRefusal =
  | { code: 'gift-cards.unknown-card' }
  | { code: 'gift-cards.not-active' }
  | { code: 'gift-cards.below-zero'; balance: Money }
  | { code: 'gift-cards.too-large'; amount: Money };

export const giftCardRefusals = {
  'gift-cards.unknown': { status: 404 },
  'gift-cards.empty': { status: 409, facts: ['lastFour'] },
  'gift-cards.expired': { status: 409, facts: ['lastFour'] },
  'gift-cards.already-applied': { status: 409, facts: ['lastFour'] },
  'gift-cards.too-many-cards': { status: 422, facts: ['limit'] },
  'gift-cards.too-many-tries': { status: 429, facts: ['minutes'] },
  'gift-cards.off': { status: 409 },
  'gift-cards.over-limit': { status: 422, facts: ['amount'] },
  'gift-cards.unknown-card': { status: 404 },
  'gift-cards.not-active': { status: 409 },
  'gift-cards.below-zero': { status: 422, facts: ['balance'] },
  'gift-cards.too-large': { status: 422, facts: ['amount'] },
} as const satisfies RefusalReplies<GiftCardRefusal | GiftCardTriesRefusal | GiftCardStaffRefusal>;
