import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useLanguage } from '#views/language/language.tsx';

/** What each of the last days brought, less what went back. */
export default function SalesChart({
  days,
}: {
  days: readonly Readonly<{ day: string; total: number; refunded: number }>[];
}) {
  const { t, dir } = useLanguage();
  const rows = days.map(({ day, total, refunded }) => ({
    day: day.slice(5),
    total: (total - refunded) / FILS_PER_DIRHAM,
  }));
  return (
    <BarChart
      h={220}
      data={dir === 'rtl' ? rows.toReversed() : rows}
      dataKey="day"
      series={[{ name: 'total', label: t('adminHome:net'), color: 'ember.6' }]}
      tickLine="none"
      gridAxis="y"
      yAxisProps={{ orientation: dir === 'rtl' ? 'right' : 'left', width: 64 }}
      valueFormatter={(value) => new Intl.NumberFormat('en').format(value)}
    />
  );
}
