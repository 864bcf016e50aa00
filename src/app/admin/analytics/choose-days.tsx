import { Switch } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { DateRange } from '../parts/forms/date-range.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import type { AnalyticsQuery } from './report.ts';

type ChooseDaysProps = Readonly<{
  query: Pick<AnalyticsQuery, 'from' | 'to' | 'compares'>;
  canCompare?: boolean;
}>;

/** The days of a report in its URL, and whether it is compared with those before. */
export function ChooseDays({ query, canCompare = true }: ChooseDaysProps) {
  const { t } = useLanguage();
  const { set } = useQuery();
  return (
    <>
      <DateRange from={query.from} to={query.to} />
      <Switch
        label={t('adminAnalytics:compare')}
        checked={query.compares}
        disabled={!canCompare}
        onChange={(event) => set({ compare: event.currentTarget.checked ? '1' : '' })}
      />
    </>
  );
}
