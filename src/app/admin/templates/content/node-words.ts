import { inLanguage, type Language } from '#kernel/language.ts';
import type { AnyField, Fields } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { readNodes, type StoredNode } from '#widgets/tree/node.ts';
import { listOf, localizedOf, recordOf } from './inputs/read-value.ts';

/** A template that widgets reference: a saved section or an item template. */
export type SavedSection = Readonly<{ id: number; name: string; place: 'section' | 'loop-item' }>;
type Reader = Readonly<{ language: Language; sections: readonly SavedSection[] }>;

const SUMMARY_MAX = 60;

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function textOfFields(fields: Fields, value: unknown, reader: Reader): string {
  const values = recordOf(value);
  for (const [name, field] of Object.entries(fields)) {
    const text = textOf(field, values[name], reader);
    if (text !== '') return text;
  }
  return '';
}

/** The first text in a field's value; '' if there is none. */
function textOf({ control }: AnyField, value: unknown, reader: Reader): string {
  switch (control.type) {
    case 'localized':
      return plainText(inLanguage(localizedOf(value), reader.language));
    case 'text':
    case 'long-text':
    case 'rich-text':
      return typeof value === 'string' ? plainText(value) : '';
    case 'record':
      return textOfFields(control.of, value, reader);
    case 'list':
      return (
        listOf(value)
          .map((entry) => textOfFields(control.of, entry, reader))
          .find((text) => text !== '') ?? ''
      );
    case 'document':
      return reader.sections.find(({ id }) => id === value)?.name ?? '';
    default:
      return '';
  }
}

/** A short text that distinguishes a node from others of its widget; '' if its settings have none. */
export function summaryOf({ widget, settings }: StoredNode, reader: Reader): string {
  const text = textOfFields(widgets.get(widget)?.fields ?? {}, settings, reader);
  return text.length > SUMMARY_MAX ? `${text.slice(0, SUMMARY_MAX).trimEnd()}…` : text;
}

/** The name of a node's widget; the stored name if it is unknown. */
export function widgetName({ widget }: StoredNode, language: Language): string {
  return widgets.get(widget)?.messages[language].name ?? widget;
}

/** The title of a node: widget name and summary. */
export function nodeTitle(node: StoredNode, reader: Reader): string {
  return [widgetName(node, reader.language), summaryOf(node, reader)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The titles of a tree's nodes, in document order. */
export function treeWords(tree: unknown, reader: Reader): string {
  return readNodes(tree)
    .map((node) => (node === null ? '' : nodeTitle(node, reader)))
    .join(', ');
}
