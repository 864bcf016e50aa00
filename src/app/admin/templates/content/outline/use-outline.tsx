import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { pagePartsOf } from '#widgets/shipped/page-parts.ts';
import { nodeId, type StoredNode } from '#widgets/tree/node.ts';
import { useReadOnly } from '../../../parts/forms/read-only.tsx';
import { newNode, nodeIdsBeside } from '../new-node.ts';
import { nodeTitle, type SavedSection } from '../node-words.ts';
import {
  allNodes,
  appendNodes,
  duplicateNode,
  insertNode,
  type ListPath,
  listAt,
  moveNode,
  type NodePath,
  nodeAt,
  removeNode,
  removeNodes,
  splitNode,
} from '../tree-operations.ts';
import type { ShownProblem } from '../tree-problems.ts';
import type { Outline } from './outline.ts';
import { useRowFocus } from './use-row-focus.ts';

/** An editable tree. */
export type EditedTree = Readonly<{
  tree: readonly StoredNode[];
  onChange: (tree: StoredNode[]) => void;
  problems: readonly ShownProblem[];
  /** The kind of document: `home`, or the place of a template. */
  place: string;
  /** Saved sections that a widget can show. */
  sections: readonly SavedSection[];
}>;

/** The prefix of generated ids in a list, for nodes without an id. */
function listPlace(tree: readonly StoredNode[], list: ListPath): string {
  const last = list.at(-1);
  if (last === undefined) return '';
  const path = { list: list.slice(0, -1), index: last.index };
  return `${idAt(tree, path)}.${last.slot}.`;
}

function idAt(tree: readonly StoredNode[], path: NodePath): string {
  const node = nodeAt(tree, path);
  return node === null ? '' : nodeId(node, listPlace(tree, path.list), path.index);
}

type Change = (tree: readonly StoredNode[]) => StoredNode[];

/** Announces a change with an undo button, which applies to the tree at that time. */
function useUndo({ tree, onChange }: Pick<EditedTree, 'tree' | 'onChange'>) {
  const { t } = useLanguage();
  const latest = useRef({ tree, onChange });
  useEffect(() => {
    latest.current = { tree, onChange };
  }, [tree, onChange]);
  return (words: string, change: Change) => {
    const undo = () => {
      notifications.hide(id);
      latest.current.onChange(change(latest.current.tree));
    };
    const id = notifications.show({
      message: (
        <Group justify="space-between">
          {words}
          <Button size="compact-sm" variant="default" onClick={undo}>
            {t('adminTemplates:content.undo')}
          </Button>
        </Group>
      ),
    });
  };
}

/** The node whose settings are open, and the function that opens others. */
type Edited = Readonly<{ edited: NodePath | null; onEdit: (path: NodePath | null) => void }>;

/** The actions of the rows, with their announcements. */
export function useOutline(props: EditedTree, { edited, onEdit }: Edited) {
  const { tree, onChange, sections } = props;
  const { t, language } = useLanguage();
  const isReadOnly = useReadOnly();
  const [announcement, announce] = useState('');
  const { root, focusNext } = useRowFocus(tree, edited);
  const offerUndo = useUndo(props);
  const titleOf = (node: StoredNode) => nodeTitle(node, { language, sections });
  const outline: Outline = {
    ...props,
    isReadOnly,
    onEdit,
    onAdd: (list, widget) => {
      const path = { list, index: listAt(tree, list).length };
      const node = newNode(widget, nodeIdsBeside(allNodes(tree))());
      onChange(insertNode(tree, path, node));
      announce(t('adminTemplates:content.added', { name: titleOf(node) }));
      if (Object.keys(widget.fields).length > 0) onEdit(path);
    },
    onInsert: (nodes, name) => {
      const next = appendNodes(tree, nodes);
      focusNext({ node: idAt(next, { list: [], index: tree.length }), act: 'edit' });
      onChange(next);
      const words = t('adminTemplates:content.added', { name });
      announce(words);
      offerUndo(words, (now) => removeNodes(now, nodes));
    },
    onMove: (from, to, by) => {
      const node = nodeAt(tree, from);
      if (node === null) return;
      const next = moveNode(tree, from, to);
      focusNext({ node: idAt(next, to), act: by });
      onChange(next);
      const of = listAt(next, to.list).length;
      announce(t('adminTemplates:content.moved', { name: titleOf(node), at: to.index + 1, of }));
    },
    onDuplicate: (path) => {
      const next = duplicateNode(tree, path, nodeIdsBeside(allNodes(tree)));
      const copy = { ...path, index: path.index + 1 };
      focusNext({ node: idAt(next, copy), act: 'edit' });
      onChange(next);
      announce(t('adminTemplates:content.duplicated'));
    },
    onSplit: (path) => {
      const parts = pagePartsOf(props.place);
      if (parts === null) return;
      const next = splitNode(tree, path, { parts, newId: nodeIdsBeside(allNodes(tree)) });
      focusNext({ node: idAt(next, path), act: 'edit' });
      onChange(next);
      announce(t('adminTemplates:content.isSplit'));
    },
    onRemove: (path) => {
      const node = nodeAt(tree, path);
      if (node === null) return;
      focusNext({ list: listPlace(tree, path.list) });
      onChange(removeNode(tree, path));
      offerUndo(t('adminTemplates:content.removed', { name: titleOf(node) }), (now) =>
        insertNode(now, path, node),
      );
    },
  };
  const onClose = () => {
    if (edited !== null) focusNext({ node: idAt(tree, edited), act: 'edit' });
    onEdit(null);
  };
  return { outline, root, announcement, idAt: (path: NodePath) => idAt(tree, path), onClose };
}
