import { LETTER } from './person-pattern.ts';

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escaped(sign: string): string {
  return /[\p{L}\p{N}\s@]/u.test(sign) ? sign : `\\${sign}`;
}

/** One sign of a text, also as HTML prints it. */
function spelled(sign: string): string {
  const entity = HTML[sign];
  return entity === undefined ? escaped(sign) : `(?:${entity}|${escaped(sign)})`;
}

/**
 * A pattern for PostgreSQL and JavaScript that finds complete texts as typed, and as HTML prints them; null without
 * texts.
 */
export function exactPattern(texts: readonly string[]): string | null {
  const known = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  const longest = known.toSorted((a, b) => b.length - a.length);
  const spelledOut = longest.map((text) => [...text].map(spelled).join(''));
  return longest.length === 0 ? null : `(?<![${LETTER}])(?:${spelledOut.join('|')})(?![${LETTER}])`;
}
