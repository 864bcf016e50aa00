import { escapeMarkup } from '#kernel/text/escape-markup.ts';
import { RICH_TEXT_MAX } from '#widgets/fields/text.ts';
import { widgets } from '#widgets/index.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { readNodes } from '#widgets/tree/node.ts';
import { type LeftOut, readPastedHtml } from './pasted-html.ts';

/** Under this type the clipboard of the system holds copied nodes, so that other documents and windows can paste them. */
const NODES_TYPE = 'application/x-jamra-nodes+json';
/** Characters; more is no part of a page. */
export const LONGEST_PASTE = 2_000_000;

/** What a paste brings, or why it brings nothing; `leftOut` is what a text may not hold. */
export type Pasted =
  | { kind: 'nodes'; nodes: StoredNode[] }
  | { kind: 'text'; html: string; leftOut: readonly LeftOut[] }
  | { kind: 'refused'; reason: 'unknown' | 'tooLarge' | 'tooLong' | 'file' | 'nothing' };

/** Puts nodes onto the clipboard; other programs get their name. */
export function writeNodes(to: DataTransfer, nodes: readonly StoredNode[], name: string): void {
  to.setData(NODES_TYPE, JSON.stringify(nodes));
  to.setData('text/plain', name);
}

/** Copies nodes when a button is pressed, without their being chosen. @returns false where the browser forbids it */
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

/** Copied nodes; null where one of them is of a widget that is not known. */
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

/** What a paste holds: nodes that were copied here, or a text from elsewhere. */
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
