import type { HTMLAttributes } from 'react';
import type { AnyWidget } from '#widgets/declaration.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import type { SavedSection } from '../node-words.ts';
import type { ListPath, NodePath } from '../tree-operations.ts';
import type { ShownProblem } from '../tree-problems.ts';

/** The data and actions of outline rows. */
export type Outline = Readonly<{
  tree: readonly StoredNode[];
  /** The kind of document that the tree belongs to. */
  place: string;
  problems: readonly ShownProblem[];
  sections: readonly SavedSection[];
  isReadOnly: boolean;
  onAdd: (list: ListPath, widget: AnyWidget) => void;
  /** Appends nodes to the page; `name` is their name in the announcement. */
  onInsert: (nodes: readonly StoredNode[], name: string) => void;
  onEdit: (path: NodePath) => void;
  /** `to` is a position in the tree without the node. */
  onMove: (from: NodePath, to: NodePath, by: MoveButton) => void;
  onDuplicate: (path: NodePath) => void;
  onRemove: (path: NodePath) => void;
  /** Replaces the page's content by its parts. */
  onSplit: (path: NodePath) => void;
  /** Without it rows are not selectable. */
  rows?: OutlineRows;
}>;

/** Selectable rows. */
export type OutlineRows = Readonly<{
  chosen: readonly string[];
  /** The row in the tab order. */
  current: string | null;
  /** Whether each row has a checkbox. */
  hasBoxes: boolean;
  boxLabel: (name: string) => string;
  onToggle: (id: string) => void;
  /** Event handlers of the tree. */
  events: Readonly<
    Required<Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown'>>
  >;
}>;

/** The button that moved a row; it keeps the focus. */
export type MoveButton = 'up' | 'down' | 'move';
