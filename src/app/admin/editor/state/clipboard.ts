import { escapeMarkup } from '#kernel/text/escape-markup.ts';
import { RICH_TEXT_MAX } from '#widgets/fields/text.ts';
import { widgets } from '#widgets/index.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { readNodes } from '#widgets/tree/node.ts';
import { type LeftOut, readPastedHtml } from './pasted-html.ts';

/** The clipboard type of copied nodes; other documents and windows can paste them. */
const NODES_TYPE = 'application/x-jamra-nodes+json';
/** Characters; longer pastes are refused. */
export const LONGEST_PASTE = 2_000_000;

/** The result of a paste, or why it is refused; `leftOut` are elements that a text may not contain. */
export type Pasted =
  | { kind: 'nodes'; nodes: StoredNode[] }
  | { kind: 'text'; html: string; leftOut: readonly LeftOut[] }
  | { kind: 'refused'; reason: 'unknown' | 'tooLarge' | 'tooLong' | 'file' | 'nothing' };

/** Writes nodes to the clipboard; other programs paste their name. */
export function writeNodes(to: DataTransfer, nodes: readonly StoredNode[], name: string): void {
  to.setData(NODES_TYPE, JSON.stringify(nodes));
  to.setData('text/plain', name);
}

/** Copies nodes without a text selection, for a button. @returns false if the browser refuses */
export function copyNodes(nodes: readonly StoredNode[], name: string): boolean {
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    if (event.clipboardData !== null) writeNodes(event.clipboardData, nodes, name);
  };
  document.addEventListener('copy', fill, { capture: true, once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', fill, { capture: true });
  return isCopied;
}

/** Copied nodes; null if one has an unknown widget. */
export function readCopied(text: string): StoredNode[] | null {
  try {
    const nodes = readNodes(JSON.parse(text)).filter((node) => node !== null);
    return nodes.length > 0 && nodes.every(({ widget }) => widgets.has(widget)) ? nodes : null;
  } catch {
    return null;
  }
}

/** Plain text as HTML: an empty line ends a paragraph. */
function paragraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .filter((one) => one.trim() !== '')
    .map((one) => `<p>${escapeMarkup(one.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

function readText(from: DataTransfer): Pasted {
  const html = from.getData('text/html');
  const { html: text, leftOut } = readPastedHtml(html === '' ? paragraphs(from.getData('text/plain')) : html);
  if (text.length > RICH_TEXT_MAX) return { kind: 'refused', reason: 'tooLong' };
  if (text !== '' || leftOut.length > 0) return { kind: 'text', html: text, leftOut };
  return { kind: 'refused', reason: from.files.length > 0 ? 'file' : 'nothing' };
}

/** The content of a paste: nodes of an editor, or text of another program. */
export function readPasted(from: DataTransfer): Pasted {
  const copied = from.getData(NODES_TYPE);
  const isTooLarge = [copied, from.getData('text/html'), from.getData('text/plain')].some(
    ({ length }) => length > LONGEST_PASTE,
  );
  if (isTooLarge) return { kind: 'refused', reason: 'tooLarge' };
  if (copied === '') return readText(from);
  const nodes = readCopied(copied);
  return nodes === null ? { kind: 'refused', reason: 'unknown' } : { kind: 'nodes', nodes };
}
