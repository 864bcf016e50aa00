import { distanceBetween, distanceToBeginning } from './distance.ts';
import { isArabic } from './forms.ts';
import { bonesOf, soundOf } from './sound.ts';

/** A word of the shop that a typed one may have meant. */
export type Candidate = Readonly<{ word: string; shown: string; weight: number }>;

/** How far a slip may go: nothing for two letters, then more with the word's length. */
function allowance(length: number): number {
  if (length <= 2) return 0.5;
  if (length <= 5) return length === 3 ? 1 : 1.3;
  return length <= 8 ? 2 : 3;
}

/** Written otherwise but heard the same is nearer than any slip of the hand. */
const HEARD_THE_SAME = 0.4;
/** Arabic leaves vowels out; within one script they tell words apart. */
const SAME_CONSONANTS = { oneScript: 1.6, twoScripts: 0.8 };
const UNFINISHED = 0.3;
const SHORTEST_UNFINISHED = 4;
const FEWEST_BONES = 2;

function heardDistance(typed: string, word: string, isOneScript: boolean): number {
  const a = soundOf(typed);
  const b = soundOf(word);
  if (a === b) return HEARD_THE_SAME;
  const bones = bonesOf(a);
  if (bones.length >= FEWEST_BONES && bones === bonesOf(b))
    return isOneScript ? SAME_CONSONANTS.oneScript : SAME_CONSONANTS.twoScripts;
  return distanceBetween(a, b) + HEARD_THE_SAME;
}

function writtenDistance(typed: string, word: string): number {
  const whole = distanceBetween(typed, word);
  if (typed.length < SHORTEST_UNFINISHED) return whole;
  return Math.min(whole, distanceToBeginning(typed, word) + UNFINISHED);
}

/** @returns how many slips lie between a typed word and one of the shop's; hearing counts where it is nearer */
export function slipsBetween(typed: string, word: string): number {
  const isOneScript = isArabic(typed) === isArabic(word);
  const heard = heardDistance(typed, word, isOneScript);
  return isOneScript ? Math.min(writtenDistance(typed, word), heard) : heard;
}

const MOST_NEAR = 6;
/** Others are taken along when they are hardly further than the nearest. */
const HARDLY_FURTHER = 0.5;
/** Who types one script most likely reads it. */
const OTHER_SCRIPT = 0.5;

/**
 * The words a typed one most likely meant, nearest first, the same script before the other, weightier before lighter.
 */
export function nearestWords(
  typed: string,
  candidates: readonly Candidate[],
): (Candidate & { slips: number })[] {
  const most = allowance(typed.length);
  const scored = candidates
    .map((candidate) => ({ ...candidate, slips: slipsBetween(typed, candidate.word) }))
    .filter(({ slips, word }) => slips <= Math.min(most, word.length - 1));
  const rank = ({ word, slips }: { word: string; slips: number }) =>
    slips + (isArabic(word) === isArabic(typed) ? 0 : OTHER_SCRIPT);
  const sorted = scored.toSorted((a, b) => rank(a) - rank(b) || b.weight - a.weight);
  const best = sorted[0]?.slips ?? 0;
  const near = sorted.filter(({ slips }) => slips <= best + HARDLY_FURTHER);
  return [...new Map(near.map((one) => [one.word, one])).values()].slice(0, MOST_NEAR);
}
