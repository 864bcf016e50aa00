import { DAY_MS, MINUTE_MS, SHOP_TIME_ZONE } from '#kernel/instant.ts';

type Language = 'en' | 'ar';

/** Weekdays are counted from it. */
const A_SUNDAY = new Date('2026-01-04T12:00:00Z');

const LOCALES = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/** Creating a formatter takes longer than a hundred uses. */
function formatters(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const inZone = { ...options, timeZone: SHOP_TIME_ZONE };
  return {
    en: new Intl.DateTimeFormat(LOCALES.en, inZone),
    ar: new Intl.DateTimeFormat(LOCALES.ar, inZone),
  };
}

const days = formatters({ weekday: 'long', day: 'numeric', month: 'long' });
const dates = formatters({ day: 'numeric', month: 'long', year: 'numeric' });
const moments = formatters({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const weekTimes = formatters({ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekdays = { long: formatters({ weekday: 'long' }), short: formatters({ weekday: 'short' }) };
const weekdaysOf = formatters({ weekday: 'short', day: 'numeric', month: 'short' });
const shortDates = formatters({ day: 'numeric', month: 'short' });
const months = formatters({ month: 'short', year: 'numeric' });
const hours = formatters({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A day in the shop's time zone: 'Monday, 23 November'. */
export function formatDay(day: Date, language: Language): string {
  return days[language].format(day);
}

/** A date in the shop's time zone: '21 November 2026'. */
export function formatDate(day: Date, language: Language): string {
  return dates[language].format(day);
}

/** A timestamp in the shop's time zone: '21 November 2026, 14:05'. */
export function formatMoment(moment: Date, language: Language): string {
  return moments[language].format(moment);
}

/** A day of a chart or a table: '21 Nov'. */
export function formatShortDate(day: Date, language: Language): string {
  return shortDates[language].format(day);
}

/** A month of a chart or a table: 'Nov 2026'. */
export function formatMonth(day: Date, language: Language): string {
  return months[language].format(day);
}

/** A near day with its weekday: 'Mon 23 Nov'. */
export function formatWeekdayOf(day: Date, language: Language): string {
  return weekdaysOf[language].format(day);
}

/** @param weekday 1 is Monday, 7 Sunday */
export function formatWeekday(weekday: number, language: Language, width: 'long' | 'short'): string {
  return weekdays[width][language].format(A_SUNDAY.getTime() + weekday * DAY_MS);
}

/** Until when, of a near day: 'Thursday 16:00'; midnight is the last minute of the day that ends, 'Sunday 23:59'. */
export function formatDeadline(moment: Date, language: Language): string {
  const isMidnight = hours.en.format(moment) === '00:00';
  return weekTimes[language].format(moment.getTime() - (isMidnight ? MINUTE_MS : 0));
}

/** An hour of a chart or a table: '09:00'. */
export function formatHour(moment: Date, language: Language): string {
  return hours[language].format(moment);
}

/** A time span within a day: '10:00–14:00'. */
export function formatHours({ from, to }: { from: Date; to: Date }, language: Language): string {
  return `${hours[language].format(from)}–${hours[language].format(to)}`;
}
