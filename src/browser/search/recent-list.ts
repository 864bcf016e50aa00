import { parseJson } from '#kernel/text/parse-json.ts';

const MOST = 5;
const LONGEST = 200;

/** Parses stored searches; invalid entries are left out. */
export function parseRecent(stored: string | null): string[] {
  const read = parseJson(stored ?? 'null');
  if (!Array.isArray(read)) return [];
  return read.filter((term): term is string => typeof term === 'string' && term !== '').slice(0, MOST);
}

/** Puts a search first, without duplicates. */
export function addRecent(terms: readonly string[], term: string): string[] {
  const isOther = (one: string) => one.toLowerCase() !== term.toLowerCase();
  return [term.slice(0, LONGEST), ...terms.filter(isOther)].slice(0, MOST);
}
