import { startOfDay } from '#kernel/day.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import type { SlotWindow } from '#shop/shipping';
import { formatDate, formatWeekday, formatWeekdayOf } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { toClock, weekdayRuns } from './zone/zone-draft.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Short texts about delivery. */
export function useDeliveryWords() {
  const { t, language } = useLanguage();
  const dayName = (weekday: number, width: 'long' | 'short' = 'short') =>
    formatWeekday(weekday, language, width);
  const shortDay = (day: string) => formatWeekdayOf(startOfDay(day), language);
  const list = (words: readonly string[]) => new Intl.ListFormat(language).format(words);
  return {
    dayName,
    /** @param day YYYY-MM-DD */
    shortDay,
    /** @param days YYYY-MM-DD */
    days: (days: readonly string[]) => list(days.map((day) => formatDate(startOfDay(day), language))),
    emirates: (codes: readonly string[]) => list(codes.map((code) => t(`checkout:emirates.${code}`))),
    named: (name: Localized) => inLanguage(name, language),
    takes: (days: number) => t('adminDelivery:takes', { count: days }),
    window: ({ weekdays, fromMinute, toMinute, cutoffHours, capacity }: Omit<SlotWindow, 'id'>) => {
      const days =
        weekdays.length === WEEKDAYS.length
          ? t('adminDelivery:everyDay')
          : list(weekdayRuns(weekdays).map((run) => run.map((day) => dayName(day)).join('–')));
      return [
        `${days} \u2066${toClock(fromMinute)}–${toClock(toMinute)}\u2069`,
        t('adminDelivery:until', { count: cutoffHours }),
        capacity === null ? t('adminDelivery:noBound') : t('adminDelivery:places', { count: capacity }),
      ].join(' · ');
    },
  };
}
