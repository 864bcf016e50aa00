import { memoizeText } from '#kernel/memoize.ts';

/** Names that may stand for tables: behind `from`, `join` and the commas between them. */
const SOURCES = /(?:\b(?:from|join)\s+|,\s*)(?:only\s+|lateral\s+)?"?([a-z_][a-z0-9_]*)"?/gi;
const MOST_TEXTS = 2000;

/**
 * The names in a statement that may be tables. It finds too many rather than too few: columns, functions and parts of the
 * statement itself are among them, and whoever asks knows which names are tables.
 */
export const tablesIn = memoizeText(MOST_TEXTS, (text): readonly string[] => [
  ...new Set([...text.matchAll(SOURCES)].map(([, name = '']) => name)),
]);
