import type { TreeReference } from '#shop/templates';
import type { AnyField, Fields } from '../fields/field.ts';
import type { LinkValue } from '../fields/references.ts';
import { type ListPlace, nodeId, readNodes, type StoredNode } from './node.ts';
import { understandNode } from './understand-node.ts';

type Named = Omit<TreeReference, 'node'>;
type Values = Readonly<Record<string, unknown>>;

function ofLink(link: LinkValue, path: string): Named[] {
  if (typeof link === 'string') return [];
  return Object.entries(link).map(([kind, id]) => ({ kind: kind as Named['kind'], id, path }));
}

function ofValue({ control }: AnyField, value: unknown, path: string): Named[] {
  switch (control.type) {
    case 'picture':
      return value === null ? [] : [{ kind: 'picture', id: value as number, path }];
    case 'product':
      return value === null ? [] : [{ kind: 'product', id: value as number, path }];
    case 'document':
      return value === null ? [] : [{ kind: control.place, id: value as number, path }];
    case 'link':
      return ofLink(value as LinkValue, path);
    case 'record':
      return ofValues(control.of, value as Values, `${path}.`);
    case 'list':
      return (value as Values[]).flatMap((entry, at) => ofValues(control.of, entry, `${path}.${at}.`));
    case 'localized':
    case 'per-device':
      return Object.entries(value as Values).flatMap(([name, inner]) =>
        ofValue(control.of, inner, `${path}.${name}`),
      );
    default:
      return [];
  }
}

function ofValues(fields: Fields, values: Values, above = ''): Named[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : ofValue(field, value, above + name);
  });
}

function ofNode(stored: StoredNode, node: string): TreeReference[] {
  const understood = understandNode(stored);
  const named = understood.ok ? ofValues(understood.node.widget.fields, understood.node.settings) : [];
  const inner = Object.entries(stored.slots).flatMap(([slot, list]) => ofList(list, `${node}.${slot}.`));
  return [...named.map((one) => ({ node, ...one })), ...inner];
}

function ofList(list: unknown, place: ListPlace): TreeReference[] {
  return readNodes(list).flatMap((stored, index) =>
    stored === null ? [] : ofNode(stored, nodeId(stored, place, index)),
  );
}

/** What the settings of some nodes name by its id, in their order. */
export function referencesOf(tree: unknown): TreeReference[] {
  return ofList(tree, '');
}
