import type { Instant } from '#kernel/instant.ts';
import { withoutPromotion, withSelling } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { ProductCard } from '../product-card.ts';
import type { CardRow } from '../store/cards.ts';
import { nextCardChange, toCard } from './card-row.ts';

/** Receives the time until which the prices of cards are valid; null if they do not change. */
export type PricesHold = (until: Instant | null) => void;

type At = { now: Instant; settings: Settings; pricesHold: PricesHold };

/**
 * Converts rows to cards of a moment, without promotion where it is forbidden, each stick with the devices that take
 * it.
 */
export function toCards(rows: readonly CardRow[], { now, settings, pricesHold }: At): ProductCard[] {
  for (const { card } of rows) pricesHold(nextCardChange(card.plans, now));
  return rows.map(({ card, rating_average, rating_count, fits }) => ({
    ...withSelling(
      withoutPromotion(toCard(card, { average: rating_average, count: rating_count }, now), settings),
      settings,
    ),
    fits,
  }));
}
