import { Fragment } from 'react';
import { splitKeptWords } from './kept-words.ts';

/** The name of a product; no line ends within USB-C and the like. */
export function ProductName({ name }: { name: string }) {
  return splitKeptWords(name).map(({ text, isKept }, place) => {
    const piece = isKept ? <span className="j-unbroken">{text}</span> : text;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name never change places
    return <Fragment key={place}>{piece}</Fragment>;
  });
}
