import type { CartId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { mostInCart } from './bounds.ts';
import type { CartNeeds } from './changing.ts';
import { saveLine } from './lines.store.ts';
import { mergeLines } from './merge-lines.ts';
import { ceilingOf, type StoredLine } from './price-lines.ts';
import { goodsOf, openShelf } from './shelf.ts';

/** Adds lines to those of a cart: the larger quantity of what is in both, as far as stock and rules allow. */
export async function pourLines(
  needs: CartNeeds,
  tx: Tx,
  { own, added, into }: { own: readonly StoredLine[]; added: readonly StoredLine[]; into: CartId },
): Promise<void> {
  const now = needs.clock();
  const ceiling = ceilingOf(await needs.settings(tx));
  const goods = await openShelf(tx)([...own, ...added]);
  const most = (line: StoredLine) => {
    const found = goodsOf(goods, line);
    return found === undefined ? null : mostInCart(found, ceiling);
  };
  for (const line of mergeLines(own, added, most))
    await saveLine(tx, into, { ...line, savedAt: line.isSaved ? now : null });
}
