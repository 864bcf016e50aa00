import type { HTMLAttributes } from 'react';
import type { AnyWidget } from '#widgets/declaration.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import type { SavedSection } from '../node-words.ts';
import type { ListPath, NodePath } from '../tree-operations.ts';
import type { ShownProblem } from '../tree-problems.ts';

/** What the rows of an outline show, and what they can do. */
export type Outline = Readonly<{
  tree: readonly StoredNode[];
  /** The kind of document that the tree belongs to. */
  place: string;
  problems: readonly ShownProblem[];
  sections: readonly SavedSection[];
  isReadOnly: boolean;
  onAdd: (list: ListPath, widget: AnyWidget) => void;
  /** Puts nodes below all others of the page; `name`: what they are called together. */
  onInsert: (nodes: readonly StoredNode[], name: string) => void;
  onEdit: (path: NodePath) => void;
  /** `to` is a place in the tree without the node. */
  onMove: (from: NodePath, to: NodePath, by: MoveButton) => void;
  onDuplicate: (path: NodePath) => void;
  onRemove: (path: NodePath) => void;
  /** Puts the parts of the page in the place of its whole content. */
  onSplit: (path: NodePath) => void;
  /** Without it rows cannot be chosen. */
  rows?: OutlineRows;
}>;

/** Rows of which several can be chosen. */
export type OutlineRows = Readonly<{
  chosen: readonly string[];
  /** The row that the Tab key leads to. */
  current: string | null;
  /** Whether each row has a checkbox. */
  hasBoxes: boolean;
  boxLabel: (name: string) => string;
  onToggle: (id: string) => void;
  /** What the tree listens to. */
  events: Readonly<
    Required<Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown'>>
  >;
}>;

/** The button of a row that moves it; the focus stays on it. */
export type MoveButton = 'up' | 'down' | 'move';
