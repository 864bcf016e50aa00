import { HOUR_MS, MINUTE_MS } from '#kernel/instant.ts';

/** How hours and minutes are written: `{n} h`. */
export type TimeUnits = Readonly<{ hours: string; minutes: string }>;

/** @returns `3 h 20 min`; null when no time is left or it is not a number */
export function timeLeft(ms: number, units: TimeUnits): string | null {
  if (!(ms > 0)) return null;
  const all = Math.max(1, Math.floor(ms / MINUTE_MS));
  const hours = Math.floor(all / (HOUR_MS / MINUTE_MS));
  const minutes = all % (HOUR_MS / MINUTE_MS);
  const parts = [
    hours > 0 ? units.hours.replace('{n}', String(hours)) : '',
    minutes > 0 ? units.minutes.replace('{n}', String(minutes)) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
