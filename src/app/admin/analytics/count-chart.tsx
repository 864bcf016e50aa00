import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useLanguage } from '#views/language/language.tsx';

/** @param px the height */
export type CountChartProps = Readonly<{
  counts: readonly Readonly<{ name: string; value: number }>[];
  label: string;
  px: number;
}>;

/** A bar chart in chronological order; the table or text beside it is the accessible alternative. */
export default function CountChart({ counts, label, px }: CountChartProps) {
  const { dir } = useLanguage();
  return (
    <BarChart
      h={px}
      data={dir === 'rtl' ? counts.toReversed() : [...counts]}
      dataKey="name"
      series={[{ name: 'value', label, color: 'ember.6' }]}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ orientation: dir === 'rtl' ? 'right' : 'left', width: 48, allowDecimals: false }}
      accessibilityLayer={false}
      aria-hidden
    />
  );
}
