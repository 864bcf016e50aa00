import { Group, Tree, type TreeNodeData, useTree } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { directionOf, type Place, type Placed, placeAt, placeBy, positionOf } from './tree-moves.ts';
import { TreeRowMenu } from './tree-row-menu.tsx';

type AdminTreeProps<Row extends Placed> = {
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** The content of a row. */
  face: (row: Row) => ReactNode;
  mayChange: boolean;
  /** Absent if a row can move anywhere. */
  isAllowed?: (id: number, place: Place) => boolean;
  /** @returns whether the row was moved */
  onMove: (id: number, place: Place) => boolean | Promise<boolean>;
  /** Further items of a row's menu. */
  actions: (row: Row) => ReactNode;
};

function nodesOf(rows: readonly Placed[], parentId: number | null = null): TreeNodeData[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id }) => ({ value: String(id), label: String(id), children: nodesOf(rows, id) }));
}

const ROW = '[role=treeitem]';

function focusRow(root: HTMLElement | null, id: number, isByRow: boolean) {
  const row = root?.querySelector<HTMLElement>(`${ROW}[data-value="${id}"]`);
  if (isByRow) row?.setAttribute('data-focus-ring', 'true');
  (isByRow ? row : row?.querySelector<HTMLElement>('[data-row-menu]'))?.focus();
}

/** Announces the position of a moved row, and restores its focus, since a row with another parent is rendered anew. */
function useMoved<Row extends Placed>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const { t } = useLanguage();
  const root = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: number; isByRow: boolean } | null>(null);
  const [announcement, announce] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks when the rows changed, and only then
  useEffect(() => {
    const last = moved.current;
    moved.current = null;
    const standing = last === null ? null : positionOf(rows, last.id);
    if (standing === null) return;
    const { one, parent, at, of } = standing;
    const place = { name: nameOf(one), at, of };
    if (parent === null) announce(t('admin:tree.onTop', place));
    else announce(t('admin:tree.below', { ...place, parent: nameOf(parent) }));
    focusRow(root.current, one.id, last?.isByRow ?? false);
  }, [rows]);
  return { root, moved, announcement };
}

/** A tree of rows that are moved by drag and drop, by their menu, or by Alt and an arrow key; moves are announced. */
export function AdminTree<Row extends Placed>(props: AdminTreeProps<Row>) {
  const { label, rows, nameOf, face, mayChange, isAllowed, onMove, actions } = props;
  const { dir } = useLanguage();
  const tree = useTree({
    initialExpandedState: Object.fromEntries(rows.map(({ id }) => [String(id), true])),
  });
  // Memoized, since a new array resets the tree.
  const nodes = useMemo(() => nodesOf(rows), [rows]);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const { root, moved, announcement } = useMoved(rows, nameOf);
  const allowed = (id: number, place: Place | null) =>
    place !== null && (isAllowed?.(id, place) ?? true) ? place : null;
  const move = async (id: number, place: Place, isByRow = false) => {
    moved.current = { id, isByRow };
    if (place.parentId !== null) tree.expand(String(place.parentId));
    if (!(await onMove(id, place))) moved.current = null;
  };
  const moveByKey = (event: KeyboardEvent) => {
    const direction = event.altKey ? directionOf(event.key, dir) : null;
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>(ROW) : null;
    if (direction === null || row === null || !mayChange) return;
    event.preventDefault();
    event.stopPropagation();
    const id = Number(row.dataset.value);
    const place = allowed(id, placeBy(rows, id, direction));
    if (place !== null) void move(id, place, row === event.target);
  };
  return (
    <>
      <Tree
        ref={root}
        aria-label={label}
        data={nodes}
        tree={tree}
        expandOnClick={false}
        expandOnSpace={false}
        levelOffset="lg"
        onKeyDownCapture={moveByKey}
        {...(mayChange
          ? {
              onDragDrop: ({ draggedNode, targetNode, position }) => {
                const id = Number(draggedNode);
                const place = allowed(id, placeAt(rows, id, { target: Number(targetNode), position }));
                if (place !== null) void move(id, place, true);
              },
            }
          : {})}
        renderNode={({ node, elementProps }) => {
          const row = byId.get(node.value);
          return row === undefined ? null : (
            <div {...elementProps}>
              <Group gap="xs" py={6} wrap="nowrap" style={{ flexGrow: 1 }}>
                <Group gap="xs" wrap="wrap" style={{ flexGrow: 1 }}>
                  {face(row)}
                </Group>
                {mayChange ? (
                  <TreeRowMenu
                    name={nameOf(row)}
                    placeTo={(direction) => allowed(row.id, placeBy(rows, row.id, direction))}
                    onMove={(place) => void move(row.id, place)}
                  >
                    {actions(row)}
                  </TreeRowMenu>
                ) : null}
              </Group>
            </div>
          );
        }}
      />
      <p className="admin-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
