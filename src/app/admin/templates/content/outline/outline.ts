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
}>;

/** The button of a row that moves it; the focus stays on it. */
export type MoveButton = 'up' | 'down' | 'move';
