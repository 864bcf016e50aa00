import { Fragment } from 'react';
import { Dirhams } from './price.tsx';
import { splitAmounts } from './split-amounts.ts';

/** A plain text whose amounts in dirhams have the sign instead of the word or code. */
export function SignedAmounts({ text }: { text: string }) {
  return splitAmounts(text).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    <Fragment key={place}>{'digits' in piece ? <Dirhams digits={piece.digits} /> : piece.words}</Fragment>
  ));
}
