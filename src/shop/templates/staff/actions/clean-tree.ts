import type { StoredTree } from '#kernel/tree/document-tree.ts';
import type { TreeDeps } from './settle-tree.ts';

/**
 * Nodes that come from elsewhere, with nothing in their texts that may not stand there.
 *
 * @param htmls the texts among their settings
 * @returns `leftOut`: elements as `<script>`, and attributes as `<p style>`, each once
 */
export function cleanTree({ prepareTree, leftOutOf }: Pick<TreeDeps<never>, 'prepareTree' | 'leftOutOf'>) {
  return (tree: StoredTree, htmls: readonly string[]): Readonly<{ tree: StoredTree; leftOut: string[] }> => ({
    tree: prepareTree(tree),
    leftOut: [...new Set(htmls.flatMap(leftOutOf))],
  });
}
