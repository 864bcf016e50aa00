import { foldForSearch } from './fold.ts';

export type Piece = Readonly<{ text: string; isMatch: boolean }>;

type Word = { text: string; isWord: boolean };

function cut(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}]+/gu)].map(([piece]) => ({
    text: piece,
    isWord: /[\p{L}\p{N}]/u.test(piece),
  }));
}

/** @returns how many characters of the word, marks included, fold to the beginning that was typed */
function lengthOfBeginning(word: string, typed: string): number {
  for (let length = typed.length; length <= word.length; length += 1) {
    if (foldForSearch(word.slice(0, length)) === typed && !/^\p{M}/u.test(word.slice(length))) return length;
  }
  return 0;
}

function markWord(word: string, typed: readonly string[]): Piece[] {
  const lengths = typed.map((one) => (one === '' ? 0 : lengthOfBeginning(word, one)));
  const length = Math.max(0, ...lengths);
  if (length === 0) return [{ text: word, isMatch: false }];
  const rest = word.slice(length);
  const marked = { text: word.slice(0, length), isMatch: true };
  return rest === '' ? [marked] : [marked, { text: rest, isMatch: false }];
}

/**
 * Splits a text into typed parts and the rest; letters are compared as in the search.
 *
 * @param typed folded words
 */
export function markMatches(text: string, typed: readonly string[]): Piece[] {
  const joined: Piece[] = [];
  for (const { text: one, isWord } of cut(text)) {
    for (const piece of isWord ? markWord(one, typed) : [{ text: one, isMatch: false }]) {
      const last = joined.at(-1);
      if (last?.isMatch === piece.isMatch) {
        joined.splice(-1, 1, { text: last.text + piece.text, isMatch: last.isMatch });
      } else joined.push(piece);
    }
  }
  return joined;
}
