import { Alert, Button, List, Modal, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { inLanguage, type Language } from '#kernel/language.ts';
import { aed, formatAmount } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../../parts/confirm.tsx';
import type { ColumnId, SheetRow } from './cells.ts';
import { type CellChange, cellKey, rowKey } from './changes.ts';

const MOST_SHOWN = 300;

/** The name of a row in the user's language. */
export function nameOfRow({ name, option }: SheetRow, language: Language): string {
  return [name, option]
    .map((text) => inLanguage(text, language))
    .filter(Boolean)
    .join(' · ');
}

/** Formats a value for the review. */
function useShownValue() {
  const { t } = useLanguage();
  return (value: CellChange['before'], column: ColumnId): string => {
    if (value === null || value === '') return '–';
    if (column === 'regularMinor' || column === 'saleMinor') return formatAmount(aed(Number(value)));
    return column === 'status' ? t(`adminProducts:state.${value}`) : String(value);
  };
}

/** The changed cells with old and new values. */
function Changes({ changes }: { changes: readonly CellChange[] }) {
  const { t, language } = useLanguage();
  const shown = useShownValue();
  const label = t('adminProducts:sheet.changes');
  return (
    <ScrollArea.Autosize mah="50vh" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}>
      <Table className="admin-table" aria-label={label} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminProducts:list.product')}</Table.Th>
            <Table.Th>{t('adminProducts:sheet.field')}</Table.Th>
            <Table.Th>{t('adminProducts:bulk.before')}</Table.Th>
            <Table.Th>{t('adminProducts:bulk.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.slice(0, MOST_SHOWN).map(({ row, column, before, after }) => (
            <Table.Tr key={cellKey(row, column)}>
              <Table.Td>{nameOfRow(row, language)}</Table.Td>
              <Table.Td>{t(`adminProducts:sheet.columns.${column.replace('.', '-')}`)}</Table.Td>
              <Table.Td c="dimmed">
                <bdi>{shown(before, column)}</bdi>
              </Table.Td>
              <Table.Td fw={600}>
                <bdi>{shown(after, column)}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}

export type RefusedRow = Readonly<{ key: string; name: string; words: string }>;

/** The rows that a save refused, with reasons. */
export function RefusedRows({ title, refused }: { title: string; refused: readonly RefusedRow[] }) {
  return (
    <Alert color="red" role="alert" title={title}>
      <List size="sm">
        {refused.map(({ key, name, words }) => (
          <List.Item key={key}>
            {name}: {words}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

type ReviewProps = Readonly<{
  changes: readonly CellChange[];
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
}>;

/** Reviews the changes before they are saved. */
export function Review({ changes, isBusy, onSave, onClose }: ReviewProps) {
  const { t } = useLanguage();
  const rows = new Set(changes.map(({ row }) => rowKey(row))).size;
  const more = changes.length - MOST_SHOWN;
  return (
    <Modal opened onClose={onClose} size="xl" title={t('adminProducts:sheet.review')}>
      <Stack>
        <Text size="sm">
          {t('adminProducts:sheet.cells', { count: changes.length })} ·{' '}
          {t('adminProducts:sheet.rows', { count: rows })}
        </Text>
        <Changes changes={changes} />
        {more > 0 ? <Text size="sm">{t('adminProducts:sheet.more', { count: more })}</Text> : null}
        <DialogButtons onClose={onClose}>
          <Button loading={isBusy} onClick={onSave} data-autofocus>
            {t('adminProducts:sheet.save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
