import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readFits } from '#shop/catalogue';
import { toCard } from './card-row.ts';
import type { CardRow } from './listing.store.ts';
import type { ProductCard } from './product-card.ts';

/** Rows as cards of a moment, each stick with the devices that take it. */
export async function toCards(db: DbOrTx, rows: readonly CardRow[], now: Instant): Promise<ProductCard[]> {
  const sticks = rows.flatMap(({ card }) => (card.class === 'tobacco' ? [card.id] : []));
  const fits = await readFits(db, sticks);
  return rows.map(({ card, rating_average, rating_count }) => ({
    ...toCard(card, { average: rating_average, count: rating_count }, now),
    fits: fits.get(card.id) ?? [],
  }));
}
