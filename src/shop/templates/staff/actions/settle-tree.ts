import type { ContentProblem, SettledTree, StoredTree } from '#kernel/document-tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { TreeReference } from '../../template.ts';
import { missingReferences } from '../store/references.ts';

/** How trees of widgets are checked, stored and searched for what they name. */
export type TreeDeps<Place> = {
  /** What is wrong with the nodes of a document of this place; empty when they can be saved. */
  checkTree: (tree: unknown, place: Place) => readonly ContentProblem[];
  /** Right nodes as they are stored: of the current versions, their texts sanitised. */
  prepareTree: (tree: unknown) => StoredTree;
  /** What the settings of some nodes name by its id or slug. */
  referencesOf: (tree: StoredTree) => readonly TreeReference[];
};

/**
 * Checks the nodes of a document before it is saved: by themselves, then that everything they name is there.
 *
 * @returns the nodes as they are stored, or every problem by node and setting
 */
export function settleTree<Place>({ checkTree, prepareTree, referencesOf }: TreeDeps<Place>) {
  return async (db: DbOrTx, tree: unknown, place: Place): Promise<SettledTree> => {
    const nodes = checkTree(tree, place);
    if (nodes.length > 0) return { ok: false, nodes };
    const prepared = prepareTree(tree);
    const missing = await missingReferences(db, referencesOf(prepared));
    return missing.length === 0
      ? { ok: true, tree: prepared }
      : {
          ok: false,
          nodes: missing.map(({ node, path, kind }) => ({ node, path, reason: `missing-${kind}` })),
        };
  };
}
