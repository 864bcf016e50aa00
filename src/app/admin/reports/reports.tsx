import { Group, SegmentedControl, Table, Tabs, TextInput } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { CsvButton } from '../parts/lists/csv-button.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { Fils } from '../parts/money.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/reports';
import { loadReport } from './load-report.server.ts';
import { REPORTS, type ReportTable, STEPS } from './report.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadReport(args);
}

/** Sums of every column that has numbers of one kind. */
function sumsOf({ columns, rows }: ReportTable): Readonly<Record<string, number>> {
  const numeric = columns.filter((column) => rows.every((row) => typeof row[column] === 'number'));
  return Object.fromEntries(
    numeric.map((column) => [column, rows.reduce((sum, row) => sum + Number(row[column]), 0)]),
  );
}

function Figures({ table }: { table: ReportTable }) {
  const { t } = useLanguage();
  const { columns, amounts, rows } = table;
  const sums = sumsOf(table);
  const printed = (column: string, value: string | number | undefined) => {
    if (value === undefined) return null;
    return amounts.includes(column) ? <Fils fils={Number(value)} /> : <bdi>{value}</bdi>;
  };
  const side = (column: string) => (column in sums ? 'end' : 'start');
  return (
    <ScrollTable label={t('adminReports:menu.reports')} minWidth={560}>
      <Table className="admin-table" horizontalSpacing="md" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} ta={side(column)}>
                {t(`adminReports:columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={columns.map((column) => row[column]).join('|')}>
              {columns.map((column) => (
                <Table.Td
                  key={column}
                  ta={side(column)}
                  className={column in sums ? 'admin-number' : undefined}
                >
                  {printed(column, row[column])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            {columns.map((column, index) => (
              <Table.Th key={column} ta={side(column)} scope={index === 0 ? 'row' : undefined}>
                {index === 0 ? t('adminReports:sum') : printed(column, sums[column])}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollTable>
  );
}

/** How business goes. Source: BO-06, SE-03 */
export default function Reports() {
  const { t, to } = useLanguage();
  const { query: asked, table } = useLoaderData<typeof loader>();
  const query = useQuery();
  const file = `${to('/admin/reports/csv/')}?${new URLSearchParams({ ...asked })}`;
  return (
    <ScreenPage
      title={t('adminReports:menu.reports')}
      lead={t(`adminReports:leads.${asked.report}`)}
      actions={<CsvButton href={file} />}
    >
      <Tabs value={asked.report} onChange={(report) => query.set({ report: report ?? '' })}>
        <Tabs.List>
          {REPORTS.map((report) => (
            <Tabs.Tab key={report} value={report}>
              {t(`adminReports:names.${report}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Group align="flex-end" data-look>
        <TextInput
          type="date"
          label={t('adminReports:from')}
          value={asked.from}
          max={asked.to}
          onChange={(event) => query.set({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('adminReports:to')}
          value={asked.to}
          min={asked.from}
          onChange={(event) => query.set({ to: event.currentTarget.value })}
        />
        {asked.report === 'sales' ? (
          <SegmentedControl
            aria-label={t('adminReports:step')}
            data={STEPS.map((step) => ({ value: step, label: t(`adminReports:steps.${step}`) }))}
            value={asked.step}
            onChange={(step) => query.set({ step })}
          />
        ) : null}
      </Group>
      {table.rows.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t('adminReports:none')} text={t('adminReports:noneText')} />
        </div>
      ) : (
        <Figures table={table} />
      )}
    </ScreenPage>
  );
}
