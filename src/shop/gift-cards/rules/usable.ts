import type { Instant } from '#kernel/instant.ts';
import type { GiftCard } from '../gift-card.ts';

export function isExpired({ expiresAt }: Pick<GiftCard, 'expiresAt'>, now: Instant): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Whether a card may pay, if it has a balance. */
export function isUsable(card: Pick<GiftCard, 'status' | 'expiresAt'>, now: Instant): boolean {
  return card.status === 'active' && !isExpired(card, now);
}

/** Whether nothing was ever paid with a card, or all of it came back. */
export function isUnused({ initial, balance, status }: Pick<GiftCard, 'initial' | 'balance' | 'status'>) {
  return status !== 'void' && balance.minor === initial.minor;
}
