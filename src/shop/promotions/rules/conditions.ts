import { minus, sum, times } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { mayPromote } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { Promotion } from '../promotion.ts';
import type { PromotionRefusal } from '../refusals.ts';
import type { Basket, BasketLine } from './basket.ts';
import { normaliseEmail, shownCode } from './code.ts';
import { holds, names } from './product-set.ts';

/** Uses of a promotion: in total, and by this customer. */
export type Uses = Readonly<{ inAll: number; byCustomer: number }>;

export const UNUSED: Uses = { inAll: 0, byCustomer: 0 };

type ConditionFacts = Readonly<{ promotion: Promotion; basket: Basket; uses: Uses }>;

/** @returns why a promotion is not valid at this time */
function timeRefusal({ promotion, basket: { now } }: ConditionFacts): PromotionRefusal | null {
  const { startsAt, endsAt } = promotion;
  const coupon = shownCode(promotion.code);
  if (startsAt !== null && now < startsAt) return { code: 'promotions.not-yet', coupon, startsAt };
  if (endsAt !== null && now > endsAt) return { code: 'promotions.expired', coupon, endsAt };
  return null;
}

/** @returns why a promotion is used up */
export function usageRefusal(promotion: Promotion, uses: Uses): PromotionRefusal | null {
  const { usageLimit, usageLimitPerCustomer: limit } = promotion;
  const coupon = shownCode(promotion.code);
  if (usageLimit !== null && uses.inAll >= usageLimit) return { code: 'promotions.used-up', coupon };
  if (limit !== null && uses.byCustomer >= limit)
    return { code: 'promotions.used-up-for-you', coupon, limit };
  return null;
}

function isAllowed(email: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.startsWith('*@') ? email.endsWith(one.slice(1)) : email === one));
}

function emailRefusal({ promotion, basket }: ConditionFacts): PromotionRefusal | null {
  const { emails } = promotion;
  if (emails.length === 0) return null;
  const coupon = shownCode(promotion.code);
  const email = normaliseEmail(basket.email ?? '');
  if (email === '') return { code: 'promotions.needs-email', coupon };
  return isAllowed(email, emails) ? null : { code: 'promotions.not-for-this-email', coupon };
}

function spendRefusal({ promotion, basket }: ConditionFacts): PromotionRefusal | null {
  const { minimumSpend: minimum, maximumSpend: maximum } = promotion;
  const coupon = shownCode(promotion.code);
  const spend = sum(basket.lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)));
  if (minimum !== null && spend.minor < minimum.minor)
    return { code: 'promotions.minimum-spend', coupon, minimum, missing: minus(minimum, spend) };
  if (maximum !== null && spend.minor > maximum.minor)
    return { code: 'promotions.maximum-spend', coupon, maximum };
  return null;
}

/**
 * Whether a promotion may apply to a basket, regardless of its products.
 *
 * @returns the first reason against it: time, limits, customer, amount spent
 */
export function basketRefusal(requested: ConditionFacts): PromotionRefusal | null {
  const { promotion, uses } = requested;
  return (
    timeRefusal(requested) ??
    usageRefusal(promotion, uses) ??
    emailRefusal(requested) ??
    spendRefusal(requested)
  );
}

/** Whether tobacco may be promoted. */
export type Rule = Pick<Settings, 'restrictions.promoteTobacco'>;

/**
 * The lines a promotion applies to, without tobacco while that may not be promoted.
 *
 * Refusals: `promotions.no-matching-products`, `promotions.not-for-tobacco`, `promotions.not-for-sale-items`
 */
export function findMatching(
  promotion: Promotion,
  lines: readonly BasketLine[],
  settings: Rule,
): Outcome<readonly BasketLine[], PromotionRefusal> {
  const coupon = shownCode(promotion.code);
  const { includes, excludes, actsOnSaleGoods } = promotion;
  const matching = lines.filter(
    (line) => line.quantity > 0 && holds(includes, line) && !names(excludes, line),
  );
  if (matching.length === 0) return refuse({ code: 'promotions.no-matching-products', coupon });
  const allowed = matching.filter((line) => mayPromote(line.class, settings));
  if (allowed.length === 0) return refuse({ code: 'promotions.not-for-tobacco', coupon });
  const wanted = allowed.filter((line) => actsOnSaleGoods || !line.isOnSale);
  return wanted.length === 0 ? refuse({ code: 'promotions.not-for-sale-items', coupon }) : done(wanted);
}
