/** A heading in the table of contents. */
export type OutlineEntry = Readonly<{ id: string; text: string; level: 2 | 3 | 4 }>;
/** HTML whose headings have ids. */
export type Outlined = Readonly<{ html: string; entries: readonly OutlineEntry[] }>;

const HEADING = /<h([234])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Makes an id of a heading: letters and digits of any script, a letter first (LA-09). */
function wordOf(text: string): string {
  const word = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (word === '') return 'part';
  return /^\p{L}/u.test(word) ? word : `part-${word}`;
}

/** The ids used in a page, so that each is unique. */
export type TakenIds = Set<string>;

/** Reserves the id of a heading: its words, numbered if they are in use. */
export function takeId(text: string, taken: TakenIds): string {
  const word = wordOf(text);
  let free = word;
  for (let copy = 2; taken.has(free); copy += 1) free = `${word}-${copy}`;
  taken.add(free);
  return free;
}

type OutlineOptions = Readonly<{
  /** Ids elsewhere on the page; those of this text are added. */
  taken?: TakenIds;
  /** The lowest level that is listed. */
  deepest?: OutlineEntry['level'];
}>;

/**
 * Adds an id to every heading from h2 down and lists them for the table of contents.
 *
 * @param html sanitised, hence well-formed; existing ids are kept
 * @returns the HTML with ids, and its headings in order
 */
export function outlineOf(html: string, { taken = new Set(), deepest = 3 }: OutlineOptions = {}): Outlined {
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) taken.add(id);
  const entries: OutlineEntry[] = [];
  const linked = html.replace(HEADING, (...groups: string[]) => {
    const [whole = '', digit, attributes = '', inside = ''] = groups;
    const text = plainText(inside);
    const level = Number(digit) as OutlineEntry['level'];
    if (text === '' || level > deepest) return whole;
    const ownId = /\sid="([^"]+)"/.exec(attributes)?.[1];
    const id = ownId ?? takeId(text, taken);
    entries.push({ id, text, level });
    return ownId === undefined ? `<h${digit}${attributes} id="${id}">${inside}</h${digit}>` : whole;
  });
  return { html: linked, entries };
}

/** Average reading speed; Arabic words carry more. */
const WORDS_PER_MINUTE = { en: 220, ar: 180 } as const;

/** @returns whole minutes, at least one */
export function readingMinutes(html: string, language: 'en' | 'ar'): number {
  const text = plainText(html);
  const words = text === '' ? 0 : text.split(' ').length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE[language]));
}
