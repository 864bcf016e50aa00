import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { useStepName } from './parts/step-name.ts';
import type { ChartDay } from './rules/chart-days.ts';
import type { ChartStep } from './rules/period.ts';

type SalesChartProps = Readonly<{ days: readonly ChartDay[]; step: ChartStep; px: number }>;

/** Net sales in the order of time, with those of the period before as a dashed line; the table beside it says the same. */
export default function SalesChart({ days, step, px }: SalesChartProps) {
  const { t, dir, language } = useLanguage();
  const nameOf = useStepName(step);
  const inDirhams = (fils: number | null) => (fils === null ? null : fils / FILS_PER_DIRHAM);
  const rows = days.map(({ day, net, before }) => ({
    day: nameOf(day),
    net: inDirhams(net),
    before: inDirhams(before),
  }));
  return (
    // In a right-to-left drawing the labels of the axis would lie over the lines.
    <div aria-hidden dir="ltr">
      <LineChart
        h={px}
        data={dir === 'rtl' ? rows.toReversed() : rows}
        dataKey="day"
        series={[
          { name: 'before', label: t('adminHome:before'), color: 'gray.5', strokeDasharray: '5 5' },
          { name: 'net', label: t('adminHome:figures.net'), color: 'ember.6' },
        ]}
        curveType="linear"
        withDots={false}
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        tickLine="none"
        gridAxis="x"
        yAxisProps={{ orientation: dir === 'rtl' ? 'right' : 'left', width: 64 }}
        valueFormatter={(value) => formatNumber(value, language)}
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
