import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

/** Every answer "no" to a code, with the facts its sentence needs; `coupon` is the code as it is shown. */
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

/** Every answer "no" to staff who change promotions. */
export type KeepRefusal =
  | { code: 'promotions.code-taken'; coupon: string }
  | { code: 'promotions.changed-meanwhile' }
  | { code: 'promotions.unknown-promotion' };
