import type { WordGroup } from './query.ts';
import type { Place } from './row-words.ts';

/** How a word is looked for, nearest first. */
export type SearchStrategy = 'whole' | 'begins' | 'alike';
export const STRATEGIES: readonly SearchStrategy[] = ['whole', 'begins', 'alike'];

const NEVER = `'∅'`;

function operand(word: string, strategy: SearchStrategy, place: string): string {
  const marks = `${strategy === 'begins' ? '*' : ''}${place}`;
  return marks === '' ? `'${word}'` : `'${word}':${marks}`;
}

/** The text search query for one strategy of a group in one place; without words, a query that matches nothing. */
export function strategyToTsquery(group: WordGroup, strategy: SearchStrategy, place: Place): string {
  const words = group[strategy];
  return words.length === 0 ? NEVER : words.map((word) => operand(word, strategy, place)).join(' | ');
}

/** @returns the query that a group's rows must meet in any way, in some places; without places in any */
function groupToTsquery(group: WordGroup, places: string): string {
  return (
    STRATEGIES.flatMap((strategy) => group[strategy].map((word) => operand(word, strategy, places))).join(
      ' | ',
    ) || NEVER
  );
}

const STRICT_WEIGHTS = 'ABC';

/** Every group must be met outside of running text. */
export function toStrictTsquery(groups: readonly WordGroup[]): string {
  return groups.map((group) => `(${groupToTsquery(group, STRICT_WEIGHTS)})`).join(' & ');
}

/** Every group must match, and no excluded word; words contain only letters and digits. */
export function toTsquery(groups: readonly WordGroup[], without: readonly WordGroup[]): string {
  return [
    ...groups.map((group) => `(${groupToTsquery(group, '')})`),
    ...without.map((group) => `!(${groupToTsquery(group, '')})`),
  ].join(' & ');
}

/** Words in the title or name: every one of them, or any. */
export function toNameTsquery(groups: readonly WordGroup[], requested: 'every' | 'any'): string {
  return groups
    .map((group) => `(${STRATEGIES.map((strategy) => strategyToTsquery(group, strategy, 'A')).join(' | ')})`)
    .join(requested === 'every' ? ' & ' : ' | ');
}

/** A word that is looked for, or what it begins with. */
type Term = Readonly<{ word: string; begins: boolean }>;

/** Every way to match a group, without duplicates: words that a prefix covers are left out. */
export function toTerms({ whole, begins, alike }: WordGroup): Term[] {
  const widest = begins.filter((one) => !begins.some((other) => other !== one && one.startsWith(other)));
  const words = [...new Set([...whole, ...alike])].filter(
    (word) => !widest.some((beginning) => word.startsWith(beginning)),
  );
  return [
    ...words.map((word) => ({ word, begins: false })),
    ...[...new Set(widest)].map((word) => ({ word, begins: true })),
  ];
}
