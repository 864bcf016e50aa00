import { richHtml } from '../rich-text/rich-html.ts';

/** Wrapped around what stands alone, or made of it, without anything being lost. */
const UNCOUNTED = new Set(['P', 'TBODY', 'B', 'I', 'STRONG', 'EM']);

/** What a text holds: its words, and how many of each element. */
function contentsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  for (const { tagName } of body.querySelectorAll('*'))
    if (!UNCOUNTED.has(tagName)) counts.set(tagName, (counts.get(tagName) ?? 0) + 1);
  const words = (body.textContent ?? '').replace(/\s+/g, '');
  return JSON.stringify([words, [...counts].sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Whether the editor shows all of a text; only in a browser. */
export function keepsAll(html: string): boolean {
  return contentsOf(richHtml(html)) === contentsOf(html);
}
