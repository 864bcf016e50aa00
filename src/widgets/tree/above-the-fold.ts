import type { SourceDocument } from '../place.ts';
import { openNodes, type StoredNode } from './node.ts';
import { referencesOf } from './references.ts';

/** What the View of a widget with `mayStandAboveTheFold` gets. */
export type AboveTheFoldProps = Readonly<{
  /** Its first pictures are above the fold: they load at once. */
  isAboveTheFold?: boolean;
}>;

const PAGES = /^(?:home$|page-)/;

function isTextAlone(node: StoredNode): boolean {
  return node.widget === 'hero' && referencesOf([node]).every(({ kind }) => kind !== 'picture');
}

/**
 * Whether a node is the first with pictures on its page: the first node, or the second after a hero without pictures.
 */
export function standsAboveTheFold(
  stored: StoredNode,
  { tree, source }: Readonly<{ tree: unknown; source: SourceDocument }>,
): boolean {
  if (source.at !== '' || !PAGES.test(source.name)) return false;
  const [first, second] = openNodes(tree);
  return stored === first || (stored === second && !!first && isTextAlone(first));
}
