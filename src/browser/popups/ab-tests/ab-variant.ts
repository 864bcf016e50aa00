import { AB_VARIANTS, type AbVariant } from '#shop/popups/popup.ts';
import { drawVariant } from '#shop/popups/rules/conditions/ab-test.ts';
import { abTestEntry } from '#shop/popups/rules/visit/entry-names.ts';
import { attempt } from '../../page/attempt.ts';
import { type EntryStorage, readEntry, writeEntry } from '../../visitor/entries.ts';

type Visitor = Readonly<{
  /** Called when it is needed, as it may be forbidden. */
  storage: () => EntryStorage;
  /** From 0 to below 1. */
  random: () => number;
}>;

/**
 * The visitor's variant of an A/B test, drawn on the first page with the test, and stored. Without storage it applies
 * to the page.
 */
export function variantsOf({ storage, random }: Visitor): (test: number) => AbVariant {
  const known = new Map<number, AbVariant>();
  const open = (test: number): AbVariant => {
    const nowMs = Date.now();
    const name = abTestEntry(test);
    const stored = attempt(() => AB_VARIANTS[Number(readEntry(storage(), name, nowMs) ?? -1)], undefined);
    if (stored !== undefined) return stored;
    const variant = drawVariant(random());
    attempt(() => writeEntry(storage(), [name, AB_VARIANTS.indexOf(variant)], { nowMs }), undefined);
    return variant;
  };
  return (test) => {
    const variant = known.get(test) ?? open(test);
    known.set(test, variant);
    return variant;
  };
}
