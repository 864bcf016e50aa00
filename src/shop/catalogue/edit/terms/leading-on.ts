import type { DbOrTx } from '#platform/database/client.ts';
import { categoryTree } from '../../categories.ts';
import type { Category } from '../../product.ts';

/** Told in the transaction that gives a page another address. */
export type AddressMoved = (tx: DbOrTx, from: string, to: string) => Promise<void>;

/** Where the page of each category stands, by its id. */
export type Places = ReadonlyMap<number, string>;

function entriesOf(tree: readonly Category[]): [number, string][] {
  return tree.flatMap(({ id, path, children }) => [[Number(id), path], ...entriesOf(children)]);
}

/** Where all categories stand. */
export async function placesBy(needs: Parameters<typeof categoryTree>[0]): Promise<Places> {
  return new Map(entriesOf(await categoryTree(needs)()));
}

/** Categories whose pages stand elsewhere lead on from where they stood, unless another stands there now. */
export async function leadOn(
  tx: DbOrTx,
  { before, after }: { before: Places; after: Places },
  addressMoved: AddressMoved,
): Promise<void> {
  const taken = new Set(after.values());
  for (const [id, path] of after) {
    const was = before.get(id);
    if (was !== undefined && was !== path && !taken.has(was)) await addressMoved(tx, was, path);
  }
}
