import { Checkbox, Group, Pagination, ScrollArea, Table, Text, UnstyledButton } from '@mantine/core';
import {
  type ColumnDef,
  FlexRender,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../icon.tsx';
import './list.css';
import { useQuery } from './use-query.ts';

const features = tableFeatures({ rowSelectionFeature });

/** A column: heading, cells and sort key. */
export type Column<Row> = Readonly<{
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The value of `sort` in the URL; absent if the list cannot be sorted by it. */
  sort?: string;
  isNumber?: boolean;
  /** Hidden on phones, where rows are blocks. */
  isWide?: boolean;
}>;

type ListProps<Row> = Readonly<{
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  /** The name of a row, for the label of its checkbox. */
  nameOf: (row: Row) => string;
  total: number;
  page: number;
  perPage: number;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Bulk actions on selected rows; without it rows are not selectable. */
  bulk?: (selected: readonly string[], clear: () => void) => ReactNode;
}>;

function SortHeading({ word, children }: { word: string; children: string }) {
  const query = useQuery();
  const sort = query.get('sort');
  const isUp = sort === word;
  const isDown = sort === `-${word}`;
  return (
    <UnstyledButton
      data-look
      fz="inherit"
      fw="inherit"
      c="inherit"
      onClick={() => query.set({ sort: isUp ? `-${word}` : word })}
    >
      <Group gap={4} wrap="nowrap">
        {children}
        {isUp ? <AdminIcon name="arrow-up" /> : null}
        {isDown ? <AdminIcon name="arrow-down" /> : null}
      </Group>
    </UnstyledButton>
  );
}

function ariaSort(query: ReturnType<typeof useQuery>, word: string | undefined) {
  const sort = query.get('sort');
  if (word === undefined) return undefined;
  if (sort === word) return 'ascending' as const;
  return sort === `-${word}` ? ('descending' as const) : ('none' as const);
}

/** Pagination: the range of rows, and links to other pages. */
export function Pages({ total, page, perPage }: { total: number; page: number; perPage: number }) {
  const { t } = useLanguage();
  const query = useQuery();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = Math.min(total, (page - 1) * perPage + 1);
  return (
    <Group justify="space-between" p="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {t('admin:list.range', { first, last: Math.min(total, page * perPage), total, count: total })}
      </Text>
      {pages > 1 ? (
        <Pagination
          data-look
          total={pages}
          value={page}
          onChange={(next) => query.set({ page: next === 1 ? '' : String(next) })}
          size="sm"
          getControlProps={(control) => ({ 'aria-label': t(`admin:list.${control}`) })}
          getItemProps={(number) => ({ 'aria-label': t('shop:pageNumber', { page: number }) })}
        />
      ) : null}
    </Group>
  );
}

/** The longest delay from the end of a touch to its click. */
const CLICK_MS = 100;

/** Keeps the value during a press, so that new rows do not move a link away from the pointer. */
function useStableWhilePressed<Value>(value: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (held === null) return;
    const release = () => setTimeout(setHeld, CLICK_MS, null);
    const ends = ['pointerup', 'pointercancel', 'blur'];
    for (const end of ends) addEventListener(end, release);
    return () => {
      for (const end of ends) removeEventListener(end, release);
    };
  }, [held]);
  return {
    shown: held === null ? value : held.value,
    hold: ({ button }: PointerEvent) => {
      if (button === 0) setHeld({ value });
    },
  };
}

/** A table of rows, sorted and paged by its URL, with bulk actions. */
export function AdminList<Row extends object>(props: ListProps<Row>) {
  const { label, columns, idOf, nameOf, total, page, perPage, empty, bulk } = props;
  const { shown: rows, hold } = useStableWhilePressed(props.rows);
  const { t } = useLanguage();
  const query = useQuery();
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const definitions: ColumnDef<typeof features, Row>[] = columns.map((column) => ({
    id: column.id,
    header: () =>
      column.sort === undefined ? (
        column.heading
      ) : (
        <SortHeading word={column.sort}>{column.heading}</SortHeading>
      ),
  }));
  const table = useTable({
    features,
    data: rows as Row[],
    columns: definitions,
    getRowId: idOf,
    enableRowSelection: bulk !== undefined,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const selected = rows.map(idOf).filter((id) => rowSelection[id]);
  const clear = () => setRowSelection({});
  if (rows.length === 0) return <div className="admin-surface">{empty}</div>;
  return (
    <div className="admin-surface">
      {bulk === undefined || selected.length === 0 ? null : (
        <Group p="sm" gap="xs" aria-live="polite">
          <Text size="sm">{t('admin:list.selected', { count: selected.length })}</Text>
          {bulk(selected, clear)}
        </Group>
      )}
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}>
        <Table
          aria-label={label}
          className="admin-table admin-stacked"
          highlightOnHover
          verticalSpacing="xs"
          horizontalSpacing="md"
        >
          <Table.Thead>
            {table.getHeaderGroups().map((group) => (
              <Table.Tr key={group.id}>
                {bulk === undefined ? null : (
                  <Table.Th w={40}>
                    <Checkbox
                      data-look
                      aria-label={t('admin:list.selectAll')}
                      label={<span className="admin-stacked-label">{t('admin:list.selectAll')}</span>}
                      checked={table.getIsAllRowsSelected()}
                      indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  </Table.Th>
                )}
                {group.headers.map((header, index) => (
                  <Table.Th
                    key={header.id}
                    data-wide={columns[index]?.isWide}
                    aria-sort={ariaSort(query, columns[index]?.sort)}
                    ta={columns[index]?.isNumber ? 'end' : 'start'}
                  >
                    <FlexRender header={header} />
                  </Table.Th>
                ))}
              </Table.Tr>
            ))}
          </Table.Thead>
          <Table.Tbody className="admin-rows" onPointerDown={hold}>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
                {bulk === undefined ? null : (
                  <td>
                    <input
                      type="checkbox"
                      className="admin-check"
                      data-look
                      aria-label={t('admin:list.select', { name: nameOf(row.original) })}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {columns.map(({ id, isNumber, isWide, cell }, index) => (
                  <td
                    key={id}
                    data-name={index === 0 || undefined}
                    data-wide={isWide}
                    className={isNumber ? 'admin-number' : undefined}
                  >
                    {/* Called, not rendered: an inline component would remount on each render and lose its state. */}
                    {cell(row.original)}
                  </td>
                ))}
              </tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      <Pages total={total} page={page} perPage={perPage} />
    </div>
  );
}
