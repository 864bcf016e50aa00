import { memoizeText } from '#kernel/memoize.ts';

/** Names after `from`, `join` and the commas between them. */
const SOURCES = /(?:\b(?:from|join)\s+|,\s*)(?:only\s+|lateral\s+)?"?([a-z_][a-z0-9_]*)"?/gi;
const MOST_TEXTS = 2000;

/**
 * Names in a statement that may be tables. Finds too many rather than too few: columns, functions and subquery
 * names may be among them; the caller knows which are tables.
 */
export const tablesIn = memoizeText(MOST_TEXTS, (text): readonly string[] => [
  ...new Set([...text.matchAll(SOURCES)].map(([, name = '']) => name)),
]);
