import { splitMatches } from '#kernel/text/split-matches.ts';

const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
const LONGEST_WORD = 12;
const LONGEST_PART = 3;

/** A piece of a name, and whether no line may end within it. */
export type NamePiece = Readonly<{ text: string; isNonBreaking: boolean }>;

function isShort(word: string): boolean {
  return word.length <= LONGEST_WORD && word.split('-').some((part) => part.length <= LONGEST_PART);
}

/** A name in pieces; short words with a hyphen are pieces of their own: USB-C, Wi-Fi and 3-in-1 stay on one line. */
export function splitNonBreaking(name: string): NamePiece[] {
  const short = [...name.matchAll(HYPHENATED)].filter(([word]) => isShort(word));
  return splitMatches(name, short).map(({ text, match }) => ({ text, isNonBreaking: match !== null }));
}
