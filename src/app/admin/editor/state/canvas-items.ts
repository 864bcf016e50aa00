import { widgets } from '#widgets/index.ts';
import { type ListPlace, nodeId, readNodes, type StoredNode } from '#widgets/tree/node.ts';

/**
 * A node as a Puck item: the nodes of its slots by slot, and everything else as JSON in `node`, since Puck would walk an
 * object.
 */
export type CanvasItem = Readonly<{
  type: string;
  props: Readonly<{ id: string; node: string } & Record<string, unknown>>;
}>;

/** The component of nodes whose widget no longer exists. */
export const UNKNOWN_WIDGET = 'unknown-widget';

function slotNames(widget: string): readonly string[] {
  return Object.keys(widgets.get(widget)?.slots ?? {});
}

/** The nodes of a tree, each with a persistent id. */
export function withIds(tree: unknown, place: ListPlace = ''): StoredNode[] {
  return readNodes(tree)
    .filter((node) => node !== null)
    .map((node, index) => {
      const id = nodeId(node, place, index);
      const slots = Object.entries(node.slots).map(([slot, list]) => [slot, withIds(list, `${id}.${slot}.`)]);
      return { ...node, id, slots: Object.fromEntries(slots) };
    });
}

/** @param tree nodes with ids */
export function toItems(tree: readonly StoredNode[]): CanvasItem[] {
  return tree.map(({ id = '', slots, ...node }) => {
    const names = slotNames(node.widget);
    const other = Object.fromEntries(Object.entries(slots).filter(([slot]) => !names.includes(slot)));
    const known = names.map((slot) => [slot, toItems(readNodes(slots[slot]).filter((one) => one !== null))]);
    return {
      type: widgets.has(node.widget) ? node.widget : UNKNOWN_WIDGET,
      props: { ...Object.fromEntries(known), id, node: JSON.stringify({ ...node, slots: other }) },
    };
  });
}

/** Converts Puck's items to nodes; the inverse of `toItems`. */
export function toTree(items: readonly CanvasItem[]): StoredNode[] {
  return items.map(({ props: { id, node, ...slots } }) => {
    const { slots: other, ...stored } = JSON.parse(node) as Omit<StoredNode, 'id'>;
    const known = slotNames(stored.widget).map((slot) => [slot, toTree((slots[slot] ?? []) as CanvasItem[])]);
    return { id, ...stored, slots: { ...other, ...Object.fromEntries(known) } };
  });
}
