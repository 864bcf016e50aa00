import type { Clock } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { countMiss, forgetMisses, readMisses } from './misses.store.ts';
import { type Days, dayBefore, type MissedWords, toMiss } from './misses.ts';
import { findBeside, type SuggestNeeds, suggest } from './suggest.ts';

/** Text as search compares it, and its words. */
export { cutTyped, foldForSearch, wordsOf } from './fold.ts';
export { isNumber } from './forms.ts';
export { markMatches, type Piece } from './mark.ts';
export type { MissedWords } from './misses.ts';
/** The words of the shop that a typed one may have meant. */
export { type Candidate, nearestWords } from './nearest.ts';
/** Reads what was typed. */
export {
  parseSearch,
  readSameWords,
  type SameWords,
  type SearchWords,
  toGroups,
  type WordGroup,
} from './query.ts';
/** What a row keeps of its texts. */
export { type KnownWord, type Place, type Texts, toKnownWords, toNames, toVector } from './row-words.ts';
/** How a word sounds, in either script. */
export { bonesOf, soundOf } from './sound.ts';
export type { Beside, FoundText, Suggestions } from './suggest.ts';
export { toTerms, toTsquery, type Way, wayToTsquery } from './to-tsquery.ts';

/** Words that found nothing are kept for so long. */
const KEPT_DAYS = 180;

/**
 * What search offers and remembers.
 *
 * `suggest` gives what fits what has been typed so far, `beside` the categories and articles of a search;
 * `missed` counts words that found nothing, by day, and nothing of who typed them; `missedWords` lists them, the most
 * wanted first, for the last so many days, `missedWordsBetween` from one day to another; `forgetMissed` drops what is older
 * than half a year. Days are those of the shop's zone.
 */
export function createSearch(needs: SuggestNeeds & { db: DbOrTx; clock: Clock; zone: string }) {
  const { db, clock, zone } = needs;
  const dayAgo = (days: number) => dayBefore(clock(), days, zone);
  return {
    suggest: suggest(needs),
    beside: findBeside(needs),
    missed: async (typed: string): Promise<void> => {
      const words = toMiss(typed);
      if (words !== null) await countMiss(db, dayAgo(0), words);
    },
    missedWords: (days: number, limit: number): Promise<MissedWords[]> =>
      readMisses(db, { from: dayAgo(days - 1), to: dayAgo(0), limit }),
    missedWordsBetween: (days: Days, limit: number): Promise<MissedWords[]> =>
      readMisses(db, { ...days, limit }),
    forgetMissed: (): Promise<void> => forgetMisses(db, dayAgo(KEPT_DAYS)),
  };
}
