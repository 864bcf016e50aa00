import { refuse } from '#kernel/outcome.ts';
import { priceAt } from '#shop/catalogue';
import { ceilingOf } from '../../rules/lines/price-lines.ts';
import { piecesBeside, productOfLine } from '../../rules/lines/product-of-line.ts';
import { refusalFor } from '../../rules/quantity-limits.ts';
import { markSaved, readLines, saveLine } from '../../store/lines.ts';
import { type CartDeps, LINES_ONLY, MORE_LINES } from '../with-locked-cart.ts';
import { type CartLineChange, forCartLine, UNKNOWN_LINE } from './for-cart-line.ts';

/** Saves a line for later: it stays visible and is not ordered. */
export function saveForLater(deps: CartDeps): CartLineChange {
  return forCartLine(deps, async ({ tx, id, now }, key) =>
    (await markSaved(tx, id, { key, now })) ? LINES_ONLY : refuse(UNKNOWN_LINE),
  );
}

/** Moves a saved line back to the cart, within current stock. */
export function moveToCart(deps: CartDeps): CartLineChange {
  return forCartLine(deps, async ({ tx, id, now, settings, loader }, key) => {
    const lines = await readLines(tx, id);
    const line = lines.find((one) => one.key === key && one.isSaved);
    const products = await loader(lines);
    const product = line && productOfLine(products, line);
    if (line === undefined || product === undefined) return refuse(UNKNOWN_LINE);
    const refusal = refusalFor(product, {
      wanted: line.quantity,
      inCart: 0,
      ceiling: ceilingOf(settings),
      others: piecesBeside(products, lines, key),
    });
    if (refusal !== null) return refuse(refusal);
    await saveLine(tx, id, { ...line, seenMinor: priceAt(product.prices, now).now?.minor ?? null });
    return MORE_LINES;
  });
}
