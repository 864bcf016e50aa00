import { Anchor, Table } from '@mantine/core';
import type { ReportRow } from '#shop/analytics';
import type { Report } from '#shop/analytics/rules/report-names.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { Fils } from '../parts/money.tsx';
import { AMOUNTS } from './report.ts';

type FiguresProps = Readonly<{
  /** What the rows are, as the name of the table and of its first column. */
  label: string;
  keyLabel: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
  nameOf: (key: string) => string;
  /** The screen or page that a row links to; null if there is none. */
  hrefOf: (key: string) => string | null;
}>;

const FIRST_PX = 180;
const COLUMN_PX = 90;
/** A long path would push every figure out of a phone’s window. */
const WRAPPED = { whiteSpace: 'normal' } as const;

/** Reports whose keys are codes with a translated name. */
const NAMED: readonly Report[] = ['funnel', 'devices'];

/** The printed name of a row's key. */
export function useKeyName() {
  const { t } = useLanguage();
  return (report: Report, key: string): string => {
    if (key === '(other)') return t('adminAnalytics:others');
    if (key === '') return t('adminAnalytics:direct');
    if (report === 'emirates') return t(`checkout:emirates.${key}`, { defaultValue: key });
    return NAMED.includes(report) ? t(`adminAnalytics:keys.${key}`, { defaultValue: key }) : key;
  };
}

/** The table of a report or a breakdown; rows link to what they are about. */
export function Figures({ label, keyLabel, columns, rows, nameOf, hrefOf }: FiguresProps) {
  const { t } = useLanguage();
  const printKey = ({ key, title = '' }: ReportRow) => {
    const href = hrefOf(key);
    const name = <bdi>{title === '' ? nameOf(key) : title}</bdi>;
    return href === null ? (
      name
    ) : (
      <Anchor inherit data-row href={href}>
        {name}
      </Anchor>
    );
  };
  return (
    <ScrollTable label={label} minWidth={FIRST_PX + columns.length * COLUMN_PX}>
      <Table className="admin-table" horizontalSpacing="md" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{keyLabel}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} ta="end">
                {t(`adminAnalytics:columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" fw={400} miw={FIRST_PX} className="admin-wrap" style={WRAPPED}>
                {printKey(row)}
              </Table.Th>
              {columns.map((column) => (
                <Table.Td key={column} ta="end" className="admin-number">
                  {AMOUNTS.includes(column) ? (
                    <Fils fils={Number(row[column])} />
                  ) : (
                    <bdi>{row[column] ?? '–'}</bdi>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}
