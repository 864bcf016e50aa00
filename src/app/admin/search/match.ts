import { wordsOf } from '#shop/search/rules/fold.ts';

/** Something the palette finds by its words: a screen, something to do, a setting, a topic of help. */
export type Findable = Readonly<{
  name: string;
  /** Other words for it, in both languages. */
  synonyms: string;
  /** What it is for; the weakest ground to be found by. */
  about: string;
}>;

const ARTICLE = /^ال(?=.{3})/;

/** The words of a text; in Arabic without the article, as names of screens have it and what is typed has not. */
function bareWordsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(ARTICLE, ''));
}

const WEIGHTS = [
  ['name', 4],
  ['synonyms', 2],
  ['about', 1],
] as const;

/** Whether a name begins with all that was typed. */
export function beginsWith({ name }: Pick<Findable, 'name'>, typed: string): boolean {
  const words = bareWordsOf(typed).join(' ');
  return words !== '' && bareWordsOf(name).join(' ').startsWith(words);
}

/** How well one word fits; 0 where it does not. The start of a name counts most. */
function weigh(found: Findable, word: string): number {
  for (const [where, weight] of WEIGHTS) {
    const at = bareWordsOf(found[where]).findIndex((one) => one.startsWith(word));
    if (at >= 0) return weight + (where === 'name' && at === 0 ? 2 : 0);
  }
  return 0;
}

/**
 * What has every word of a search, at the start of one of its own: the best first, and otherwise in the order given.
 *
 * @returns nothing for a search without words
 */
export function findIn<Found extends Findable>(all: readonly Found[], typed: string): Found[] {
  const words = bareWordsOf(typed);
  if (words.length === 0) return [];
  return all
    .map((found) => ({ found, fits: words.map((word) => weigh(found, word)) }))
    .filter(({ fits }) => fits.every((one) => one > 0))
    .map(({ found, fits }) => ({ found, sum: fits.reduce((all, one) => all + one, 0) }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ found }) => found);
}
