import { isArabic } from './forms.ts';

/** A known word that a typed one may mean, with its distances. */
export type Candidate = Readonly<{
  word: string;
  shown: string;
  weight: number;
  /** Letters added, missing or changed: in the word, in as much of it as was typed, and in how it sounds. */
  written: number;
  begun: number;
  heard: number;
  hasSameConsonants: boolean;
}>;

/** The allowed distance of a typo: almost none for two letters, then more with the word's length. */
function allowance(length: number): number {
  if (length <= 2) return 0.5;
  if (length <= 5) return length === 3 ? 1 : 1.3;
  return length <= 8 ? 2 : 3;
}

/** A letter more than twice in a row is a key that was held down; no word has one. */
function withoutHeldKeys(typed: string): string {
  return typed.replace(/(.)\1{2,}/gu, '$1$1');
}

/** A different spelling that sounds the same is nearer than any typo. */
const HEARD_THE_SAME = 0.4;
/** Arabic omits vowels; within one script, vowels distinguish words. */
const SAME_CONSONANTS = { oneScript: 1.6, twoScripts: 0.8 };
const UNFINISHED = 0.3;
const SHORTEST_UNFINISHED = 4;

function heardDistance({ heard, hasSameConsonants }: Candidate, isOneScript: boolean): number {
  if (heard > 0 && hasSameConsonants)
    return isOneScript ? SAME_CONSONANTS.oneScript : SAME_CONSONANTS.twoScripts;
  return heard + HEARD_THE_SAME;
}

function hasSameLetters(one: string, other: string): boolean {
  return [...one].toSorted().join('') === [...other].toSorted().join('');
}

/** A letter in the wrong place is one slip, which PostgreSQL counts as two. */
function writtenDistance(typed: string, { word, written, begun }: Candidate): number {
  const whole = written === 2 && hasSameLetters(typed, word) ? 1 : written;
  return typed.length < SHORTEST_UNFINISHED ? whole : Math.min(whole, begun + UNFINISHED);
}

/** @returns how many slips lie between a typed word and one of the shop's; hearing counts where it is nearer */
function editDistance(typed: string, candidate: Candidate): number {
  const isOneScript = isArabic(typed) === isArabic(candidate.word);
  const heard = heardDistance(candidate, isOneScript);
  return isOneScript ? Math.min(writtenDistance(typed, candidate), heard) : heard;
}

const MOST_NEAR = 6;
/** Other words are included if they are hardly further than the nearest. */
const HARDLY_FURTHER = 0.5;
/** Who types one script most likely reads it. */
const OTHER_SCRIPT = 0.5;

/** The words that a typed one most likely means, nearest first, the same script before the other, by weight. */
export function nearestWords(
  typed: string,
  candidates: readonly Candidate[],
): (Candidate & { slips: number })[] {
  const most = allowance(withoutHeldKeys(typed).length);
  const scored = candidates
    .map((candidate) => ({ ...candidate, slips: editDistance(typed, candidate) }))
    .filter(({ slips, word }) => slips <= Math.min(most, word.length - 1));
  const rank = ({ word, slips }: { word: string; slips: number }) =>
    slips + (isArabic(word) === isArabic(typed) ? 0 : OTHER_SCRIPT);
  const sorted = scored.toSorted((a, b) => rank(a) - rank(b) || b.weight - a.weight);
  const best = sorted[0]?.slips ?? 0;
  const near = sorted.filter(({ slips }) => slips <= best + HARDLY_FURTHER);
  return [...new Map(near.map((one) => [one.word, one])).values()].slice(0, MOST_NEAR);
}
