import { walkTree } from '#kernel/tree/tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import { categoryTree } from '../../../actions/categories.ts';

/** The path of each category, by id. */
export type PathsById = ReadonlyMap<number, string>;

/** The paths of all categories by id. */
export async function pathsById(deps: Parameters<typeof categoryTree>[0]): Promise<PathsById> {
  return new Map(walkTree(await categoryTree(deps)()).map(({ node: { id, path } }) => [id, path]));
}

/** Adds redirects for categories whose path changed, unless another category has the old path. */
export async function redirectMovedCategories(
  tx: DbOrTx,
  { before, after }: { before: PathsById; after: PathsById },
  raise: Raise,
): Promise<void> {
  const taken = new Set(after.values());
  for (const [id, path] of after) {
    const was = before.get(id);
    if (was !== undefined && was !== path && !taken.has(was))
      await raise(tx, 'AddressMoved', { from: was, to: path });
  }
}
