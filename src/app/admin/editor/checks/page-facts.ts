import { type AnyField, type Fields, isShown } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { listOf, localizedOf, recordOf } from '../../templates/content/inputs/read-value.ts';
import { allNodes } from '../../templates/content/tree-operations.ts';

/** A setting with English but no Arabic text; `name` is the declared path, such as `slides.heading`. */
export type MissingText = Readonly<{ node: string; name: string; path: string }>;

type Place = Readonly<{ node: string; name: string; path: string }>;

const within = ({ node, name, path }: Place, inner: string, step = inner): Place => ({
  node,
  name: [name, inner].filter(Boolean).join('.'),
  path: [path, step].filter(Boolean).join('.'),
});

function missingIn({ control }: AnyField, value: unknown, place: Place): MissingText[] {
  switch (control.type) {
    case 'localized': {
      const { en, ar = '' } = localizedOf(value);
      return en.trim() !== '' && ar.trim() === '' ? [place] : [];
    }
    case 'record':
      return missingAmong(control.of, value, place);
    case 'list':
      return listOf(value).flatMap((entry, index) =>
        missingAmong(control.of, entry, { ...place, path: `${place.path}.${index}` }),
      );
    default:
      return [];
  }
}

function missingAmong(fields: Fields, value: unknown, place: Place): MissingText[] {
  const values = recordOf(value);
  return Object.entries(fields).flatMap(([name, field]) =>
    isShown(field, fields, values) ? missingIn(field, values[name], within(place, name)) : [],
  );
}

/** Texts without a translation, which Arabic pages show in English. */
export function missingTexts(tree: readonly StoredNode[]): MissingText[] {
  return allNodes(tree).flatMap(({ id = '', widget, settings }) =>
    missingAmong(widgets.get(widget)?.fields ?? {}, settings, { node: id, name: '', path: '' }),
  );
}

/** What a document adds to its page, and the largest node. */
export type Weight = Readonly<{
  elements: number;
  kilobytes: number;
  pictures: number;
  heaviest: Readonly<{ node: string; elements: number }> | null;
}>;

const BYTES_IN_KB = 1000;

function elementsIn(html: string): { elements: number; pictures: number } {
  const template = document.createElement('template');
  template.innerHTML = html;
  return {
    elements: template.content.querySelectorAll('*').length,
    pictures: template.content.querySelectorAll('img').length,
  };
}

/** @param nodes markup by id, each without the nodes in its slots */
export function weigh(nodes: ReadonlyMap<string, string>): Weight {
  const weights = [...nodes].map(([node, html]) => ({ node, bytes: html.length, ...elementsIn(html) }));
  const sum = (of: (one: (typeof weights)[number]) => number) =>
    weights.reduce((all, one) => all + of(one), 0);
  const [heaviest = null] = weights.toSorted((a, b) => b.elements - a.elements);
  return {
    elements: sum(({ elements }) => elements),
    kilobytes: Math.ceil(sum(({ bytes }) => bytes) / BYTES_IN_KB),
    pictures: sum(({ pictures }) => pictures),
    heaviest,
  };
}
