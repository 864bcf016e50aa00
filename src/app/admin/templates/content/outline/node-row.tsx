import { ActionIcon, Checkbox, Group, Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { widgets } from '#widgets/index.ts';
import { pagePartsOf } from '#widgets/shipped/page-parts.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { AdminIcon, type AdminIconName } from '../../../parts/icon.tsx';
import { nodeTitle, summaryOf, widgetName } from '../node-words.ts';
import { ShopIcon } from '../shop-icon.tsx';
import type { NodePath } from '../tree-operations.ts';
import { type ShownProblem, useProblemWords } from '../tree-problems.ts';
import { canDuplicate } from '../widget-limits.ts';
import { MoveMenu } from './move-menu.tsx';
import type { Outline } from './outline.ts';

type RowProps = Readonly<{
  outline: Outline;
  node: StoredNode;
  id: string;
  path: NodePath;
  isLast: boolean;
  problems: readonly ShownProblem[];
}>;

type NodeAction = 'edit' | 'split' | 'up' | 'down' | 'duplicate' | 'remove';
const ICONS: Readonly<Record<NodeAction, AdminIconName>> = {
  edit: 'pencil',
  split: 'tree-structure',
  up: 'arrow-up',
  down: 'arrow-down',
  duplicate: 'copy',
  remove: 'trash',
};

function RowButton({
  act,
  name,
  onClick,
  isDisabled = false,
}: {
  act: NodeAction;
  name: string;
  onClick: () => void;
  isDisabled?: boolean;
}) {
  const { t } = useLanguage();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      data-act={act}
      {...(act === 'edit' ? { 'data-look': true } : {})}
      aria-label={t(`adminTemplates:content.${act}`, { name })}
      disabled={isDisabled}
      onClick={onClick}
    >
      <AdminIcon name={ICONS[act]} />
    </ActionIcon>
  );
}

function RowButtons({
  outline,
  node,
  path,
  isLast,
  name,
}: Omit<RowProps, 'problems' | 'id'> & { name: string }) {
  const { tree, place, isReadOnly, onEdit, onMove, onDuplicate, onRemove, onSplit } = outline;
  const { index } = path;
  const edit = <RowButton act="edit" name={name} onClick={() => onEdit(path)} />;
  if (isReadOnly) return edit;
  const move = (by: 'up' | 'down') =>
    onMove(path, { ...path, index: by === 'up' ? index - 1 : index + 1 }, by);
  return (
    <Group gap={2} wrap="wrap">
      {edit}
      {node.widget === 'page-content' && pagePartsOf(place) !== null ? (
        <RowButton act="split" name={name} onClick={() => onSplit(path)} />
      ) : null}
      <RowButton act="up" name={name} isDisabled={index === 0} onClick={() => move('up')} />
      <RowButton act="down" name={name} isDisabled={isLast} onClick={() => move('down')} />
      <MoveMenu outline={outline} path={path} name={name} />
      <RowButton
        act="duplicate"
        name={name}
        isDisabled={!canDuplicate(tree, path)}
        onClick={() => onDuplicate(path)}
      />
      <RowButton act="remove" name={name} onClick={() => onRemove(path)} />
    </Group>
  );
}

/** Adds the node of a row to the selection, for use without modifier keys. */
function RowBox({ rows, id, name }: Pick<RowProps, 'id'> & { rows: Outline['rows']; name: string }) {
  if (rows === undefined || !rows.hasBoxes) return null;
  return (
    <Checkbox
      size="md"
      aria-label={rows.boxLabel(name)}
      checked={rows.chosen.includes(id)}
      disabled={false}
      onChange={() => rows.onToggle(id)}
    />
  );
}

/** The row of a node: widget, summary, problems and buttons. */
export function NodeRow({ outline, node, id, path, isLast, problems }: RowProps) {
  const { language } = useLanguage();
  const { sentence } = useProblemWords();
  const reader = { language, sections: outline.sections };
  const widget = widgets.get(node.widget);
  const name = nodeTitle(node, reader);
  return (
    <>
      <Group className="admin-tree-row" gap="xs" py={4} wrap="wrap" justify="space-between">
        <Group gap="xs" wrap="nowrap" style={{ flex: '1 1 10rem', minInlineSize: 0 }}>
          <RowBox rows={outline.rows} id={id} name={name} />
          {problems.length > 0 ? (
            <Text span c="red">
              <AdminIcon name="warning" />
            </Text>
          ) : null}
          {widget === undefined ? null : <ShopIcon name={widget.icon} />}
          <Text size="sm" fw={600}>
            {widgetName(node, language)}
          </Text>
          <Text size="xs" c="dimmed" lineClamp={1} dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {summaryOf(node, reader)}
          </Text>
        </Group>
        <RowButtons outline={outline} node={node} path={path} isLast={isLast} name={name} />
      </Group>
      {problems.map((problem) => (
        <Text key={JSON.stringify(problem)} size="xs" c="red" pb={4}>
          {sentence(problem, widget)}
        </Text>
      ))}
    </>
  );
}
