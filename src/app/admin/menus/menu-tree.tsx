import { ActionIcon, Badge, Group, Text, Tree, type TreeNodeData, useTree } from '@mantine/core';
import { useMemo } from 'react';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { FlatEntry, MenuPlaceName } from '#shop/content/edit/menu-draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DeskIcon, type DeskIconName } from '../parts/icon.tsx';
import { type Direction, type Place, placeAt, placeBy } from '../terms/moves.ts';
import { isShallow, movedTo } from './menu-moves.ts';

const KEYS: readonly { direction: Direction; icon: DeskIconName }[] = [
  { direction: 'up', icon: 'arrow-up' },
  { direction: 'down', icon: 'arrow-down' },
  { direction: 'in', icon: 'arrow-bend-up-right' },
  { direction: 'out', icon: 'arrow-u-up-left' },
];

function nodesOf(
  entries: readonly FlatEntry[],
  language: Language,
  parentId: number | null = null,
): TreeNodeData[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map((entry) => ({
      value: String(entry.id),
      label: inLanguage(entry.label, language),
      children: nodesOf(entries, language, entry.id),
    }));
}

type TreeProps = {
  place: MenuPlaceName;
  entries: readonly FlatEntry[];
  mayChange: boolean;
  /** What is wrong with an entry, by its id. */
  problems: ReadonlyMap<number, string>;
  onChange: (entries: FlatEntry[]) => void;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
};

function Row({ entry, props }: { entry: FlatEntry; props: TreeProps }) {
  const { t, language } = useLanguage();
  const { place, entries, mayChange, problems, onChange, onEdit, onRemove } = props;
  const name = inLanguage(entry.label, language);
  const problem = problems.get(entry.id);
  const wayTo = (direction: Direction): Place | null => {
    const way = placeBy(entries, entry.id, direction);
    return way !== null && isShallow(movedTo(entries, entry.id, way), place) ? way : null;
  };
  return (
    <Group gap="xs" py={6} wrap="wrap" style={{ flexGrow: 1 }}>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Text size="xs" c="dimmed" style={{ flexGrow: 1 }}>
        {entry.url === '' ? t('deskMenus:heading') : <bdi dir="ltr">{entry.url}</bdi>}
      </Text>
      {entry.label.ar === '' ? (
        <Badge size="xs" variant="light" color="yellow">
          {t('deskContent:noArabic')}
        </Badge>
      ) : null}
      {problem === undefined ? null : (
        <Text size="xs" c="red">
          {problem}
        </Text>
      )}
      {mayChange ? (
        <Group gap={2}>
          {KEYS.map(({ direction, icon }) => {
            const way = wayTo(direction);
            return (
              <ActionIcon
                key={direction}
                variant="subtle"
                color="gray"
                aria-label={t(`deskGoods:categories.${direction}`, { name })}
                disabled={way === null}
                onClick={() => way !== null && onChange(movedTo(entries, entry.id, way))}
              >
                <DeskIcon name={icon} />
              </ActionIcon>
            );
          })}
          <ActionIcon
            variant="subtle"
            aria-label={t('deskGoods:categories.edit', { name })}
            onClick={() => onEdit(entry.id)}
          >
            <DeskIcon name="pencil" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('deskMenus:remove', { name })}
            onClick={() => onRemove(entry.id)}
          >
            <DeskIcon name="trash" />
          </ActionIcon>
        </Group>
      ) : null}
    </Group>
  );
}

/** The entries of a menu as they stand one below the other, moved by drag or by keys. */
export function MenuTree(props: TreeProps) {
  const { t, language } = useLanguage();
  const { place, entries, mayChange, onChange } = props;
  const tree = useTree({
    initialExpandedState: Object.fromEntries(entries.map(({ id }) => [String(id), true])),
  });
  // The tree begins anew with every new list of nodes, so it must not get one at every turn.
  const nodes = useMemo(() => nodesOf(entries, language), [entries, language]);
  const byId = new Map(entries.map((entry) => [String(entry.id), entry]));
  const drop = (id: number, way: Place | null) => {
    const next = way === null ? null : movedTo(entries, id, way);
    if (next === null || !isShallow(next, place)) return;
    if (way?.parentId != null) tree.expand(String(way.parentId));
    onChange(next);
  };
  return (
    <Tree
      aria-label={t(`deskMenus:places.${place}`)}
      data={nodes}
      tree={tree}
      expandOnClick={false}
      expandOnSpace={false}
      levelOffset="lg"
      {...(mayChange
        ? {
            onDragDrop: ({ draggedNode, targetNode, position }) =>
              drop(
                Number(draggedNode),
                placeAt(entries, Number(draggedNode), { target: Number(targetNode), position }),
              ),
          }
        : {})}
      renderNode={({ node, elementProps }) => {
        const entry = byId.get(node.value);
        return (
          <div {...elementProps}>{entry === undefined ? null : <Row entry={entry} props={props} />}</div>
        );
      }}
    />
  );
}
