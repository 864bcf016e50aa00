import { widgets } from '#widgets/index.ts';
import { type ListPlace, nodeId, readNodes, type StoredNode } from '#widgets/tree/node.ts';

/**
 * A node as Puck holds it: the nodes of its slots by slot, and all else of it as JSON in `node`. Puck would take apart an
 * object.
 */
export type CanvasItem = Readonly<{
  type: string;
  props: Readonly<{ id: string; node: string } & Record<string, unknown>>;
}>;

/** Stands for nodes whose widget is not known any more. */
export const UNKNOWN_WIDGET = 'unknown-widget';

function slotNames(widget: string): readonly string[] {
  return Object.keys(widgets.get(widget)?.slots ?? {});
}

/** The nodes of a tree, each with the id that it is shown under, so that it keeps it wherever it goes. */
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

/** The nodes of Puck's items; `toItems` the other way round. */
export function toTree(items: readonly CanvasItem[]): StoredNode[] {
  return items.map(({ props: { id, node, ...slots } }) => {
    const { slots: other, ...stored } = JSON.parse(node) as Omit<StoredNode, 'id'>;
    const known = slotNames(stored.widget).map((slot) => [slot, toTree((slots[slot] ?? []) as CanvasItem[])]);
    return { id, ...stored, slots: { ...other, ...Object.fromEntries(known) } };
  });
}
