import type { CartItemKey } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { priceAt } from '#shop/catalogue';
import { refusalFor } from './bounds.ts';
import { markSaved, readLines, saveLine } from './cart.store.ts';
import { type CartNeeds, type CartOf, type ChangedCart, changing, LINES_ONLY } from './changing.ts';
import { ceilingOf } from './price-lines.ts';
import type { CartRefusal } from './refusals.ts';

const UNKNOWN: CartRefusal = { code: 'cart.unknown-line' };

type OnLine = (whose: CartOf, key: CartItemKey) => Promise<Outcome<ChangedCart, CartRefusal>>;

/** Puts a line aside: it stays beside the cart and is not ordered with it. */
export function keepForLater(needs: CartNeeds): OnLine {
  const change = changing(needs);
  return async (whose, key) => {
    if (whose.token === null) return refuse(UNKNOWN);
    return change(whose, async ({ tx, id, now }) =>
      (await markSaved(tx, id, { key, now })) ? LINES_ONLY : refuse(UNKNOWN),
    );
  };
}

/** Puts a line that was kept for later into the cart again, as far as it can be had now. */
export function moveToCart(needs: CartNeeds): OnLine {
  const change = changing(needs);
  return async (whose, key) => {
    if (whose.token === null) return refuse(UNKNOWN);
    return change(whose, async ({ tx, id, now, settings, shelf }) => {
      const line = (await readLines(tx, id)).find((one) => one.key === key && one.isSaved);
      const goods = line && (await shelf([line])).get(line.variationId ?? line.productId);
      if (line === undefined || goods === undefined) return refuse(UNKNOWN);
      const refusal = refusalFor(goods, {
        wanted: line.quantity,
        inCart: 0,
        ceiling: ceilingOf(settings),
      });
      if (refusal !== null) return refuse(refusal);
      await saveLine(tx, id, { ...line, seenMinor: priceAt(goods.prices, now).now?.minor ?? null });
      return LINES_ONLY;
    });
  };
}
