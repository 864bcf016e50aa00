import { Anchor, Table } from '@mantine/core';
import { Link } from 'react-router';
import { startOfDay } from '#kernel/day.ts';
import { formatDate, formatMonth } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import '../parts/lists/list.css';
import { Fils } from '../parts/money.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { ReportQuery, ReportTable } from './report.ts';
import { daysOfRow, listOf } from './report-rows.ts';

type Row = ReportTable['rows'][number];
type FiguresProps = Readonly<{ query: ReportQuery; table: ReportTable }>;

/** Links in tables are not underlined by default. */
const UNDERLINED = { textDecoration: 'underline', textUnderlineOffset: '0.2em' };
const SUM_ROW = { borderBlockStart: '1px solid var(--c-line)', borderBlockEnd: 0 };

/** The totals of all numeric columns, of all rows also where only the first are shown. */
function sumsOf({ columns, rows, sums }: ReportTable): Readonly<Record<string, number>> {
  const numeric = columns.filter((column) => rows.every((row) => typeof row[column] === 'number'));
  const ofRows = (column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
  return Object.fromEntries(numeric.map((column) => [column, sums?.[column] ?? ofRows(column)]));
}

/** The columns in display order: a product's name comes first. */
function inOrder({ columns }: ReportTable): readonly string[] {
  return columns.includes('name') ? ['name', ...columns.filter((one) => one !== 'name')] : columns;
}

/** Formats amounts, numbers and dates of cells. */
function usePrinted({ query, table }: FiguresProps) {
  const { language } = useLanguage();
  const date = (day: string) => formatDate(startOfDay(day), language);
  const month = (day: string) => formatMonth(startOfDay(day), language);
  const step = (first: string) => {
    if (query.step === 'month') return month(first);
    const { from, to } = daysOfRow(query, first);
    return query.step === 'week' && from !== to ? `${date(from)} – ${date(to)}` : date(from);
  };
  const ofDays: Readonly<Record<string, (value: string) => string>> = {
    day: step,
    month: (value) => month(`${value}-01`),
    lastDay: date,
  };
  return (column: string, value: string | number | undefined) => {
    if (value === undefined) return null;
    if (table.amounts.includes(column)) return <Fils fils={Number(value)} />;
    if (typeof value === 'number') return formatNumber(value, language);
    return <bdi>{ofDays[column]?.(value) ?? value}</bdi>;
  };
}

/** The address of the list behind a figure, if the member may open it. */
function useListOf(query: ReportQuery) {
  const rights = useRights();
  return (row: Row, column: string): string | null => {
    const path = listOf(query, row, column);
    if (path === null) return null;
    const need = path.startsWith('/admin/orders/') ? 'orders.see' : 'products.see';
    return rights.includes(need) ? path : null;
  };
}

/** A report as a table, on phones as blocks; figures link to the lists of what they count. */
export function Figures({ query, table }: FiguresProps) {
  const { t, to } = useLanguage();
  const printed = usePrinted({ query, table });
  const pathOf = useListOf(query);
  const { rows } = table;
  const columns = inOrder(table);
  const sums = sumsOf(table);
  const [first] = columns;
  const look = (column: string) => ({
    ta: column in sums ? ('end' as const) : ('start' as const),
    ...(column in sums ? { className: 'admin-number' } : {}),
    ...(column === first ? { 'data-name': true } : { 'data-label': t(`adminReports:columns.${column}`) }),
  });
  const cell = (row: Row, column: string) => {
    const path = pathOf(row, column);
    const text = printed(column, row[column]);
    if (path === null) return text;
    return (
      <Anchor component={Link} inherit to={to(path)} style={UNDERLINED}>
        {text}
      </Anchor>
    );
  };
  return (
    <ScrollTable label={t('adminReports:menu.reports')} minWidth={560}>
      <Table className="admin-table admin-stacked" horizontalSpacing="md" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} ta={column in sums ? 'end' : 'start'}>
                {t(`adminReports:columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={columns.map((column) => row[column]).join('|')}>
              {columns.map((column) => (
                <Table.Td key={column} {...look(column)}>
                  {cell(row, column)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr fw={600} style={SUM_ROW}>
            {columns.map((column) =>
              column === first || column in sums ? (
                <Table.Td key={column} {...look(column)}>
                  {column === first ? t('adminReports:sum') : printed(column, sums[column])}
                </Table.Td>
              ) : (
                <Table.Td key={column} data-wide />
              ),
            )}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollTable>
  );
}
