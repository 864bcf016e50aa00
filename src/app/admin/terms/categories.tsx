import { ActionIcon, Alert, Button, Group, Text, Tree, type TreeNodeData, useTree } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { DeskIcon, type DeskIconName } from '../parts/icon.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { Thumb } from '../products/thumb.tsx';
import type { Route } from './+types/categories';
import { CategoryDrawer } from './category.tsx';
import { type Direction, type Place, placeAt, placeBy } from './moves.ts';
import { wordsOf } from './refused-words.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return ask(args, 'categories.list', {});
}

export type CategoryRow = ValueOf<'categories.list'>[number];

function nodesOf(rows: readonly CategoryRow[], language: Language, parentId: number | null): TreeNodeData[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      value: String(row.id),
      label: inLanguage(row.name, language),
      children: nodesOf(rows, language, row.id),
    }));
}

const KEYS: readonly { direction: Direction; icon: DeskIconName }[] = [
  { direction: 'up', icon: 'arrow-up' },
  { direction: 'down', icon: 'arrow-down' },
  { direction: 'in', icon: 'arrow-bend-up-right' },
  { direction: 'out', icon: 'arrow-u-up-left' },
];

function Row({
  row,
  rows,
  mayChange,
  onMove,
  onEdit,
}: {
  row: CategoryRow;
  rows: readonly CategoryRow[];
  mayChange: boolean;
  onMove: (place: Place) => void;
  onEdit: () => void;
}) {
  const { t, language } = useLanguage();
  const name = inLanguage(row.name, language);
  return (
    <Group gap="xs" py={6} wrap="wrap" style={{ flexGrow: 1 }}>
      <Thumb file={row.imageFile} size={32} />
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Text size="xs" c="dimmed" style={{ flexGrow: 1 }}>
        {t('deskGoods:categories.goods', { count: row.goods })}
      </Text>
      {mayChange ? (
        <Group gap={2}>
          {KEYS.map(({ direction, icon }) => {
            const place = placeBy(rows, row.id, direction);
            return (
              <ActionIcon
                key={direction}
                variant="subtle"
                color="gray"
                aria-label={t(`deskGoods:categories.${direction}`, { name })}
                disabled={place === null}
                onClick={() => place !== null && onMove(place)}
              >
                <DeskIcon name={icon} />
              </ActionIcon>
            );
          })}
          <ActionIcon variant="subtle" aria-label={t('deskGoods:categories.edit', { name })} onClick={onEdit}>
            <DeskIcon name="pencil" />
          </ActionIcon>
        </Group>
      ) : null}
    </Group>
  );
}

/** All categories as they stand one below the other, moved by drag or by keys. Source: BO-01 */
export default function Categories() {
  const { t, language } = useLanguage();
  const rows = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('products.change');
  const { act } = useAct();
  const [words, setWords] = useState<string | null>(null);
  const [openId, setOpen] = useState<number | 'new' | null>(null);
  const tree = useTree({
    initialExpandedState: Object.fromEntries(rows.map(({ id }) => [String(id), true])),
  });
  const move = async (id: number, place: Place | null) => {
    if (place === null) return;
    setWords(wordsOf(await act('categories.move', { id, ...place }), t));
    if (place.parentId !== null) tree.expand(String(place.parentId));
  };
  // The tree begins anew with every new list of nodes, so it must not get one at every turn.
  const nodes = useMemo(() => nodesOf(rows, language, null), [rows, language]);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const open = openId === 'new' ? null : (byId.get(String(openId)) ?? null);
  return (
    <ScreenPage
      title={t('desk:screens.categories')}
      lead={t('deskGoods:categories.lead')}
      actions={
        mayChange ? (
          <Button leftSection={<DeskIcon name="plus" />} onClick={() => setOpen('new')}>
            {t('deskGoods:categories.create')}
          </Button>
        ) : null
      }
    >
      {words === null ? null : (
        <Alert color="red" role="alert">
          {words}
        </Alert>
      )}
      <div className="desk-surface desk-tree">
        <Tree
          aria-label={t('deskGoods:categories.tree')}
          data={nodes}
          tree={tree}
          expandOnClick={false}
          expandOnSpace={false}
          levelOffset="lg"
          {...(mayChange
            ? {
                onDragDrop: ({ draggedNode, targetNode, position }) =>
                  void move(
                    Number(draggedNode),
                    placeAt(rows, Number(draggedNode), { target: Number(targetNode), position }),
                  ),
              }
            : {})}
          renderNode={({ node, elementProps }) => {
            const row = byId.get(node.value);
            return (
              <div {...elementProps}>
                {row === undefined ? null : (
                  <Row
                    row={row}
                    rows={rows}
                    mayChange={mayChange}
                    onMove={(place) => void move(row.id, place)}
                    onEdit={() => setOpen(row.id)}
                  />
                )}
              </div>
            );
          }}
        />
      </div>
      {openId === null || (openId !== 'new' && open === null) ? null : (
        <CategoryDrawer key={String(openId)} row={open} rows={rows} onClose={() => setOpen(null)} />
      )}
    </ScreenPage>
  );
}
