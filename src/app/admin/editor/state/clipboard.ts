import { widgets } from '#widgets/index.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { readNodes } from '#widgets/tree/node.ts';

/** Marks nodes among what else a clipboard may hold; other documents and windows take them as well. */
const KIND = 'jamra-nodes';
/** More is no node of a page. */
const LONGEST = 2_000_000;

export function toClipboard(node: StoredNode): string {
  return JSON.stringify({ kind: KIND, nodes: [node] });
}

/** The nodes that a clipboard holds; null where it holds something else. */
export function fromClipboard(text: string): StoredNode[] | null {
  if (text.length > LONGEST || !text.startsWith('{')) return null;
  try {
    const { kind, nodes } = JSON.parse(text) as { kind?: unknown; nodes?: unknown };
    const read = kind === KIND ? readNodes(nodes).filter((node) => node !== null) : [];
    return read.length === 0 || read.some(({ widget }) => !widgets.has(widget)) ? null : read;
  } catch {
    return null;
  }
}
