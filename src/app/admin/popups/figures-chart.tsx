import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { FIGURES } from '#shop/popup-figures/rules/figures.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ShownFigures } from './shown-figures.ts';

const COLOURS = { seen: 'gray.5', closed: 'gray.7', acted: 'ember.6', sent: 'green.7' } as const;

/** Popup events per day; the table is the accessible alternative. */
export default function FiguresChart({ days }: { days: ShownFigures['byDay'] }) {
  const { t, dir } = useLanguage();
  const rows = days.map((row) => ({ ...row, day: row.day.slice(5) }));
  return (
    <BarChart
      h={240}
      data={dir === 'rtl' ? rows.toReversed() : rows}
      dataKey="day"
      series={FIGURES.map((name) => ({
        name,
        label: t(`adminPopups:figures.${name}`),
        color: COLOURS[name],
      }))}
      withLegend
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ orientation: dir === 'rtl' ? 'right' : 'left', width: 48, allowDecimals: false }}
      // Keyboard focus must not enter an element that is hidden from screen readers.
      barChartProps={{ accessibilityLayer: false }}
      aria-hidden
    />
  );
}
