import { richHtml } from '../rich-text/rich-html.ts';

/** Elements that the editor may add or drop as wrappers without losing content. */
const UNCOUNTED = new Set(['P', 'TBODY', 'B', 'I', 'STRONG', 'EM']);

/** The content of a text: its words, and the number of elements by tag. */
function contentsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  for (const { tagName } of body.querySelectorAll('*'))
    if (!UNCOUNTED.has(tagName)) counts.set(tagName, (counts.get(tagName) ?? 0) + 1);
  const words = (body.textContent ?? '').replace(/\s+/g, '');
  return JSON.stringify([words, [...counts].sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Whether the editor preserves all content of a text; browser only. */
export function isLossless(html: string): boolean {
  return contentsOf(richHtml(html)) === contentsOf(html);
}
