import { cutText } from '#kernel/text/cut-text.ts';

/** Characters that search engines show of a title and a description. */
const MOST_TITLE = 65;
const MOST_DESCRIPTION = 160;

/** Appends the shop's name to a title when both fit. */
export function titleWith(title: string, shopName: string): string {
  const full = `${title} | ${shopName}`;
  return full.length <= MOST_TITLE ? full : title;
}

/** Plain text on one line, cut between words. */
export function shortened(text: string, most = MOST_DESCRIPTION): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = cutText(plain, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : cut.length).replace(/[\s,.;:،؛]+$/, '')}…`;
}
