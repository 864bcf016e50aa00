import { aed } from '#kernel/money.ts';
import { Price } from '#views/price/price.tsx';

/** An amount in fils, formatted with the dirham sign. */
export function Fils({ fils }: { fils: number }) {
  return <Price money={aed(fils)} />;
}
