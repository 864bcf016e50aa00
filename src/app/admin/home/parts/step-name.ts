import { startOfDay } from '#kernel/day.ts';
import { HOUR_MS } from '#kernel/instant.ts';
import { formatHour, formatMonth, formatShortDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ChartStep } from '../rules/period.ts';

const FORMATS = { hour: formatHour, day: formatShortDate, month: formatMonth };

/** The start of a step. */
function startOf(key: string): Date {
  const [day = key, hour = '0'] = key.split('T');
  return new Date(startOfDay(day).getTime() + Number(hour) * HOUR_MS);
}

/** The label of a chart step: '21 Nov', '09:00' for hours, 'Nov 2026' for months. */
export function useStepName(step: ChartStep) {
  const { language } = useLanguage();
  return (key: string) => FORMATS[step](startOf(key), language);
}
