import { foldForSearch, wordsOf } from './fold.ts';
import { formsOf, joinedPairs } from './forms.ts';

/**
 * Where a word occurs, by decreasing weight: A names, brands and SKUs, B categories and tags, C specification values,
 * D running text.
 */
export type Place = 'A' | 'B' | 'C' | 'D';
export const PLACES: readonly Place[] = ['A', 'B', 'C', 'D'];
export type Texts = Readonly<Record<Place, readonly string[]>>;

const LONGEST_WORD = 60;

/** The words of a text, joined neighbours included. */
function tokensOf(text: string): string[] {
  const words = wordsOf(text);
  return [...words.flatMap(formsOf), ...joinedPairs(words)].filter((word) => word.length <= LONGEST_WORD);
}

/** An article number as a whole, in its parts, and without what parts them. */
function numberTokens(number: string): string[] {
  const words = wordsOf(number);
  return [...words, words.join('')].filter((word) => word !== '' && word.length <= LONGEST_WORD);
}

type Standing = { word: string; at: number };

function standingIn(texts: Texts): Standing[] {
  return PLACES.flatMap((place, at) =>
    texts[place]
      .flatMap(place === 'D' ? (text) => wordsOf(text).flatMap(formsOf) : tokensOf)
      .map((word) => ({ word, at })),
  );
}

/** A row's words as a `tsvector`: `'duo':1A,3C`; the position repeats the place. */
export function toVector(texts: Texts, numbers: readonly string[]): string {
  const places = new Map<string, Set<number>>();
  const named = numbers.flatMap(numberTokens).map((word) => ({ word, at: 0 }));
  for (const { word, at } of [...standingIn(texts), ...named]) {
    if (word.length <= LONGEST_WORD) places.set(word, (places.get(word) ?? new Set()).add(at));
  }
  return [...places]
    .map(([word, at]) => `'${word}':${[...at].map((one) => `${one + 1}${PLACES[one]}`).join(',')}`)
    .join(' ');
}

/** Names and SKUs, folded, between bars: a complete one is found as `|…|`. */
export function toNames(names: readonly string[], numbers: readonly string[]): string {
  const folded = [...names, ...numbers].map(foldForSearch).filter((name) => name !== '');
  const joined = numbers.map((number) => foldForSearch(number).replaceAll(' ', ''));
  return `|${[...new Set([...folded, ...joined])].join('|')}|`;
}

/** A word that near spellings may be corrected to. */
export type KnownWord = Readonly<{ word: string; shown: string; weight: number }>;

const SHORTEST_KNOWN = 3;

function isKnowable(word: string): boolean {
  return word.length >= SHORTEST_KNOWN && word.length <= LONGEST_WORD && !/\p{N}/u.test(word);
}

/** @returns the words of a text in their original spelling; a piece that consists of several words is skipped */
function knownIn(text: string, weight: number): KnownWord[] {
  return text.split(/[\s/,،;·()+×-]+/u).flatMap((piece) => {
    const [word = '', ...more] = wordsOf(piece);
    const shown = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (more.length > 0) return [];
    return formsOf(word).map((form) => ({ word: form, shown: form === word ? shown : form, weight }));
  });
}

const HEAVIEST = 3;

/** The words of names, categories and values, each with a spelling to show; running text is no model. */
export function toKnownWords(texts: Texts): KnownWord[] {
  const single = PLACES.slice(0, HEAVIEST).flatMap((place, at) =>
    texts[place].flatMap((text) => knownIn(text, HEAVIEST - at)),
  );
  const joined = texts.A.flatMap((name) => joinedPairs(wordsOf(name))).map((word) => ({
    word,
    shown: word,
    weight: 0,
  }));
  const known = [...single, ...joined].filter(({ word }) => isKnowable(word));
  return [...new Map(known.toReversed().map((one) => [one.word, one])).values()];
}
