import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import { aed, FILS_PER_DIRHAM } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { useAmountText } from '../orders/words.ts';
import { useStepName } from './parts/step-name.ts';
import type { ChartDay } from './rules/chart-days.ts';
import { niceTicks } from './rules/nice-ticks.ts';
import type { ChartStep } from './rules/period.ts';

/** Isolates right-to-left labels, since the chart is drawn from left to right. */
const isolated = (text: string, dir: 'ltr' | 'rtl') => (dir === 'rtl' ? `\u2067${text}\u2069` : text);

/** The width of a tick with seven digits. */
const AXIS_PX = 96;
/** Half the width of a label below the axis; labels are centred on their points. */
const LABEL_PX = 24;

/** The ticks of the axis in dirhams, with labels: 'AED 500', or 'AED 0.50' for small sales. */
function useTicks(days: readonly ChartDay[]) {
  const { t, dir, language } = useLanguage();
  const amountText = useAmountText();
  const ticks = niceTicks(days.flatMap(({ net, before }) => [net ?? 0, before ?? 0]));
  const areWhole = ticks.every((fils) => fils % FILS_PER_DIRHAM === 0);
  const exact = (dirhams: number) => isolated(amountText(aed(Math.round(dirhams * FILS_PER_DIRHAM))), dir);
  const whole = (dirhams: number) =>
    isolated(t('admin:amount', { amount: formatNumber(dirhams, language) }), dir);
  return { ticks: ticks.map((fils) => fils / FILS_PER_DIRHAM), nameOf: areWhole ? whole : exact, exact };
}

type SalesChartProps = Readonly<{ days: readonly ChartDay[]; step: ChartStep; px: number }>;

/**
 * Net sales in chronological order, with the previous period as a dashed line; the table is the accessible alternative.
 */
export default function SalesChart({ days, step, px }: SalesChartProps) {
  const { t, dir } = useLanguage();
  const nameOf = useStepName(step);
  const axis = useTicks(days);
  const inDirhams = (fils: number | null) => (fils === null ? null : fils / FILS_PER_DIRHAM);
  const rows = days.map(({ day, net, before }) => ({
    day: nameOf(day),
    net: inDirhams(net),
    before: inDirhams(before),
  }));
  return (
    // In a right-to-left chart the labels of the axis would cover the lines.
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
        xAxisProps={{ interval: 'equidistantPreserveStart', padding: { left: LABEL_PX, right: LABEL_PX } }}
        yAxisProps={{
          orientation: dir === 'rtl' ? 'right' : 'left',
          width: AXIS_PX,
          ...(dir === 'rtl' ? { tickMargin: 12 } : {}),
          ticks: axis.ticks,
          domain: [axis.ticks.at(0) ?? 0, axis.ticks.at(-1) ?? 0],
          interval: 0,
          tickFormatter: axis.nameOf,
        }}
        valueFormatter={axis.exact}
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
