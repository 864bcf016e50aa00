import type { Instant } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import type { PricePlan } from './product.ts';

/** What is paid at a moment, and the price it was before a sale. */
export type PriceNow = Readonly<{ now: Money | null; was: Money | null }>;

/** @returns whether a sale holds; its first moment counts, and so does its last */
export function isOnSale(plan: PricePlan, now: Instant): boolean {
  const { regular, sale, saleStartsAt, saleEndsAt } = plan;
  if (sale === null || regular === null || sale.minor >= regular.minor) return false;
  return (saleStartsAt === null || now >= saleStartsAt) && (saleEndsAt === null || now <= saleEndsAt);
}

/** The price of a plan at one moment. */
export function priceAt(plan: PricePlan, now: Instant): PriceNow {
  return isOnSale(plan, now) ? { now: plan.sale, was: plan.regular } : { now: plan.regular, was: null };
}

/** @returns the next moment at which the price changes by itself, or null */
export function nextPriceChange(plan: PricePlan, now: Instant): Instant | null {
  if (plan.sale === null) return null;
  const moments = [
    plan.saleStartsAt,
    plan.saleEndsAt === null ? null : new Date(plan.saleEndsAt.getTime() + 1),
  ];
  const ahead = moments.filter((moment): moment is Date => moment !== null && moment > now);
  return ahead.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
