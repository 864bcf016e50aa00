import { Fragment } from 'react';
import { splitNonBreaking } from './non-breaking.ts';

/** The name of a product; no line ends within USB-C and the like. */
export function ProductName({ name }: { name: string }) {
  return splitNonBreaking(name).map(({ text, isNonBreaking }, place) => {
    const piece = isNonBreaking ? <span className="j-nowrap">{text}</span> : text;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name never change places
    return <Fragment key={place}>{piece}</Fragment>;
  });
}
