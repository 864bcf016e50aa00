import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import type { StoredNode } from '#widgets/tree/node.ts';
import { type CanvasItem, toItems, toTree } from './canvas-items.ts';

const usePuck = createUsePuck();

/** A canonical form of the tree, for comparisons. */
export function canonical(tree: readonly StoredNode[]): string {
  return JSON.stringify(toTree(toItems(tree)));
}

export function treeOf({ content }: Pick<Data, 'content'>): StoredNode[] {
  return toTree(content as unknown as CanvasItem[]);
}

/** The id of the selected node; null if none. */
export function useSelected(): string | null {
  return usePuck(({ selectedItem }) => (selectedItem?.props.id as string | undefined) ?? null);
}

/** Selects a node by id; null selects none. */
export function useSelect(): (id: string | null) => void {
  const getPuck = useGetPuck();
  return (id) => {
    const { dispatch, getSelectorForId } = getPuck();
    const itemSelector = id === null ? null : (getSelectorForId(id) ?? null);
    dispatch({ type: 'setUi', ui: { itemSelector } });
  };
}

type Api = ReturnType<ReturnType<typeof useGetPuck>>;

/** The nodes by id, and the structure of the tree. */
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

/** If only settings differ, items are replaced one by one, so that only their nodes render. */
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
  /** The selection after the next revision; undefined keeps the current one. */
  chosen: readonly string[] | undefined;
  /** Incremented when the canvas must be reset to the tree, or the selection changes. */
  revision: number;
  onChoose: (ids: readonly string[]) => void;
}>;

/** Synchronizes the canvas with the tree. Undo steps are in our own history, so Puck records none. */
export function useCanvasSync({ tree, chosen, revision, onChoose }: Synced): void {
  const getPuck = useGetPuck();
  const select = useSelect();
  const done = useRef(revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new on each render; a revision resets the canvas
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
