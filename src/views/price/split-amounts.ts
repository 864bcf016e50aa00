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
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(AMOUNT)) {
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    pieces.push({ digits: match.groups?.after ?? match.groups?.before ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}
