/** A mention in a text, from its @ up to but excluding `end`. */
export type Mention = Readonly<{ start: number; end: number; name: string }>;

const WORD = /[\p{L}\p{M}\p{N}_]/u;

function isWord(character: string | undefined): boolean {
  return character !== undefined && WORD.test(character);
}

function nameAt(text: string, start: number, names: readonly string[]): string | null {
  for (const name of names) {
    const end = start + name.length;
    if (text.slice(start, end).toLowerCase() === name.toLowerCase() && !isWord(text[end])) return name;
  }
  return null;
}

/**
 * The mentions in a text: an @ and a name, in any case; an @ within a word does not count.
 *
 * @param names of two that begin alike, the longer match is used
 */
export function mentionsIn(text: string, names: readonly string[]): Mention[] {
  const longestFirst = names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length);
  const mentions: Mention[] = [];
  for (let start = text.indexOf('@'); start !== -1; start = text.indexOf('@', start + 1)) {
    const name = isWord(text[start - 1]) ? null : nameAt(text, start + 1, longestFirst);
    if (name !== null) mentions.push({ start, end: start + 1 + name.length, name });
  }
  return mentions;
}

const LONGEST_QUERY = 60;

/** The text after the last @ before the caret; null if no mention is being typed. */
export function mentionQuery(beforeCaret: string): string | null {
  const start = beforeCaret.lastIndexOf('@');
  if (start === -1 || isWord(beforeCaret[start - 1])) return null;
  const query = beforeCaret.slice(start + 1);
  return query.length > LONGEST_QUERY || query.includes('\n') ? null : query;
}

/** Whether a name, or a later word of it, begins with what was typed. */
export function isMeant(name: string, query: string): boolean {
  const typed = query.toLowerCase();
  const whole = name.toLowerCase();
  return whole.startsWith(typed) || whole.includes(` ${typed}`);
}
