import { findEntry } from '#kernel/find-entry.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};
const LARGEST_POINT = 0x10ffff;

function meantBy(entity: string): string {
  const word = entity.slice(1, -1);
  if (!word.startsWith('#')) return findEntry(NAMED, word.toLowerCase()) ?? entity;
  const point = /^#x/i.test(word) ? Number.parseInt(word.slice(2), 16) : Number(word.slice(1));
  return point > 0 && point <= LARGEST_POINT ? String.fromCodePoint(point) : entity;
}

/** Decodes HTML entities such as `&amp;` and `&#8217;`. */
export function plainText(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi, meantBy);
}
