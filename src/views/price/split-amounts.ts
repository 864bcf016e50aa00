import { splitMatches } from '#kernel/text/split-matches.ts';

const DIGITS = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

/** An amount as texts write it: 'AED 250', '250 dirhams', '250 درهمًا'. */
const AMOUNT = new RegExp(
  String.raw`(?:\bAED|\u20C3)\s*(?<after>${DIGITS})|(?<before>${DIGITS})\s*(?:AED\b|dirhams?\b|دراهم|درهم(?:ًا|اً|ا)?(?!\p{L}))`,
  'gu',
);

/** A piece of a text: words, or the digits of an amount in dirhams. */
export type TextPiece = Readonly<{ words: string }> | Readonly<{ digits: string }>;

/** A text in pieces, its amounts in dirhams apart. */
export function splitAmounts(text: string): TextPiece[] {
  return splitMatches(text, [...text.matchAll(AMOUNT)]).map(({ text: words, match }) =>
    match === null ? { words } : { digits: match.groups?.after ?? match.groups?.before ?? '' },
  );
}
