import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { AdminIcon } from '../../../parts/icon.tsx';
import type { NodeGroup } from '../node-group.ts';
import { nodeTitle } from '../node-words.ts';
import { type ListPath, listAt, type NodePath, nodeAt } from '../tree-operations.ts';
import { listsForMove } from '../widget-limits.ts';
import type { Outline } from './outline.ts';

/** The name of a list: the page, or a node and its slot. */
function useListTitle(sections: Outline['sections']) {
  const { t, language } = useLanguage();
  return (tree: readonly StoredNode[], list: ListPath) => {
    const last = list.at(-1);
    if (last === undefined) return t('adminTemplates:content.page');
    const owner = nodeAt(tree, { list: list.slice(0, -1), index: last.index });
    const slot = t(`adminTemplates:content.slots.${last.slot}`, { defaultValue: last.slot });
    return owner === null ? slot : `${nodeTitle(owner, { language, sections })} · ${slot}`;
  };
}

type ListsProps = Readonly<{
  tree: readonly StoredNode[];
  sections: Outline['sections'];
  group: NodeGroup;
  /** `to` is a position in the tree without the nodes. */
  onMove: (to: NodePath, listTitle: string) => void;
  /** The button that opens the menu. */
  children: (isOff: boolean) => ReactNode;
}>;

/** A menu of the other lists that nodes can move to; they are appended. */
export function ListsMenu({ tree, sections, group, onMove, children }: ListsProps) {
  const { t } = useLanguage();
  const titleOf = useListTitle(sections);
  const { rest, lists } = listsForMove(tree, group);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>{children(lists.length === 0)}</Menu.Target>
      <Menu.Dropdown mah="60vh" maw="90vw" style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('adminTemplates:content.moveToTitle')}</Menu.Label>
        {lists.map((list) => (
          <Menu.Item
            key={JSON.stringify(list)}
            onClick={() => onMove({ list, index: listAt(rest, list).length }, titleOf(rest, list))}
          >
            {titleOf(rest, list)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A menu of the other lists that a node can move to. */
export function MoveMenu({ outline, path, name }: { outline: Outline; path: NodePath; name: string }) {
  const { t } = useLanguage();
  const { tree, sections, onMove } = outline;
  return (
    <ListsMenu {...{ tree, sections }} group={[path]} onMove={(to) => onMove(path, to, 'move')}>
      {(isOff) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          data-act="move"
          aria-label={t('adminTemplates:content.moveTo', { name })}
          disabled={isOff}
        >
          <AdminIcon name="arrow-bend-up-right" />
        </ActionIcon>
      )}
    </ListsMenu>
  );
}
