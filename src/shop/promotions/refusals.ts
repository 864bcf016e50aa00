import type { EditConflict, UnknownVersion } from '#kernel/editing/optimistic-lock.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { Promotion } from './promotion.ts';

/** Refusals of a code, with the facts of their messages; `coupon` is the displayed code. */
export type PromotionRefusal =
  | { code: 'promotions.empty-code' }
  | { code: 'promotions.unknown-code'; coupon: string }
  | { code: 'promotions.not-yet'; coupon: string; startsAt: Instant }
  | { code: 'promotions.expired'; coupon: string; endsAt: Instant }
  | { code: 'promotions.used-up'; coupon: string }
  | { code: 'promotions.used-up-for-you'; coupon: string; limit: number }
  | { code: 'promotions.minimum-spend'; coupon: string; minimum: Money; missing: Money }
  | { code: 'promotions.maximum-spend'; coupon: string; maximum: Money }
  | { code: 'promotions.no-matching-products'; coupon: string }
  | { code: 'promotions.not-for-sale-items'; coupon: string }
  | { code: 'promotions.not-for-tobacco'; coupon: string }
  | { code: 'promotions.too-few-pieces'; coupon: string; buy: number; get: number }
  | { code: 'promotions.nothing-left'; coupon: string }
  | { code: 'promotions.already-applied'; coupon: string }
  | { code: 'promotions.not-combined'; coupon: string; other: Localized }
  | { code: 'promotions.needs-email'; coupon: string }
  | { code: 'promotions.not-for-this-email'; coupon: string };

export type SavePromotionRefusal =
  | { code: 'promotions.code-taken'; coupon: string }
  /** Its emails were erased, and it is to be active without a new one. */
  | { code: 'promotions.lost-emails' }
  | EditConflict<Promotion>
  | UnknownVersion
  /** Of a version that is to be restored. */
  | { code: 'promotions.unknown-goods' }
  | { code: 'promotions.unknown-promotion' };

/** HTTP replies; the frozen WooCommerce calls answer 200 regardless. Source: WIRE §4 */
export const promotionRefusals = {
  'promotions.empty-code': { status: 422 },
  'promotions.unknown-code': { status: 404, facts: ['coupon'] },
  'promotions.not-yet': { status: 422, facts: ['coupon', 'startsAt'] },
  'promotions.expired': { status: 422, facts: ['coupon', 'endsAt'] },
  'promotions.used-up': { status: 409, facts: ['coupon'] },
  'promotions.used-up-for-you': { status: 409, facts: ['coupon'] },
  'promotions.minimum-spend': { status: 422, facts: ['coupon', 'minimum', 'missing'] },
  'promotions.maximum-spend': { status: 422, facts: ['coupon', 'maximum'] },
  'promotions.no-matching-products': { status: 422, facts: ['coupon'] },
  'promotions.not-for-sale-items': { status: 422, facts: ['coupon'] },
  'promotions.not-for-tobacco': { status: 422, facts: ['coupon'] },
  'promotions.too-few-pieces': { status: 422, facts: ['coupon', 'buy', 'get'] },
  'promotions.nothing-left': { status: 422, facts: ['coupon'] },
  'promotions.already-applied': { status: 409, facts: ['coupon'] },
  'promotions.not-combined': { status: 409, facts: ['coupon', 'other'] },
  'promotions.needs-email': { status: 422, facts: ['coupon'] },
  'promotions.not-for-this-email': { status: 422, facts: ['coupon'] },
  'promotions.code-taken': { status: 409, facts: ['coupon'] },
  'promotions.lost-emails': { status: 422 },
  'promotions.unknown-promotion': { status: 404 },
  'promotions.unknown-goods': { status: 422 },
} as const satisfies RefusalReplies<PromotionRefusal | SavePromotionRefusal>;
