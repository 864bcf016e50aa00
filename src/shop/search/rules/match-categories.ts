import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { wordsOf } from './fold.ts';
import { formsOf } from './forms.ts';
import type { WordGroup } from './query.ts';

type Node = Readonly<{ name: Localized; path: string; children: readonly Node[] }>;

/** A category whose name matches the words. */
export type FoundCategory = Readonly<{ name: string; path: string }>;

function isMet({ whole, begins, alike }: WordGroup, words: readonly string[]): boolean {
  return words.some(
    (word) =>
      whole.includes(word) || alike.includes(word) || begins.some((beginning) => word.startsWith(beginning)),
  );
}

/** Every group of words must match, and none of `without`. */
export type WordSearch = Readonly<{ groups: readonly WordGroup[]; without: readonly WordGroup[] }>;

/** Whether a category's name, in either language, has every word and none of those excluded. */
export function isCategoryNamed({ en, ar = '' }: Localized, { groups, without }: WordSearch): boolean {
  const words = [en, ar].flatMap(wordsOf).flatMap(formsOf);
  return groups.every((group) => isMet(group, words)) && !without.some((group) => isMet(group, words));
}

/** Categories whose name, in either language, has every word and none of the excluded ones; the topmost first. */
export function matchCategories(
  tree: readonly Node[],
  search: WordSearch,
  language: Language,
): FoundCategory[] {
  return walkTree(tree)
    .filter(({ node }) => isCategoryNamed(node.name, search))
    .toSorted((a, b) => a.above.length - b.above.length)
    .map(({ node }) => ({ name: inLanguage(node.name, language), path: node.path }));
}
