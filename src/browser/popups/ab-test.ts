import type { PopupFacts } from '#shop/popups';
import { parseAbTest, passesAbTest } from '#shop/popups/rules/conditions/ab-test.ts';
import { variantsOf } from './ab-variant.ts';
import type { Popup } from './popup.ts';
import { shelfOf, simulatedVisit } from './simulated-visit.ts';

/** A simulated visitor whose variant is not described belongs to the first. */
const ownVariant = variantsOf({
  shelf: () => shelfOf('local'),
  random: simulatedVisit === null ? Math.random : () => 0,
});

/** The A/B test of a popup, and the variant that this browser belongs to. */
export function readAbTest({ template }: Popup): PopupFacts['abTest'] {
  const abTest = parseAbTest(template.dataset.abTest ?? '');
  return abTest === null ? null : { ...abTest, visitorVariant: ownVariant(abTest.id) };
}

/** Of two popups that are compared, the one that the visitor belongs to, where the page carries it. */
export function inVariant(popup: Popup, popups: readonly Popup[]): Popup {
  const test = readAbTest(popup)?.id;
  const own = popups.find((one) => {
    const abTest = readAbTest(one);
    return abTest !== null && abTest.id === test && passesAbTest({ abTest });
  });
  return own ?? popup;
}
