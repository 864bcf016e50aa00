import type { Clock } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type PopularDeps, popularTerms } from './actions/popular.ts';
import { findBeside, type SuggestDeps, suggest } from './actions/suggest.ts';
import { type Days, dayBefore, toZeroResult, type ZeroResultSearch } from './rules/zero-results.ts';
import {
  countZeroResult,
  deleteOldZeroResults,
  readZeroResults,
  sumZeroResults,
  type ZeroResultSums,
} from './store/zero-results.ts';

export type { OtherResults, Suggestions, TextResult } from './actions/suggest.ts';
/** Text as search compares it, and its words. */
export { cutTyped, foldForSearch, wordsOf } from './rules/fold.ts';
export { isNumber } from './rules/forms.ts';
export { markMatches, type Piece } from './rules/mark.ts';
/** Known words that a typed one may mean. */
export { type Candidate, nearestWords } from './rules/nearest-words.ts';
/** Reads what was typed. */
export {
  parseSearch,
  parseSynonyms,
  type SearchWords,
  type Synonyms,
  toGroups,
  type WordGroup,
} from './rules/query.ts';
/** The stored search texts of a row. */
export {
  type KnownWord,
  type Place,
  type Texts,
  toKnownWords,
  toNames,
  toVector,
} from './rules/row-words.ts';
/** How a word sounds, in either script. */
export { bonesOf, soundOf } from './rules/sound.ts';
export { type SearchStrategy, strategyToTsquery, toTerms, toTsquery } from './rules/to-tsquery.ts';
export type { ZeroResultSearch } from './rules/zero-results.ts';

/** Retention of searches without results. */
const KEPT_DAYS = 180;

/**
 * Search suggestions and statistics.
 *
 * `suggest` returns suggestions for a partial text, `beside` the categories and articles of a search, `popular`
 * popular searches; `missed` counts searches without results, by day and without data about the visitor; `missedWords`
 * lists them, most frequent first, for the last days, `missedWordsBetween` from one day to another, all of them
 * without a limit, `missedSums` counts these; `forgetMissed` deletes those older than half a year. Days are in the shop's time zone.
 */
export function createSearch(deps: SuggestDeps & PopularDeps & { db: DbOrTx; clock: Clock; zone: string }) {
  const { db, clock, zone } = deps;
  const dayAgo = (days: number) => dayBefore(clock(), days, zone);
  return {
    suggest: suggest(deps),
    beside: findBeside(deps),
    popular: popularTerms(deps),
    missed: async (typed: string): Promise<void> => {
      const words = toZeroResult(typed);
      if (words !== null) await countZeroResult(db, dayAgo(0), words);
    },
    missedWords: (days: number, limit: number): Promise<ZeroResultSearch[]> =>
      readZeroResults(db, { from: dayAgo(days - 1), to: dayAgo(0), limit }),
    missedWordsBetween: (days: Days, limit: number | null): Promise<ZeroResultSearch[]> =>
      readZeroResults(db, { ...days, limit }),
    missedSums: (days: Days): Promise<ZeroResultSums> => sumZeroResults(db, days),
    forgetMissed: (): Promise<void> => deleteOldZeroResults(db, dayAgo(KEPT_DAYS)),
  };
}
