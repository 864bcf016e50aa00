import { widgets } from '#widgets/index.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { readNodes } from '#widgets/tree/node.ts';

/** Where copied nodes are kept, so that other documents and windows of the shop can paste them. */
const KEY = 'jamra-editor-clipboard';
/** More is no node of a page. */
const LONGEST = 2_000_000;

/** Keeps a node that is copied; a closed storage keeps nothing. */
export function copyNode(node: StoredNode): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([node]));
  } catch {
    // Nothing is pasted then.
  }
}

/** The nodes of a copied text; none where one of them is of a widget that is not known. */
export function readCopied(text: string | null): StoredNode[] {
  if (text === null || text.length > LONGEST) return [];
  try {
    const nodes = readNodes(JSON.parse(text)).filter((node) => node !== null);
    return nodes.every(({ widget }) => widgets.has(widget)) ? nodes : [];
  } catch {
    return [];
  }
}

/** What was copied last, in whichever window. */
export function copiedNodes(): StoredNode[] {
  try {
    return readCopied(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}
