import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { AnyWidget } from '#widgets/declaration.ts';
import { text as textWidget } from '#widgets/media/text/widget.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { newNode, nodeIdsBeside } from '../../templates/content/new-node.ts';
import { nodeTitle, type SavedSection } from '../../templates/content/node-words.ts';
import {
  allNodes,
  duplicateNode,
  insertNode,
  listAt,
  moveNode,
  type NodePath,
  nodeAt,
  removeNode,
  withNewIds,
} from '../../templates/content/tree-operations.ts';
import { useProblemWords } from '../../templates/content/tree-problems.ts';
import { canDuplicate, hasRoom } from '../../templates/content/widget-limits.ts';
import { readPasted, writeNodes } from './clipboard.ts';
import { arrangementProblem } from './dropped-nodes.ts';
import { pathOf } from './node-path.ts';
import type { EditedNodes } from './use-tree.ts';

type ActsOptions = Readonly<{
  nodes: EditedNodes;
  place: string;
  sections: readonly SavedSection[];
  selected: string | null;
  /** The language of the page on the canvas. */
  shownLanguage: Language;
  /** Chooses a node once the canvas has it. */
  onNext: (id: string | null) => void;
}>;

type Chosen = Readonly<{ path: NodePath; node: StoredNode }>;

/** What can be done with the chosen node, by keys and buttons; `said` says what was done. */
export function useNodeActs({ nodes, place, sections, selected, shownLanguage, onNext }: ActsOptions) {
  const { t, language } = useLanguage();
  const { sentence } = useProblemWords();
  const [said, say] = useState('');
  const { tree, change } = nodes;
  const titleOf = (node: StoredNode) => nodeTitle(node, { language, sections });
  const path = selected === null ? null : pathOf(tree, selected);
  const found = path === null ? null : nodeAt(tree, path);
  const chosen: Chosen | null = path === null || found === null ? null : { path, node: found };
  const ids = () => nodeIdsBeside(allNodes(tree));

  /** After the chosen node, or at the end of the page. */
  const nextPath = (): NodePath =>
    chosen !== null && hasRoom(tree, chosen.path.list)
      ? { ...chosen.path, index: chosen.path.index + 1 }
      : { list: [], index: tree.length };

  const insert = (added: readonly StoredNode[]) => {
    const at = nextPath();
    const next = added.reduce<StoredNode[]>(
      (known, node, index) => insertNode(known, { ...at, index: at.index + index }, node),
      [...tree],
    );
    const problem = arrangementProblem(tree, next, place);
    if (problem !== null) {
      notifications.show({ color: 'red', message: sentence(problem) });
      return;
    }
    change(next);
    onNext(added[0]?.id ?? null);
    for (const node of added) say(t('adminTemplates:content.added', { name: titleOf(node) }));
  };

  const move = ({ path: from, node }: Chosen, by: -1 | 1) => {
    const of = listAt(tree, from.list).length;
    const index = from.index + by;
    if (index < 0 || index >= of) return;
    change(moveNode(tree, from, { ...from, index }));
    onNext(selected);
    say(t('adminTemplates:content.moved', { name: titleOf(node), at: index + 1, of }));
  };

  const copy = (to: DataTransfer) => {
    if (chosen === null) return;
    const name = titleOf(chosen.node);
    writeNodes(to, [chosen.node], name);
    say(t('adminEditor:copied', { name }));
  };

  const paste = (from: DataTransfer) => {
    const pasted = readPasted(from);
    if (pasted.kind === 'refused') {
      notifications.show({ color: 'red', message: t(`adminEditor:pasted.${pasted.reason}`) });
      return;
    }
    if (pasted.kind === 'nodes') {
      const newId = ids();
      insert(pasted.nodes.map((node) => withNewIds(node, newId)));
      return;
    }
    const { html, leftOut } = pasted;
    if (html !== '')
      insert([{ ...newNode(textWidget, ids()()), settings: { html: { en: '', [shownLanguage]: html } } }]);
    if (leftOut.length === 0) return;
    const parts = leftOut.map(({ part, count }) => t(`adminEditor:pasted.parts.${part}`, { count }));
    notifications.show({
      color: 'yellow',
      message: t('adminEditor:pasted.leftOut', {
        parts: new Intl.ListFormat(language).format(parts),
      }),
    });
  };

  const remove = () => {
    if (chosen === null) return;
    change(removeNode(tree, chosen.path));
    onNext(null);
    say(t('adminTemplates:content.removed', { name: titleOf(chosen.node) }));
  };

  return {
    said,
    insert,
    add: (widget: AnyWidget) => insert([newNode(widget, ids()())]),
    paste,
    copy,
    cut: (to: DataTransfer) => {
      copy(to);
      remove();
    },
    remove,
    duplicate: () => {
      if (chosen === null || !canDuplicate(tree, chosen.path)) return;
      const next = duplicateNode(tree, chosen.path, ids());
      change(next);
      onNext(nodeAt(next, { ...chosen.path, index: chosen.path.index + 1 })?.id ?? null);
      say(t('adminTemplates:content.duplicated'));
    },
    up: () => {
      if (chosen !== null) move(chosen, -1);
    },
    down: () => {
      if (chosen !== null) move(chosen, 1);
    },
  };
}
