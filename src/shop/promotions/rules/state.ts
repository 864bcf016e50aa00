import type { Instant } from '#kernel/instant.ts';
import type { Promotion } from '../promotion.ts';

/** States of a promotion: running, scheduled, over, used up, or disabled. */
export const PROMOTION_STATES = ['running', 'planned', 'over', 'used-up', 'off'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

type Facts = Pick<Promotion, 'isActive' | 'startsAt' | 'endsAt' | 'usageLimit'> & { uses: number };

export function promotionState(
  { isActive, startsAt, endsAt, usageLimit, uses }: Facts,
  now: Instant,
): PromotionState {
  if (!isActive) return 'off';
  if (endsAt !== null && now > endsAt) return 'over';
  if (usageLimit !== null && uses >= usageLimit) return 'used-up';
  return startsAt !== null && now < startsAt ? 'planned' : 'running';
}
