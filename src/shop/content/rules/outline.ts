/** A heading in the table of contents. */
export type OutlineEntry = Readonly<{ id: string; text: string; level: 2 | 3 }>;
/** HTML whose headings have ids. */
export type Outlined = Readonly<{ html: string; entries: readonly OutlineEntry[] }>;

const HEADING = /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Makes an id of a heading: letters and digits of any script. */
function wordOf(text: string): string {
  const word = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return word === '' ? 'part' : word;
}

function withoutRepeat(word: string, taken: ReadonlySet<string>): string {
  let free = word;
  for (let copy = 2; taken.has(free); copy += 1) free = `${word}-${copy}`;
  return free;
}

/**
 * Gives every h2 and h3 an id and lists them for the table of contents.
 *
 * @param html sanitised, hence well-formed; existing ids stay
 * @returns the HTML with ids, and its headings in order
 */
export function outlineOf(html: string): Outlined {
  const taken = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''));
  const entries: OutlineEntry[] = [];
  const linked = html.replace(HEADING, (...found: string[]) => {
    const [whole = '', digit, attributes = '', inside = ''] = found;
    const text = plainText(inside);
    if (text === '') return whole;
    const own = /\sid="([^"]+)"/.exec(attributes)?.[1];
    const id = own ?? withoutRepeat(wordOf(text), taken);
    taken.add(id);
    entries.push({ id, text, level: digit === '2' ? 2 : 3 });
    return own === undefined ? `<h${digit}${attributes} id="${id}">${inside}</h${digit}>` : whole;
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
