/** A piece of a text: a match, or the text between two (`match` is null). */
export type MatchPiece = Readonly<{ text: string; match: RegExpExecArray | null }>;

/** A text in pieces: these matches of it, in order, and the text around them. */
export function splitMatches(text: string, matches: readonly RegExpExecArray[]): MatchPiece[] {
  const pieces: MatchPiece[] = [];
  let end = 0;
  for (const match of matches) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), match: null });
    pieces.push({ text: match[0], match });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), match: null });
  return pieces;
}
