import { isRecord } from '#kernel/is-record.ts';
import { type AnyField, type Fields, isShown } from '../fields/field.ts';
import { widgets } from '../index.ts';
import { readNodes, type StoredNode } from './node.ts';
import { upgradeSettings } from './understand-node.ts';

/** Keep what their kind of text may have. */
type Sanitise = Readonly<{ richText: (html: string) => string; html: (html: string) => string }>;
type Values = Readonly<Record<string, unknown>>;

const eachValue = (values: object, change: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

function cleanValue({ control }: AnyField, value: unknown, sanitise: Sanitise): unknown {
  switch (control.type) {
    case 'rich-text':
      return typeof value === 'string' ? sanitise.richText(value) : value;
    case 'html':
      return typeof value === 'string' ? sanitise.html(value) : value;
    case 'localized':
    case 'per-device':
      return isRecord(value) ? eachValue(value, (inner) => cleanValue(control.of, inner, sanitise)) : value;
    case 'record':
      return cleanRecord(control.of, value, sanitise);
    case 'list':
      return Array.isArray(value) ? value.map((entry) => cleanRecord(control.of, entry, sanitise)) : value;
    default:
      return value;
  }
}

/** Whether to keep a value: a hidden field keeps a valid one for when it is shown again. */
function isKept(field: AnyField, value: unknown, isVisible: boolean): boolean {
  return isVisible || field.schema.safeParse(value).success;
}

function cleanValues(fields: Fields, values: Values, sanitise: Sanitise): Values {
  return eachValue(values, (value, name) => {
    const field = fields[name];
    if (field === undefined || value === undefined) return value;
    return isKept(field, value, isShown(field, fields, values))
      ? cleanValue(field, value, sanitise)
      : undefined;
  });
}

function cleanRecord(fields: Fields, values: unknown, sanitise: Sanitise): unknown {
  return isRecord(values) ? cleanValues(fields, values, sanitise) : values;
}

function prepareNode({ slots, ...node }: StoredNode, sanitise: Sanitise): StoredNode {
  const widget = widgets.get(node.widget);
  if (widget === undefined) return { ...node, slots };
  const upgraded = upgradeSettings(widget, node.version, node.settings);
  return {
    ...node,
    version: widget.version,
    settings: cleanValues(widget.fields, upgraded, sanitise),
    slots: eachValue(slots, (list) => prepareTree(list, sanitise)),
  };
}

/**
 * A tree for storing or printing: upgraded to the current versions, rich texts and HTML sanitised. Invalid nodes are
 * unchanged; `checkTree` prevents storing them, and they are not printed.
 */
export function prepareTree(tree: unknown, sanitise: Sanitise): StoredNode[] {
  return readNodes(tree).flatMap((node) => (node === null ? [] : [prepareNode(node, sanitise)]));
}

/** Whether a node of a tree, at any depth, is of an earlier version than its widget. */
export function isOutdated(tree: unknown): boolean {
  return readNodes(tree).some(
    (node) =>
      node !== null &&
      (node.version < (widgets.get(node.widget)?.version ?? 0) || Object.values(node.slots).some(isOutdated)),
  );
}
