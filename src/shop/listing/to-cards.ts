import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readFits } from '#shop/catalogue';
import { withoutPromotion, withSelling } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import { toCard } from './card-row.ts';
import type { CardRow } from './listing.store.ts';
import type { ProductCard } from './product-card.ts';

/** Rows as cards of a moment, without praise where none is allowed, each stick with the devices that take it. */
export async function toCards(
  db: DbOrTx,
  rows: readonly CardRow[],
  { now, settings }: { now: Instant; settings: Settings },
): Promise<ProductCard[]> {
  const sticks = rows.flatMap(({ card }) => (card.class === 'tobacco' ? [card.id] : []));
  const fits = await readFits(db, sticks);
  return rows.map(({ card, rating_average, rating_count }) => ({
    ...withSelling(
      withoutPromotion(toCard(card, { average: rating_average, count: rating_count }, now), settings),
      settings,
    ),
    fits: fits.get(card.id) ?? [],
  }));
}
