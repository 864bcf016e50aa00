import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { useReadOnly } from '../../parts/forms/read-only.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { NodeForm } from '../../templates/content/node-form.tsx';
import { nodeTitle } from '../../templates/content/node-words.ts';
import type { EditedTree } from '../../templates/content/outline/use-outline.tsx';
import { type NodePath, nodeAt } from '../../templates/content/tree-operations.ts';
import { problemsOf } from '../../templates/content/tree-problems.ts';
import { pathOf } from '../state/node-path.ts';

type SettingsProps = Omit<EditedTree, 'onChange'> & {
  selected: string | null;
  onSelect: (id: string | null) => void;
  onChange: (node: StoredNode, path: NodePath) => void;
};

/** The settings of the selected node; changes show on the canvas immediately. */
export function Settings({ tree, problems, sections, selected, onSelect, onChange }: SettingsProps) {
  const { t, language } = useLanguage();
  const isReadOnly = useReadOnly();
  const path = selected === null ? null : pathOf(tree, selected);
  const node = path === null ? null : nodeAt(tree, path);
  if (path === null || node === null || selected === null)
    return (
      <Text size="sm" c="dimmed">
        {t('adminEditor:settings.none')}
      </Text>
    );
  return (
    <div key={selected} className={isReadOnly ? 'admin-read-only' : undefined}>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Title order={2} size="h4">
          {nodeTitle(node, { language, sections })}
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('adminEditor:settings.close')}
          data-look
          onClick={() => onSelect(null)}
        >
          <AdminIcon name="x" />
        </ActionIcon>
      </Group>
      <NodeForm
        node={node}
        problems={problemsOf(problems, selected)}
        sections={sections}
        tree={tree}
        onChange={(next) => onChange(next, path)}
      />
    </div>
  );
}
