import type { StoredTree } from '#kernel/tree/document-tree.ts';
import type { Db } from '#platform/database/client.ts';
import { readTrees, type TreeDocument, writeTree } from '../store/references.ts';
import { lockTemplates } from '../store/templates.ts';
import type { TreeDeps } from './settle-tree.ts';

type UpgradeDeps<Place> = Pick<TreeDeps<Place>, 'checkTree' | 'prepareTree'> & {
  db: Db;
  /** Whether a tree has nodes of earlier versions; other trees are skipped. */
  isOutdated: (tree: unknown) => boolean;
};

/**
 * Upgrades every stored tree to the current versions of its widgets, after an update of the shop. A tree that is
 * invalid under the current widgets is unchanged: its valid parts are shown, and its editor lists the problems.
 *
 * @returns the number of changed trees
 */
export function upgradeTrees<Place extends string>(
  { db, isOutdated, checkTree, prepareTree }: UpgradeDeps<Place>,
  placeOf: (document: Pick<TreeDocument, 'kind' | 'place'>) => Place,
) {
  /** A tree by the current versions; null where it is of them already, or wrong. */
  const upgraded = (document: TreeDocument): StoredTree | null => {
    if (!isOutdated(document.tree)) return null;
    return checkTree(document.tree, placeOf(document)).length > 0 ? null : prepareTree(document.tree);
  };
  return (): Promise<number> =>
    db.transaction().execute(async (tx) => {
      await lockTemplates(tx);
      const trees = await readTrees(tx);
      const changed = trees.flatMap((document) => {
        const tree = upgraded(document);
        return tree === null ? [] : [{ ...document, tree }];
      });
      for (const document of changed) await writeTree(tx, document);
      return changed.length;
    });
}
