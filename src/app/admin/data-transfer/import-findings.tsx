import { Alert, Button, Group, List, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import '../parts/lists/list.css';
import type { Run } from './import-state.tsx';

type Summary = NonNullable<Run['plan']>;

/** The numbers of created, changed, unchanged and refused rows. */
export function Counts({ summary }: { summary: Summary }) {
  const { t } = useLanguage();
  const counts = [
    ['created', summary.created],
    ['changed', summary.changed],
    ['leftAlone', summary.leftAlone],
    ['refused', summary.refusedRows],
  ] as const;
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      {counts.map(([name, count]) => (
        <Paper key={name} withBorder p="sm" component="dl" m={0}>
          <Text component="dt" size="sm" c="dimmed">
            {t(`adminDataTransfer:counts.${name}`)}
          </Text>
          <Text
            component="dd"
            m={0}
            fz="h2"
            fw={600}
            c={name === 'refused' && count > 0 ? 'red.9' : undefined}
          >
            {count}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

type ColumnName =
  | 'column'
  | 'inArchive'
  | 'key'
  | 'line'
  | 'name'
  | 'reason'
  | 'rowCount'
  | 'value'
  | 'verdict';

type TableProps = {
  label: string;
  columns: readonly ColumnName[];
  children: ReactNode;
};

/** A table of findings; on phones each row is a block. */
function FindingsTable({ label, columns, children }: TableProps) {
  const { t } = useLanguage();
  return (
    <ScrollTable label={label} minWidth={0}>
      <Table className="admin-table admin-stacked" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            {columns.map((name) => (
              <Table.Th key={name}>{t(`adminDataTransfer:${name}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </ScrollTable>
  );
}

/** The refused cells, and how to correct them. */
export function RefusedCells({ run, summary }: { run: Run; summary: Summary }) {
  const { t, to } = useLanguage();
  const { refused, refusedRows } = summary;
  if (refused.length === 0) return null;
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-end">
        <Title order={2} size="h4">
          {t('adminDataTransfer:refused')}
        </Title>
        <Button
          component="a"
          variant="default"
          leftSection={<AdminIcon name="download" />}
          href={to(`/admin/data-transfer/${run.id}/rejected.csv`)}
        >
          {t('adminDataTransfer:rejected')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" maw="62ch">
        {t(run.kind === 'archive' ? 'adminDataTransfer:refusedArchive' : 'adminDataTransfer:refusedText')}{' '}
        {refusedRows > refused.length ? t('adminDataTransfer:refusedMore', { shown: refused.length }) : ''}
      </Text>
      <FindingsTable label={t('adminDataTransfer:refused')} columns={['line', 'column', 'value', 'reason']}>
        {refused.map((cell) => (
          <Table.Tr key={`${cell.line} ${cell.column} ${cell.reason}`}>
            <Table.Td className="admin-number" data-label={t('adminDataTransfer:line')}>
              {cell.line}
            </Table.Td>
            <Table.Td data-label={t('adminDataTransfer:column')}>
              <bdi>{cell.column}</bdi>
            </Table.Td>
            <Table.Td data-label={t('adminDataTransfer:value')}>
              {cell.value === '' ? (
                <Text span size="sm" c="dimmed">
                  {t('adminDataTransfer:empty')}
                </Text>
              ) : (
                <bdi>{cell.value.slice(0, 80)}</bdi>
              )}
            </Table.Td>
            <Table.Td>
              {t(`adminDataTransfer:reasons.${cell.reason}`, { defaultValue: cell.reason })}
            </Table.Td>
          </Table.Tr>
        ))}
      </FindingsTable>
    </Stack>
  );
}

/** The planned effect of the first rows. */
export function PlannedRows({ summary }: { summary: Summary }) {
  const { t } = useLanguage();
  const { rows, created, changed, leftAlone } = summary;
  if (rows.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('adminDataTransfer:rows')}
      </Title>
      {created + changed + leftAlone > rows.length ? (
        <Text size="sm" c="dimmed">
          {t('adminDataTransfer:rowsMore', { shown: rows.length })}
        </Text>
      ) : null}
      <FindingsTable label={t('adminDataTransfer:rows')} columns={['line', 'key', 'name', 'verdict']}>
        {rows.map((row) => (
          <Table.Tr key={row.line}>
            <Table.Td className="admin-number" data-label={t('adminDataTransfer:line')}>
              {row.line}
            </Table.Td>
            <Table.Td>
              <bdi>{row.key || '–'}</bdi>
            </Table.Td>
            <Table.Td>
              <bdi>{row.name}</bdi>
            </Table.Td>
            <Table.Td>
              {t(`adminDataTransfer:verdicts.${row.verdict}`)}
              {(row.changedHere ?? []).length === 0 ? null : (
                <Text size="xs" c="dimmed">
                  {t('adminDataTransfer:changedFields', {
                    fields: (row.changedHere ?? [])
                      .map((field) => t(`adminDataTransfer:fields.${field}`))
                      .join(', '),
                  })}
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </FindingsTable>
    </Stack>
  );
}

/** The planned effect of each file in an archive. */
export function PlannedFiles({ summary }: { summary: Summary }) {
  const { t } = useLanguage();
  if (summary.rows.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('adminDataTransfer:files')}
      </Title>
      <FindingsTable label={t('adminDataTransfer:files')} columns={['inArchive', 'rowCount', 'verdict']}>
        {summary.rows.map((row) => (
          <Table.Tr key={row.key}>
            <Table.Td>
              <bdi dir="ltr">{row.key}</bdi>
            </Table.Td>
            <Table.Td className="admin-number" data-label={t('adminDataTransfer:rowCount')}>
              {row.line}
            </Table.Td>
            <Table.Td>{t(`adminDataTransfer:verdicts.${row.verdict}`)}</Table.Td>
          </Table.Tr>
        ))}
      </FindingsTable>
    </Stack>
  );
}

/** Omitted values that do not refuse their row. */
export function Warnings({ summary }: { summary: Summary }) {
  const { t } = useLanguage();
  if (summary.warnings.length === 0) return null;
  return (
    <Alert color="yellow" title={`${t('adminDataTransfer:warnings')} (${summary.warningCount})`}>
      <Text size="sm">{t('adminDataTransfer:warningsText')}</Text>
      <List size="sm">
        {summary.warnings.map((warning) => (
          <List.Item key={`${warning.key} ${warning.kind} ${warning.value}`}>
            <bdi>{t(`adminDataTransfer:warning.${warning.kind}`, warning)}</bdi>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
