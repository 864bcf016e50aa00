import { startOfDay } from '#kernel/day.ts';
import { formatMonth, formatShortDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';

/** What a step of the chart is called: '21 Nov', or 'Nov 2026' where each is a month. */
export function useStepName(step: 'day' | 'month') {
  const { language } = useLanguage();
  const format = step === 'day' ? formatShortDate : formatMonth;
  return (day: string) => format(startOfDay(day), language);
}
