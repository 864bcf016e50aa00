import { Fragment } from 'react';
import { markMatches } from '#shop/search/mark.ts';

/** A text with what was typed marked in it. */
export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  let at = 0;
  return markMatches(text, marks).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : <Fragment key={key}>{piece.text}</Fragment>;
  });
}
