import type { CartItemKey } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { priceAt, type Sellable } from '#shop/catalogue';
import { isLineTooMuch, refusalFor, TOO_MUCH } from './bounds.ts';
import {
  type CartNeeds,
  type CartOf,
  type ChangedCart,
  changing,
  LINES_ONLY,
  MORE_LINES,
  type Opened,
} from './changing.ts';
import { markRemoved, readLines, saveLine } from './lines.store.ts';
import { ceilingOf, type StoredLine } from './price-lines.ts';
import type { CartRefusal } from './refusals.ts';
import { goodsOf } from './shelf.ts';

type Wanted = ReadonlyMap<CartItemKey, number>;
type Asked = { line: StoredLine; goods: Sellable | undefined; quantity: number };

async function setLine(
  { tx, id, now, settings }: Opened,
  { line, goods, quantity }: Asked,
): Promise<CartRefusal | null> {
  if (quantity <= 0) {
    await markRemoved(tx, id, { key: line.key, now });
    return null;
  }
  if (goods === undefined) return { code: 'cart.unknown-product' };
  const facts = { wanted: quantity, inCart: line.quantity, ceiling: ceilingOf(settings) };
  const refusal = quantity > line.quantity ? refusalFor(goods, facts) : null;
  if (refusal !== null) return refusal;
  const price = priceAt(goods.prices, now).now;
  if (quantity > line.quantity && isLineTooMuch(price, quantity)) return TOO_MUCH;
  await saveLine(tx, id, { ...line, quantity, seenMinor: price?.minor ?? null });
  return null;
}

/** Lines whose quantity shall be another one, with their goods. */
async function linesToSet({ tx, id, shelf }: Opened, wanted: Wanted): Promise<Asked[]> {
  const stored = (await readLines(tx, id)).filter(({ isSaved }) => !isSaved);
  const changing = stored.filter(({ key, quantity }) => (wanted.get(key) ?? quantity) !== quantity);
  const goods = await shelf(changing);
  return changing.map((line) => ({
    line,
    goods: goodsOf(goods, line),
    quantity: wanted.get(line.key) ?? line.quantity,
  }));
}

/**
 * Sets quantities by line key; 0 removes, and less than before is always taken. All of them, or none when one is
 * refused. Keys that the cart does not have are passed over.
 */
export function setQuantities(needs: CartNeeds) {
  const change = changing(needs);
  return (whose: CartOf, wanted: Wanted): Promise<Outcome<ChangedCart, CartRefusal>> =>
    change(whose, async (opened) => {
      const all = await linesToSet(opened, wanted);
      for (const asked of all) {
        const refusal = await setLine(opened, asked);
        if (refusal !== null) return refuse(refusal);
      }
      return all.some(({ line, quantity }) => quantity > line.quantity) ? MORE_LINES : LINES_ONLY;
    });
}
