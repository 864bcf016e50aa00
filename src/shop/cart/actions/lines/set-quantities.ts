import type { CartItemKey } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { priceAt, type Sellable } from '#shop/catalogue';
import type { CartRefusal } from '../../refusals.ts';
import { ceilingOf, type StoredLine } from '../../rules/lines/price-lines.ts';
import { piecesBeside, productOfLine } from '../../rules/lines/product-of-line.ts';
import type { Pieces } from '../../rules/lines/shared-stock.ts';
import { isLineTooMuch, refusalFor, TOO_MUCH } from '../../rules/quantity-limits.ts';
import { markRemoved, readLines, saveLine } from '../../store/lines.ts';
import {
  type CartDeps,
  type CartOwner,
  type ChangedCart,
  LINES_ONLY,
  type LockedCart,
  MORE_LINES,
  withLockedCart,
} from '../with-locked-cart.ts';

type Wanted = ReadonlyMap<CartItemKey, number>;
type QuantityRequest = { line: StoredLine; product: Sellable | undefined; quantity: number; others: Pieces };

async function setLine(
  { tx, id, now, settings }: LockedCart,
  { line, product, quantity, others }: QuantityRequest,
): Promise<CartRefusal | null> {
  if (quantity <= 0) {
    await markRemoved(tx, id, { key: line.key, now });
    return null;
  }
  if (product === undefined) return { code: 'cart.unknown-product' };
  const facts = { wanted: quantity, inCart: line.quantity, ceiling: ceilingOf(settings), others };
  const refusal = quantity > line.quantity ? refusalFor(product, facts) : null;
  if (refusal !== null) return refusal;
  const price = priceAt(product.prices, now).now;
  if (quantity > line.quantity && isLineTooMuch(price, quantity)) return TOO_MUCH;
  await saveLine(tx, id, { ...line, quantity, seenMinor: price?.minor ?? null });
  return null;
}

/** Lines whose quantity changes, with their products. */
async function linesToSet({ tx, id, loader }: LockedCart, wanted: Wanted): Promise<QuantityRequest[]> {
  const stored = (await readLines(tx, id)).filter(({ isSaved }) => !isSaved);
  const after = stored.map((line) => ({ ...line, quantity: wanted.get(line.key) ?? line.quantity }));
  const changing = stored.filter(({ quantity }, index) => after[index]?.quantity !== quantity);
  const products = await loader(stored);
  return changing.map((line) => ({
    line,
    product: productOfLine(products, line),
    quantity: wanted.get(line.key) ?? line.quantity,
    others: piecesBeside(products, after, line.key),
  }));
}

/**
 * Sets quantities by line key; 0 removes a line, and a smaller quantity is always accepted. All or none. Unknown
 * keys are ignored.
 */
export function setQuantities(deps: CartDeps) {
  const change = withLockedCart(deps);
  return (whose: CartOwner, wanted: Wanted): Promise<Outcome<ChangedCart, CartRefusal>> =>
    change(whose, async (opened) => {
      const all = await linesToSet(opened, wanted);
      for (const requested of all) {
        const refusal = await setLine(opened, requested);
        if (refusal !== null) return refuse(refusal);
      }
      return all.some(({ line, quantity }) => quantity > line.quantity) ? MORE_LINES : LINES_ONLY;
    });
}
