import { Fragment } from 'react';
import { markMatches } from '#shop/search/rules/mark.ts';

/** A text with the matches highlighted. */
export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  let at = 0;
  return markMatches(text, marks).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : <Fragment key={key}>{piece.text}</Fragment>;
  });
}
