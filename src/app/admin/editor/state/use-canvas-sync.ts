import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import type { StoredNode } from '#widgets/tree/node.ts';
import { type CanvasItem, toItems, toTree } from './canvas-items.ts';

const usePuck = createUsePuck();

/** The tree in one form, whichever way it came. */
export function canonical(tree: readonly StoredNode[]): string {
  return JSON.stringify(toTree(toItems(tree)));
}

export function treeOf({ content }: Pick<Data, 'content'>): StoredNode[] {
  return toTree(content as unknown as CanvasItem[]);
}

/** The id of the chosen node; null for none. */
export function useSelected(): string | null {
  return usePuck(({ selectedItem }) => (selectedItem?.props.id as string | undefined) ?? null);
}

/** Chooses a node by its id; null for none. */
export function useSelect(): (id: string | null) => void {
  const getPuck = useGetPuck();
  return (id) => {
    const { dispatch, getSelectorForId } = getPuck();
    const itemSelector = id === null ? null : (getSelectorForId(id) ?? null);
    dispatch({ type: 'setUi', ui: { itemSelector } });
  };
}

type Api = ReturnType<ReturnType<typeof useGetPuck>>;

/** The nodes by id, and how they stand in each other. */
function flattened(items: readonly CanvasItem[]): { nodes: Map<string, string>; order: unknown } {
  const nodes = new Map<string, string>();
  const visit = (list: readonly CanvasItem[]): unknown =>
    list.map(({ type, props: { id, node, ...slots } }) => {
      nodes.set(id, node);
      const inner = Object.entries(slots).filter(([, slot]) => Array.isArray(slot));
      return [id, type, inner.map(([slot, one]) => [slot, visit(one as CanvasItem[])])];
    });
  const order = visit(items);
  return { nodes, order };
}

/** Settings alone are put in place one by one, which draws their nodes only. */
function bringTo(
  tree: readonly StoredNode[],
  { appState, dispatch, getItemById, getSelectorForId }: Api,
): void {
  const [shown, wanted] = [toItems(treeOf(appState.data)), toItems(tree)].map(flattened);
  if (shown === undefined || wanted === undefined) return;
  if (JSON.stringify(shown.order) !== JSON.stringify(wanted.order)) {
    const content = toItems(tree) as unknown as Data['content'];
    dispatch({ type: 'setData', data: (known) => ({ ...known, content }), recordHistory: false });
    return;
  }
  for (const [id, node] of wanted.nodes) {
    const [item, at] = [getItemById(id), getSelectorForId(id)];
    if (shown.nodes.get(id) === node || item === undefined || at === undefined) continue;
    dispatch({
      type: 'replace',
      destinationIndex: at.index,
      destinationZone: at.zone,
      data: { ...item, props: { ...item.props, node } },
      recordHistory: false,
    });
  }
}

type Synced = Readonly<{
  tree: readonly StoredNode[];
  /** The nodes to choose when the revision counts up; those that are chosen stay it when undefined. */
  chosen: readonly string[] | undefined;
  /** Counts up when the canvas must go back to the tree, or other nodes are chosen. */
  revision: number;
  onChoose: (ids: readonly string[]) => void;
}>;

/** Keeps the canvas at the tree. Changes are steps of our own history, so that Puck records none. */
export function useCanvasSync({ tree, chosen, revision, onChoose }: Synced): void {
  const getPuck = useGetPuck();
  const select = useSelect();
  const done = useRef(revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are others in each rendering; a revision asks for the tree again
  useEffect(() => {
    const { selectedItem } = getPuck();
    const stays = (selectedItem?.props.id as string | undefined) ?? null;
    const isAsked = done.current !== revision;
    done.current = revision;
    bringTo(tree, getPuck());
    if (isAsked && chosen !== undefined) onChoose(chosen);
    else if (stays !== null) select(stays);
  }, [tree, chosen, revision, getPuck]);
}
