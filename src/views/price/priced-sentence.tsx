import { Fragment } from 'react';
import type { Money } from '#kernel/money.ts';
import { useLanguage } from '../language/language.tsx';
import { Price } from './price.tsx';

type PricedSentenceProps = {
  /** Key of a text with amounts in double braces. */
  words: string;
  amounts: Readonly<Record<string, Money>>;
};

/** A text with amounts, each rendered as a price. */
export function PricedSentence({ words, amounts }: PricedSentenceProps) {
  const { t } = useLanguage();
  const asMarks = Object.fromEntries(Object.keys(amounts).map((name) => [name, `{{${name}}}`]));
  const pieces = t(words, asMarks).split(/\{\{(\w+)\}\}/);
  return pieces.map((piece, place) => {
    const money = place % 2 === 1 ? amounts[piece] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={place}>{money === undefined ? piece : <Price money={money} />}</Fragment>;
  });
}
