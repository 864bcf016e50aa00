import type { Instant } from '#kernel/instant.ts';
import { foldForSearch } from './fold.ts';

/** Words that found nothing, and how often in the days asked about. */
export type MissedWords = Readonly<{ words: string; count: number; lastDay: string }>;

const LONGEST = 60;
/** A telephone number, a card, an address of a person: not the shop's to keep. */
const PERSONAL = /\d{5}|@/;

/** @returns the words to count, or null for what is empty, long, or may be personal */
export function toMiss(typed: string): string | null {
  const folded = foldForSearch(typed);
  const digits = typed.replace(/[^\p{N}@]/gu, '');
  if (folded === '' || folded.length > LONGEST || PERSONAL.test(foldForSearch(digits)) || typed.includes('@'))
    return null;
  return folded;
}

/** The first day still kept or asked about, `2026-11-21`, in UTC. */
export function dayBefore(now: Instant, days: number): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
