import { ActionIcon, Menu } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { AdminIcon } from '../../../parts/icon.tsx';
import { nodeTitle } from '../node-words.ts';
import { type ListPath, listAt, type NodePath, nodeAt } from '../tree-operations.ts';
import { listsForMove } from '../widget-limits.ts';
import type { Outline } from './outline.ts';

/** What a list is called: the page, or the node whose slot it is and the slot. */
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

/** A menu of the other lists that a node can move to; it goes to their end. */
export function MoveMenu({ outline, path, name }: { outline: Outline; path: NodePath; name: string }) {
  const { t } = useLanguage();
  const titleOf = useListTitle(outline.sections);
  const { rest, lists } = listsForMove(outline.tree, path);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          data-act="move"
          aria-label={t('adminTemplates:content.moveTo', { name })}
          disabled={lists.length === 0}
        >
          <AdminIcon name="arrow-bend-up-right" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" maw="90vw" style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('adminTemplates:content.moveToTitle')}</Menu.Label>
        {lists.map((list) => (
          <Menu.Item
            key={JSON.stringify(list)}
            onClick={() => outline.onMove(path, { list, index: listAt(rest, list).length }, 'move')}
          >
            {titleOf(rest, list)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
