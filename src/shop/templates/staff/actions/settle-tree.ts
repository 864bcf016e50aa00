import type { ContentProblem, SettledTree, StoredTree } from '#kernel/tree/document-tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { HtmlText, TreeReference } from '../../template.ts';
import { missingReferences } from '../store/references.ts';

/** How trees of widgets are checked, stored and searched for what they name. */
export type TreeDeps<Place> = {
  /** What is wrong with the nodes of a document of this place; empty when they can be saved. */
  checkTree: (tree: unknown, place: Place) => readonly ContentProblem[];
  /** Converts valid nodes to their stored form: of the current versions, with sanitised texts. */
  prepareTree: (tree: unknown) => StoredTree;
  /** What the settings of some nodes name by its id or slug. */
  referencesOf: (tree: StoredTree) => readonly TreeReference[];
  /** The plain HTML in the settings of some nodes. */
  htmlIn: (tree: unknown) => readonly HtmlText[];
  /** Elements and attributes that plain HTML must not have. */
  leftOutOf: (html: string) => readonly string[];
};

/** A tree to save. `htmlOf`: only HTML of this stored tree is allowed; null: any HTML. */
type Saved<Place> = Readonly<{ tree: unknown; place: Place; htmlOf: StoredTree | null }>;

/** HTML with forbidden elements or attributes. */
function forbiddenHtml(tree: unknown, { htmlIn, leftOutOf }: Pick<TreeDeps<never>, 'htmlIn' | 'leftOutOf'>) {
  return htmlIn(tree).flatMap(({ node, path, html }): ContentProblem[] => {
    const leftOut = leftOutOf(html);
    return leftOut.length === 0 ? [] : [{ node, path, reason: 'forbidden-html', found: leftOut.join(' ') }];
  });
}

/** New HTML, from staff who may not write any. */
function newHtml(prepared: StoredTree, htmlOf: StoredTree, { htmlIn }: Pick<TreeDeps<never>, 'htmlIn'>) {
  const known = new Set(htmlIn(htmlOf).map(({ html }) => html));
  return htmlIn(prepared).flatMap(({ node, path, html }): ContentProblem[] =>
    known.has(html) ? [] : [{ node, path, reason: 'html-not-allowed' }],
  );
}

/**
 * Validates the nodes of a document before saving: the nodes themselves, their HTML, and that all references exist.
 *
 * @returns the nodes in stored form, or every problem by node and setting
 */
export function settleTree<Place>(deps: TreeDeps<Place>) {
  return async (db: DbOrTx, { tree, place, htmlOf }: Saved<Place>): Promise<SettledTree> => {
    const nodes = deps.checkTree(tree, place);
    if (nodes.length > 0) return { ok: false, nodes };
    const prepared = deps.prepareTree(tree);
    const html = [...forbiddenHtml(tree, deps), ...(htmlOf === null ? [] : newHtml(prepared, htmlOf, deps))];
    if (html.length > 0) return { ok: false, nodes: html };
    const missing = await missingReferences(db, deps.referencesOf(prepared));
    return missing.length === 0
      ? { ok: true, tree: prepared }
      : {
          ok: false,
          nodes: missing.map(({ node, path, kind }) => ({ node, path, reason: `missing-${kind}` })),
        };
  };
}
