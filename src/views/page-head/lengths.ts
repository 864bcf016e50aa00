import { cutText } from '#kernel/cut-text.ts';

/** What search engines show of a title and of a description, in characters. */
const MOST_TITLE = 65;
const MOST_DESCRIPTION = 160;

/** A page's title with the shop's name behind it, where both are short enough to be read. */
export function titleWith(title: string, shopName: string): string {
  const full = `${title} | ${shopName}`;
  return full.length <= MOST_TITLE ? full : title;
}

/** Plain words on one line, cut after a whole word. */
export function shortened(text: string, most = MOST_DESCRIPTION): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = cutText(plain, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : cut.length).replace(/[\s,.;:،؛]+$/, '')}…`;
}
