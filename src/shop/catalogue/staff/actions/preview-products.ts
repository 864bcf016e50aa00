import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditRefusal } from '../../refusals.ts';
import { type PriceChange, priceChanges } from '../prices/price-changes.ts';
import { bulkChange, withChange } from '../rules/change.ts';
import { MOST_AT_ONCE, problemsIn } from './change-products.ts';
import { readDrafts } from './open-product.ts';

const MOST_SHOWN = 100;

type PreviewedPrice = PriceChange & Readonly<{ id: number; name: string }>;

/** What a bulk change of prices comes to; `prices` are the first of `count`. */
type PricePreview = Readonly<{
  products: number;
  count: number;
  wrong: number;
  prices: readonly PreviewedPrice[];
}>;

/**
 * What a bulk change would change of prices; nothing is written.
 *
 * @param typed a `BulkChange`
 */
export function previewMany({ db }: { db: DbOrTx }) {
  return async (ids: readonly number[], typed: unknown): Promise<Outcome<PricePreview, EditRefusal>> => {
    const change = bulkChange.safeParse(typed);
    if (!change.success)
      return refuse({ code: 'catalogue.wrong-fields', problems: problemsIn(change.error) });
    if (ids.length > MOST_AT_ONCE) return refuse({ code: 'catalogue.too-many', limit: MOST_AT_ONCE });
    const stored = await readDrafts(db, ids);
    const prices = [...stored.values()].flatMap(({ row, draft }) =>
      priceChanges(draft, withChange(draft, change.data)).map((one) => ({
        ...{ id: Number(row.id), name: draft.name.en },
        ...one,
      })),
    );
    return done({
      products: new Set(prices.map(({ id }) => id)).size,
      count: prices.length,
      wrong: prices.filter(({ isWrong }) => isWrong).length,
      prices: prices.slice(0, MOST_SHOWN),
    });
  };
}
