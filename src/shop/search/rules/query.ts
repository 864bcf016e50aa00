import { cutText } from '#kernel/text/cut-text.ts';
import { cutTyped, foldForSearch } from './fold.ts';
import { formsOf, isNumber, stemOf } from './forms.ts';

/** A parsed search: required words, and excluded words. */
export type SearchWords = Readonly<{ words: readonly string[]; without: readonly string[] }>;

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** Filler words: they phrase a search but do not describe the product. */
const FILLERS = new Set(
  [
    'a an the for of to with and or in on my your i want need buy shop price cheap best please any that which is are how what when where can do does you we me cost costs',
    'في من على الى مع عن و او هذا هذه التي الذي اريد ابحث شراء سعر ارخص افضل ابغى ابي لو سمحت كم كيف متى اين هل',
  ]
    .join(' ')
    .split(' ')
    .map(foldForSearch),
);

function cutWords(text: string): string[] {
  return foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => cutText(word, LONGEST_WORD));
}

function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/**
 * Parses a search text. A leading minus excludes a word; filler words are used only if there are no others.
 *
 * Source: WIRE §14
 */
export function parseSearch(typed: string): SearchWords {
  const pieces = cutTyped(typed).split(/\s+/);
  const isMinus = (piece: string) => /^[-−–]\p{L}|^[-−–]\p{N}/u.test(piece);
  const without = pieces.filter(isMinus).flatMap(cutWords).slice(0, MOST_WORDS);
  const all = pieces.filter((piece) => !isMinus(piece)).flatMap(cutWords);
  const telling = all.filter((word) => !isFiller(word));
  return { words: (telling.length > 0 ? telling : all).slice(0, MOST_WORDS), without };
}

/**
 * The words that match one typed word.
 *
 * `whole` must equal a word of the row, `begins` must be its prefix, `alike` are synonyms and near spellings.
 */
export type WordGroup = Readonly<{
  typed: string;
  whole: readonly string[];
  begins: readonly string[];
  alike: readonly string[];
}>;

/** word → synonyms */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** @param lines of synonyms, separated by commas */
export function parseSynonyms(lines: readonly string[]): Synonyms {
  const same = new Map<string, string[]>();
  for (const line of lines) {
    const words = line.split(',').map((one) => foldForSearch(one).replaceAll(' ', ''));
    for (const word of words) same.set(word, [...(same.get(word) ?? []), ...words]);
  }
  return same;
}

const SHORTEST_BEGINNING = 2;
const SHORTEST_STEM = 3;

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function groupOf(word: string, neighbours: readonly string[], same: Synonyms): WordGroup {
  const forms = formsOf(word);
  const stems = forms.flatMap((form) => stemOf(form) ?? []).filter((stem) => stem.length >= SHORTEST_STEM);
  const begins =
    isNumber(word) || word.length < SHORTEST_BEGINNING ? [] : forms.filter((form) => form.length > 1);
  const alike = [...forms, ...stems].flatMap((form) => same.get(form) ?? []);
  return {
    typed: word,
    whole: unique([...forms, ...neighbours]),
    begins: unique([...begins, ...stems]),
    alike: unique(alike).filter((other) => !forms.includes(other)),
  };
}

/** @returns one group per word; two neighbouring words joined match either of them */
export function toGroups(words: readonly string[], same: Synonyms): WordGroup[] {
  return words.map((word, index) => {
    const before = words[index - 1];
    const after = words[index + 1];
    const joined = [
      before === undefined ? [] : `${before}${word}`,
      after === undefined ? [] : `${word}${after}`,
    ];
    return groupOf(word, joined.flat(), same);
  });
}
