import type { Instant } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import type { PricePlan } from '../product.ts';

/** The current price, and the regular price during a sale. */
export type PriceNow = Readonly<{ now: Money | null; was: Money | null }>;

/** @returns whether a sale is active; both ends are inclusive */
export function isOnSale(plan: PricePlan, now: Instant): boolean {
  const { regular, sale, saleStartsAt, saleEndsAt } = plan;
  if (sale === null || regular === null || sale.minor >= regular.minor) return false;
  return (saleStartsAt === null || now >= saleStartsAt) && (saleEndsAt === null || now <= saleEndsAt);
}

/** The price at a moment. */
export function priceAt(plan: PricePlan, now: Instant): PriceNow {
  return isOnSale(plan, now) ? { now: plan.sale, was: plan.regular } : { now: plan.regular, was: null };
}

/** @returns when the price changes next, or null */
export function nextPriceChange(plan: PricePlan, now: Instant): Instant | null {
  if (plan.sale === null) return null;
  const moments = [
    plan.saleStartsAt,
    plan.saleEndsAt === null ? null : new Date(plan.saleEndsAt.getTime() + 1),
  ];
  const ahead = moments.filter((moment): moment is Date => moment !== null && moment > now);
  return ahead.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
