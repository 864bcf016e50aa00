import { type AnyWidget, GROUPS, type Slot, type WidgetGroup } from '#widgets/declaration.ts';
import { widgets } from '#widgets/index.ts';
import { MAX_LEVELS } from '#widgets/tree/check-tree.ts';
import { mayStandIn, refusingSlot } from '#widgets/tree/may-stand-in.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { listOfGroup, type NodeGroup, nodesOfGroup, removeGroup } from './node-group.ts';
import { allNodes, type ListPath, listAt, type NodePath, nodeAt, nodesOf } from './tree-operations.ts';

type Tree = readonly StoredNode[];

function countsOf(nodes: Tree): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { widget } of nodes) counts.set(widget, (counts.get(widget) ?? 0) + 1);
  return counts;
}

const PAGE: Slot = { max: Number.POSITIVE_INFINITY };
const UNKNOWN: Slot = { max: 0 };

/** The slot that a list is in. */
function slotOf(tree: Tree, list: ListPath): Slot {
  const last = list.at(-1);
  if (last === undefined) return PAGE;
  const owner = nodeAt(tree, { list: list.slice(0, -1), index: last.index });
  return widgets.get(owner?.widget ?? '')?.slots?.[last.slot] ?? UNKNOWN;
}

/** The slots around a list, from the page to the one that the list is in. */
function slotsAround(tree: Tree, list: ListPath): { slot: Slot }[] {
  const lists = [...list.keys(), list.length].map((depth) => list.slice(0, depth));
  return lists.map((one) => ({ slot: slotOf(tree, one) }));
}

/** Whether a list holds all of these nodes, with those in their slots, by what they are. */
export function holdsAll(tree: Tree, list: ListPath, nodes: Tree): boolean {
  const slots = slotsAround(tree, list);
  const refused = new Set(slots.flatMap(({ slot }) => slot.refuses ?? []));
  const isHeld = ({ widget: name }: StoredNode) => {
    const widget = widgets.get(name);
    return widget === undefined || refusingSlot(slots, widget) === undefined;
  };
  return nodes.every(isHeld) && !allNodes(nodes).some(({ widget }) => refused.has(widget));
}

/** The depth of a node: itself and its descendants. */
function levelsOf({ slots }: StoredNode): number {
  const inner = Object.values(slots).flatMap((list) => nodesOf(list).map(levelsOf));
  return 1 + Math.max(0, ...inner);
}

/** Whether a list has room for another node of this depth. */
export function hasRoom(tree: Tree, list: ListPath, levels = 1): boolean {
  return list.length + levels <= MAX_LEVELS && listAt(tree, list).length < slotOf(tree, list).max;
}

/** Widgets that may be added to a document of a place, to the page or to one of its lists, by group, in the order of the inserter. */
export function addableWidgets(
  tree: Tree,
  place: string,
  list: ListPath = [],
): { group: WidgetGroup; choices: AnyWidget[] }[] {
  const counts = countsOf(allNodes(tree));
  const slots = slotsAround(tree, list);
  const addable = [...widgets.values()].filter(
    (widget) =>
      mayStandIn(widget, place) &&
      refusingSlot(slots, widget) === undefined &&
      (counts.get(widget.name) ?? 0) < (widget.maxPerDocument ?? Number.POSITIVE_INFINITY),
  );
  return GROUPS.map((group) => ({
    group,
    choices: addable.filter((widget) => widget.group === group),
  })).filter(({ choices }) => choices.length > 0);
}

/** Whether a copy of a node and its descendants fits beside it. */
export function canDuplicate(tree: Tree, path: NodePath): boolean {
  const node = nodeAt(tree, path);
  if (node === null || !hasRoom(tree, path.list)) return false;
  const counts = countsOf(allNodes(tree));
  return [...countsOf(allNodes([node]))].every(([name, copies]) => {
    const max = widgets.get(name)?.maxPerDocument ?? Number.POSITIVE_INFINITY;
    return (counts.get(name) ?? 0) + copies <= max;
  });
}

/** All lists of a tree: the page, then the declared slots of its nodes. */
function listsIn(tree: Tree, path: ListPath = []): ListPath[] {
  const inner = listAt(tree, path).flatMap(({ widget }, index) =>
    Object.keys(widgets.get(widget)?.slots ?? {}).flatMap((slot) =>
      listsIn(tree, [...path, { index, slot }]),
    ),
  );
  return [path, ...inner];
}

/**
 * The lists with room for these nodes, except for the one that contains them all; paths are those of `rest`, the tree
 * without them.
 */
export function listsForMove(tree: Tree, group: NodeGroup): { rest: Tree; lists: ListPath[] } {
  const rest = removeGroup(tree, group);
  const limits = JSON.stringify(listOfGroup(group));
  const moved = nodesOfGroup(tree, group);
  const levels = Math.max(0, ...moved.map(levelsOf));
  const lists = listsIn(rest).filter(
    (list) =>
      JSON.stringify(list) !== limits &&
      levels > 0 &&
      hasRoom(rest, list, levels) &&
      holdsAll(rest, list, moved),
  );
  return { rest, lists };
}
