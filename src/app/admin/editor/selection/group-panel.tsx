import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { useReadOnly } from '../../parts/forms/read-only.tsx';
import { AdminIcon, type AdminIconName } from '../../parts/icon.tsx';
import { listOfGroup, nodesOfGroup, shiftGroup } from '../../templates/content/node-group.ts';
import { nodeTitle, type SavedSection } from '../../templates/content/node-words.ts';
import { ListsMenu } from '../../templates/content/outline/move-menu.tsx';
import type { NodeGroupActions } from '../state/use-node-actions.ts';

type GroupPanelProps = Readonly<{
  tree: readonly StoredNode[];
  sections: readonly SavedSection[];
  acts: NodeGroupActions;
  /** The number of selected nodes, including those inside other selected ones. */
  count: number;
  onClose: () => void;
}>;

type GroupAction = 'up' | 'down' | 'copy' | 'cut' | 'paste' | 'duplicate' | 'remove';
const ICONS: Readonly<Record<GroupAction, AdminIconName>> = {
  ...{ up: 'arrow-up', down: 'arrow-down', copy: 'copy', cut: 'scissors', paste: 'clipboard' },
  ...{ duplicate: 'stack', remove: 'trash' },
};

const LOOK = { variant: 'default', size: 'compact-md', justify: 'flex-start' } as const;

function ActionButton({ act, onClick }: { act: GroupAction; onClick: (() => void) | null }) {
  const { t } = useLanguage();
  return (
    <Button
      {...LOOK}
      leftSection={<AdminIcon name={ICONS[act]} />}
      disabled={onClick === null}
      onClick={onClick ?? undefined}
      data-look={act === 'copy' ? true : undefined}
    >
      {t(`adminEditor:selection.${act}`)}
    </Button>
  );
}

function ChangeButtons({ tree, sections, acts }: Pick<GroupPanelProps, 'tree' | 'sections' | 'acts'>) {
  const { t } = useLanguage();
  const { group } = acts;
  const canMove = (by: -1 | 1) => shiftGroup(tree, group, by) !== null;
  return (
    <>
      <ActionButton act="cut" onClick={acts.cutByButton} />
      <ActionButton act="paste" onClick={acts.pasteByButton} />
      <ActionButton act="duplicate" onClick={acts.duplicate} />
      <ActionButton act="up" onClick={canMove(-1) ? acts.up : null} />
      <ActionButton act="down" onClick={canMove(1) ? acts.down : null} />
      <ListsMenu {...{ tree, sections, group }} onMove={acts.moveTo}>
        {(isOff) => (
          <Button {...LOOK} leftSection={<AdminIcon name="arrow-bend-up-right" />} disabled={isOff}>
            {t('adminEditor:selection.moveTo')}
          </Button>
        )}
      </ListsMenu>
      <ActionButton act="remove" onClick={acts.remove} />
    </>
  );
}

/** Actions on several nodes at once. */
export function GroupPanel({ tree, sections, acts, count, onClose }: GroupPanelProps) {
  const { t, language } = useLanguage();
  const isReadOnly = useReadOnly();
  const names = nodesOfGroup(tree, acts.group);
  return (
    <div className="editor-group-panel">
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} size="h4">
          {t('adminEditor:selection.title', { count })}
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('adminEditor:selection.clear')}
          data-look
          onClick={onClose}
        >
          <AdminIcon name="x" />
        </ActionIcon>
      </Group>
      <div className="editor-group-acts" role="group" aria-label={t('adminEditor:selection.acts')}>
        <ActionButton act="copy" onClick={acts.copyByButton} />
        {isReadOnly ? null : <ChangeButtons {...{ tree, sections, acts }} />}
      </div>
      {!isReadOnly && listOfGroup(acts.group) === null ? (
        <Text size="xs" c="dimmed" mt="xs">
          {t('adminEditor:selection.apart')}
        </Text>
      ) : null}
      <ul className="editor-group-names">
        {names.map((node) => (
          <li key={node.id}>{nodeTitle(node, { language, sections })}</li>
        ))}
      </ul>
    </div>
  );
}
