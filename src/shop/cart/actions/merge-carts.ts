import type { CartId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { mergeLines } from '../rules/lines/merge-lines.ts';
import { ceilingOf, type StoredLine } from '../rules/lines/price-lines.ts';
import { productOfLine } from '../rules/lines/product-of-line.ts';
import { maxInCart } from '../rules/quantity-limits.ts';
import { saveLine } from '../store/lines.ts';
import { createProductLoader } from './load-products.ts';
import type { CartDeps } from './with-locked-cart.ts';

/** Merges lines into a cart: of products in both the larger quantity, within stock and limits. */
export async function mergeLinesInto(
  deps: CartDeps,
  tx: Tx,
  {
    accountLines,
    added,
    into,
  }: { accountLines: readonly StoredLine[]; added: readonly StoredLine[]; into: CartId },
): Promise<void> {
  const now = deps.clock();
  const ceiling = ceilingOf(await deps.settings(tx));
  const products = await createProductLoader(tx)([...accountLines, ...added]);
  const most = (line: StoredLine) => {
    const product = productOfLine(products, line);
    return product === undefined ? null : maxInCart(product, ceiling);
  };
  for (const line of mergeLines(accountLines, added, most))
    await saveLine(tx, into, { ...line, savedAt: line.isSaved ? now : null });
}
