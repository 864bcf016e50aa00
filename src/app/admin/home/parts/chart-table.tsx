import { Anchor, Table } from '@mantine/core';
import { Link } from 'react-router';
import { addDays } from '#kernel/day.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { salesPath } from '../../orders/rules/report-path.ts';
import { ScrollTable } from '../../parts/lists/scroll-table.tsx';
import { Fils } from '../../parts/money.tsx';
import type { ChartDay } from '../rules/chart-days.ts';
import { type ChartStep, monthsBefore } from '../rules/period.ts';
import { useStepName } from './step-name.ts';

type ChartTableProps = Readonly<{ days: readonly ChartDay[]; step: ChartStep }>;

/** The last day of a step. */
function lastOf(day: string, step: ChartStep): string {
  return step === 'month' ? addDays(monthsBefore(day, -1), -1) : day;
}

/** The name of a step, linked to its orders; hours have no link, since the list of orders filters by day. */
function StepName({ day, step }: { day: string; step: ChartStep }) {
  const { to } = useLanguage();
  const name = useStepName(step)(day);
  if (step === 'hour') return name;
  return (
    <Anchor component={Link} inherit data-row to={to(salesPath({ from: day, to: lastOf(day, step) }))}>
      {name}
    </Anchor>
  );
}

/** The accessible table of the chart; days and months link to their orders. */
export function ChartTable({ days, step }: ChartTableProps) {
  const { t, language } = useLanguage();
  return (
    <details>
      <summary>{t('adminHome:asTable')}</summary>
      <ScrollTable label={t('adminHome:sales')} minWidth={420} isPlain>
        <Table className="admin-table" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(`adminHome:steps.${step}`)}</Table.Th>
              <Table.Th ta="end">{t('adminHome:figures.orders')}</Table.Th>
              <Table.Th ta="end">{t('adminHome:figures.net')}</Table.Th>
              <Table.Th ta="end">{t('adminHome:before')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ day, orders, net, before }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row" fw={400}>
                  <StepName day={day} step={step} />
                </Table.Th>
                <Table.Td ta="end" className="admin-number">
                  {net === null ? '–' : formatNumber(orders, language)}
                </Table.Td>
                <Table.Td ta="end" className="admin-number">
                  {net === null ? '–' : <Fils fils={net} />}
                </Table.Td>
                <Table.Td ta="end" className="admin-number">
                  {before === null ? '–' : <Fils fils={before} />}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </details>
  );
}
