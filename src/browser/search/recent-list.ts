const MOST = 5;
const LONGEST = 200;

/** Parses stored searches; invalid entries are left out. */
export function parseRecent(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const read: unknown = JSON.parse(stored);
    if (!Array.isArray(read)) return [];
    return read.filter((term): term is string => typeof term === 'string' && term !== '').slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a search first, without duplicates. */
export function addRecent(terms: readonly string[], term: string): string[] {
  const isOther = (one: string) => one.toLowerCase() !== term.toLowerCase();
  return [term.slice(0, LONGEST), ...terms.filter(isOther)].slice(0, MOST);
}
