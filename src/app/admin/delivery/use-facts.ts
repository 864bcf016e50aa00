import { DAY_MS } from '#kernel/instant.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import type { SlotWindow } from '#shop/shipping';
import { useLanguage } from '#views/language/language.tsx';
import { toClock, weekdayRuns } from './zone/zone-draft.ts';

/** A Monday; weekdays are counted from it. */
const FIRST_MONDAY = Date.UTC(2026, 0, 5);
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How delivery is said in a few words. */
export function useDeliveryWords() {
  const { t, language } = useLanguage();
  const dayName = (weekday: number, width: 'long' | 'short' = 'short') =>
    new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
      weekday: width,
      timeZone: 'UTC',
    }).format(FIRST_MONDAY + (weekday - 1) * DAY_MS);
  const shortDay = (day: string) =>
    new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
      ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    }).format(new Date(`${day}T12:00:00Z`));
  const list = (words: readonly string[]) => new Intl.ListFormat(language).format(words);
  return {
    dayName,
    /** @param day as YYYY-MM-DD */
    shortDay,
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
