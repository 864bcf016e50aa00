import { TZDate } from '@date-fns/tz';
import { format, subDays } from 'date-fns';
import type { Instant } from '#kernel/instant.ts';
import { foldForSearch } from './fold.ts';

/** A search without results, and its count in the requested days. */
export type ZeroResultSearch = Readonly<{ words: string; count: number; lastDay: string }>;

const LONGEST = 60;
/** A telephone number, a card, an address of a person: not the shop's to keep. */
const PERSONAL = /\d{5}|@/;

/** @returns the words to count; null if empty, too long, or possibly personal */
export function toZeroResult(typed: string): string | null {
  const folded = foldForSearch(typed);
  const digits = typed.replace(/[^\p{N}@]/gu, '');
  if (folded === '' || folded.length > LONGEST || PERSONAL.test(foldForSearch(digits)) || typed.includes('@'))
    return null;
  return folded;
}

/** Days of the shop's zone, `2026-11-21`; the first and the last are included. */
export type Days = Readonly<{ from: string; to: string }>;

/** The day so many days before today, as the shop's zone has it. */
export function dayBefore(now: Instant, days: number, zone: string): string {
  return format(subDays(new TZDate(now.getTime(), zone), days), 'yyyy-MM-dd');
}
