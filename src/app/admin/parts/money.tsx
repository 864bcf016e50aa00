import { aed } from '#kernel/money.ts';
import { Price } from '#views/price/price.tsx';

/** An amount of whole fils, with the dirham sign. */
export function Fils({ fils }: { fils: number }) {
  return <Price money={aed(fils)} />;
}
