const LOCALES = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/** A day of the shop in words: 'Monday, 23 November'. */
export function formatDay(day: Date, language: 'en' | 'ar'): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Dubai',
  }).format(day);
}

/** A date of the shop in words: '21 November 2026'. */
export function formatDate(day: Date, language: 'en' | 'ar'): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dubai',
  }).format(day);
}

/** A moment of the shop in words: '21 November 2026, 14:05'. */
export function formatMoment(moment: Date, language: 'en' | 'ar'): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Dubai',
  }).format(moment);
}

/** Two moments of one day in the shop's hours: '10:00–14:00'. */
export function formatHours({ from, to }: { from: Date; to: Date }, language: 'en' | 'ar'): string {
  const hours = new Intl.DateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  });
  return `${hours.format(from)}–${hours.format(to)}`;
}
