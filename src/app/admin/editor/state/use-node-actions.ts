import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { AnyWidget } from '#widgets/declaration.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { newNode, nodeIdsBeside } from '../../templates/content/new-node.ts';
import {
  duplicateGroup,
  groupOf,
  listOfGroup,
  moveGroup,
  nodesOfGroup,
  removeGroup,
  shiftGroup,
} from '../../templates/content/node-group.ts';
import { nodeTitle, type SavedSection } from '../../templates/content/node-words.ts';
import { allNodes, insertNodes, listAt, type NodePath } from '../../templates/content/tree-operations.ts';
import { useProblemWords } from '../../templates/content/tree-problems.ts';
import { hasRoom, holdsAll } from '../../templates/content/widget-limits.ts';
import { arrangementProblem } from './dropped-nodes.ts';
import { useClipboardActions } from './use-clipboard-actions.ts';
import type { EditedNodes } from './use-tree.ts';

type ActionsOptions = Readonly<{
  nodes: EditedNodes;
  place: string;
  sections: readonly SavedSection[];
  /** The ids of the selected nodes. */
  chosen: readonly string[];
  /** The language of the page on the canvas. */
  shownLanguage: Language;
  /** Selects nodes once the canvas contains them. */
  onNext: (ids: readonly string[]) => void;
}>;

/** A change of the tree: the result, the selection after it, and its announcement. */
type Step = Readonly<{ tree: StoredNode[]; chosen: readonly string[]; words: string }>;

const idsOf = (nodes: readonly StoredNode[]) => nodes.flatMap(({ id }) => id ?? []);

/** Where nodes are added: after the last chosen node, or at the end of the page where its list cannot hold them. */
function pathAfter(
  tree: readonly StoredNode[],
  { last, added }: { last: NodePath | undefined; added: readonly StoredNode[] },
): NodePath {
  return last !== undefined && hasRoom(tree, last.list) && holdsAll(tree, last.list, added)
    ? { ...last, index: last.index + 1 }
    : { list: [], index: tree.length };
}

/** Performs a step completely, or refuses it if the arrangement is not allowed. */
function useSteps({ nodes, place, onNext }: Pick<ActionsOptions, 'nodes' | 'place' | 'onNext'>) {
  const { sentence } = useProblemWords();
  const [announcement, announce] = useState('');
  const refuse = (message: string) => notifications.show({ color: 'red', message });
  const take = ({ tree, chosen, words }: Step) => {
    const problem = arrangementProblem(nodes.tree, tree, place);
    if (problem !== null) {
      refuse(sentence(problem));
      return;
    }
    nodes.change(tree);
    onNext(chosen);
    announce(words);
  };
  return { announcement, say: announce, take, refuse };
}

/** Actions on the selected nodes by keys and buttons, each as one undo step; `announcement` announces the last one. */
export function useNodeActions(options: ActionsOptions) {
  const { nodes, sections, chosen, shownLanguage } = options;
  const { t, language } = useLanguage();
  const { announcement, say, take, refuse } = useSteps(options);
  const { tree } = nodes;
  const titleOf = (node: StoredNode) => nodeTitle(node, { language, sections });
  const group = groupOf(tree, chosen);
  const count = group.length;
  const name = new Intl.ListFormat(language).format(nodesOfGroup(tree, group).map(titleOf));
  const ids = () => nodeIdsBeside(allNodes(tree));

  const insert = (added: readonly StoredNode[]) => {
    const [first, ...others] = added;
    if (first === undefined) return;
    const words =
      others.length === 0
        ? t('adminTemplates:content.added', { name: titleOf(first) })
        : t('adminEditor:selection.said.added', { count: added.length });
    const path = pathAfter(tree, { last: group.at(-1), added });
    take({ tree: insertNodes(tree, path, added), chosen: idsOf(added), words });
  };

  const shift = (by: -1 | 1) => {
    const shifted = shiftGroup(tree, group, by);
    const list = listOfGroup(group);
    if (list === null && count > 0) refuse(t('adminEditor:selection.apart'));
    if (shifted === null || list === null) return;
    const at = { at: shifted.index + 1, of: listAt(tree, list).length };
    const together = () => t(`adminEditor:selection.said.${by === -1 ? 'up' : 'down'}`, { count });
    const words = count > 1 ? together() : t('adminTemplates:content.moved', { name, ...at });
    take({ tree: shifted.tree, chosen, words });
  };

  const remove = () => {
    if (count === 0) return;
    const words =
      count === 1
        ? t('adminTemplates:content.removed', { name })
        : t('adminEditor:selection.said.removed', { count });
    take({ tree: removeGroup(tree, group), chosen: [], words });
  };

  const clipboard = useClipboardActions({
    ...{ nodes: nodesOfGroup(tree, group), name, shownLanguage, ids, insert, remove, say },
  });
  return {
    ...{ announcement, group, insert, remove },
    ...clipboard,
    add: (widget: AnyWidget) => insert([newNode(widget, ids()())]),
    duplicate: () => {
      if (count === 0) return;
      const doubled = duplicateGroup(tree, group, ids());
      const words =
        count === 1
          ? t('adminTemplates:content.duplicated')
          : t('adminEditor:selection.said.duplicated', { count });
      take({ tree: doubled.tree, chosen: doubled.ids, words });
    },
    up: () => shift(-1),
    down: () => shift(1),
    /** @param to a position in the tree without the selected nodes; `title` names its list */
    moveTo: (to: NodePath, title: string) =>
      take({
        tree: moveGroup(tree, group, to),
        chosen,
        words: t('adminEditor:selection.said.movedTo', { count, list: title }),
      }),
  };
}

export type NodeGroupActions = ReturnType<typeof useNodeActions>;
