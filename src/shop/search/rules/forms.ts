const ARABIC_ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/u;
const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_ENDING = /(?<=.{3})(?:ات|ون|ين|ان|يه|ه|ي|ا)$/u;
const ENGLISH_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})ies$/, ''],
  [/(?<=.{2}(?:x|ch|sh|ss))es$/, ''],
  [/(?<=.{2}[^sui])s$/, ''],
  [/(?<=.{4})(?:ing|er|ed)$/, ''],
];

export function isArabic(word: string): boolean {
  return ARABIC.test(word);
}

export function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

/** @returns the word, and without its Arabic article */
export function formsOf(word: string): string[] {
  const bare = word.replace(ARABIC_ARTICLE, '');
  return bare === word ? [word] : [word, bare];
}

/**
 * What several forms of a word begin with: without the endings of plural, gender and doing.
 *
 * @returns the stem, or null when the word has no such ending
 */
export function stemOf(word: string): string | null {
  if (isNumber(word)) return null;
  if (isArabic(word)) {
    const stem = word.replace(ARABIC_ENDING, '');
    return stem === word ? null : stem;
  }
  for (const [ending, instead] of ENGLISH_ENDINGS) {
    if (ending.test(word)) return word.replace(ending, instead);
  }
  return null;
}

/** @returns each two neighbours written as one word */
export function joinedPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}
