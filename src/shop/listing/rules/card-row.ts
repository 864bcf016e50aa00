import type { Instant } from '#kernel/instant.ts';
import { aed } from '#kernel/money.ts';
import { nextPriceChange, type PricePlan, priceAt } from '#shop/catalogue';
import type { Picture } from '#shop/media';
import type { CardPrice, ProductCard } from '../product-card.ts';

/** A price plan as stored in a card's row: moments as ISO text, prices in fils. */
export type StoredPlan = {
  regular: number | null;
  sale: number | null;
  from: string | null;
  until: string | null;
};

/** A card in stored form, without the parts that depend on the moment. */
export type StoredCard = Omit<ProductCard, 'price' | 'rating' | 'fits' | 'picture' | 'hoverPicture'> & {
  plans: StoredPlan[];
  picture: Picture | null;
  hoverPicture: Picture | null;
};

export function toStoredPlan(plan: PricePlan): StoredPlan {
  return {
    regular: plan.regular?.minor ?? null,
    sale: plan.sale?.minor ?? null,
    from: plan.saleStartsAt?.toISOString() ?? null,
    until: plan.saleEndsAt?.toISOString() ?? null,
  };
}

function toPlan(stored: StoredPlan): PricePlan {
  return {
    regular: stored.regular === null ? null : aed(stored.regular),
    sale: stored.sale === null ? null : aed(stored.sale),
    saleStartsAt: stored.from === null ? null : new Date(stored.from),
    saleEndsAt: stored.until === null ? null : new Date(stored.until),
  };
}

/**
 * The price on a card: the lowest price of its variations at a moment.
 *
 * @returns null when nothing has a price yet
 */
export function cardPrice(plans: readonly StoredPlan[], now: Instant): CardPrice {
  const prices = plans.flatMap((plan) => {
    const price = priceAt(toPlan(plan), now);
    return price.now === null ? [] : [{ now: price.now, was: price.was }];
  });
  const lowest = prices.toSorted((a, b) => a.now.minor - b.now.minor)[0];
  if (lowest === undefined) return null;
  return { ...lowest, isFrom: prices.some(({ now: other }) => other.minor !== lowest.now.minor) };
}

/** @returns the next moment at which the price on a card changes by schedule, or null */
export function nextCardChange(plans: readonly StoredPlan[], now: Instant): Instant | null {
  const changes = plans.flatMap((plan) => nextPriceChange(toPlan(plan), now) ?? []);
  return changes.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Lowest and highest price at a moment, and when either changes by schedule. */
export function priceRange(plans: readonly PricePlan[], now: Instant) {
  const prices = plans.map((plan) => priceAt(plan, now));
  const minors = prices.flatMap((price) => price.now?.minor ?? []);
  const changes = plans.flatMap((plan) => nextPriceChange(plan, now) ?? []);
  return {
    min: minors.length === 0 ? null : Math.min(...minors),
    max: minors.length === 0 ? null : Math.max(...minors),
    isOnSale: prices.some(({ was }) => was !== null),
    refreshAt: changes.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}

/** The card at a moment, without the devices it fits. */
export function toCard(
  stored: StoredCard,
  rating: ProductCard['rating'],
  now: Instant,
): Omit<ProductCard, 'fits'> {
  const { plans, ...card } = stored;
  return { ...card, rating, price: cardPrice(plans, now) };
}
