import { commonFields } from '../common/common-fields.ts';
import type { AnyField, Control, Fields } from '../fields/field.ts';
import { type ListPlace, nodeId, readNodes, type StoredNode } from './node.ts';
import { understandNode } from './understand-node.ts';

/** A value without nested values, and its path, e.g. `slides.0.heading.en`. */
type Leaf = Readonly<{ control: Control; value: unknown; path: string }>;
type Values = Readonly<Record<string, unknown>>;

function ofValue({ control }: AnyField, value: unknown, path: string): Leaf[] {
  switch (control.type) {
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
      return [{ control, value, path }];
  }
}

function ofValues(fields: Fields, values: Values, above = ''): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : ofValue(field, value, above + name);
  });
}

/** A value of a node, by the node's id in URLs. */
export type NodeValue = Leaf & Readonly<{ node: string }>;

/** The single values in the settings of a node, those that every widget has included, without those of its slots. */
export function ownValues(stored: StoredNode, node: string): NodeValue[] {
  const understood = understandNode(stored);
  if (!understood.ok) return [];
  const { widget, settings, common } = understood.node;
  return [...ofValues(widget.fields, settings), ...ofValues(commonFields, common)].map((one) => ({
    node,
    ...one,
  }));
}

function ofNode(stored: StoredNode, node: string): NodeValue[] {
  const inner = Object.entries(stored.slots).flatMap(([slot, list]) => ofList(list, `${node}.${slot}.`));
  return [...ownValues(stored, node), ...inner];
}

function ofList(list: unknown, place: ListPlace): NodeValue[] {
  return readNodes(list).flatMap((stored, index) =>
    stored === null ? [] : ofNode(stored, nodeId(stored, place, index)),
  );
}

/** The single values in the settings of some nodes, in their order. */
export function valuesIn(tree: unknown): NodeValue[] {
  return ofList(tree, '');
}
