import { refuse } from '#kernel/outcome.ts';
import { priceAt } from '#shop/catalogue';
import { refusalFor } from './bounds.ts';
import { type CartNeeds, LINES_ONLY, MORE_LINES } from './changing.ts';
import { markSaved, readLines, saveLine } from './lines.store.ts';
import { type OnLine, onLine, UNKNOWN_LINE } from './on-line.ts';
import { ceilingOf } from './price-lines.ts';
import { goodsOf } from './shelf.ts';

/** Puts a line aside: it stays beside the cart and is not ordered with it. */
export function keepForLater(needs: CartNeeds): OnLine {
  return onLine(needs, async ({ tx, id, now }, key) =>
    (await markSaved(tx, id, { key, now })) ? LINES_ONLY : refuse(UNKNOWN_LINE),
  );
}

/** Puts a line that was kept for later into the cart again, as far as it can be had now. */
export function moveToCart(needs: CartNeeds): OnLine {
  return onLine(needs, async ({ tx, id, now, settings, shelf }, key) => {
    const line = (await readLines(tx, id)).find((one) => one.key === key && one.isSaved);
    const goods = line && goodsOf(await shelf([line]), line);
    if (line === undefined || goods === undefined) return refuse(UNKNOWN_LINE);
    const refusal = refusalFor(goods, { wanted: line.quantity, inCart: 0, ceiling: ceilingOf(settings) });
    if (refusal !== null) return refuse(refusal);
    await saveLine(tx, id, { ...line, seenMinor: priceAt(goods.prices, now).now?.minor ?? null });
    return MORE_LINES;
  });
}
