import { memoizeOnce } from '#kernel/memoize.ts';
import type { PopupFacts } from '#shop/popups';
import type { AbVariant } from '#shop/popups/popup.ts';
import { parseAbTest, printAbTest } from '#shop/popups/rules/conditions/ab-test.ts';

/** The variant of a test that the visitor belongs to. */
type OwnVariant = (test: number) => AbVariant;
const EVERYBODYS: OwnVariant = () => 'a';
/** As a popup of the page names its test. */
type Named = Readonly<{ template: { dataset: { abTest?: string | undefined } } }>;

/**
 * What the popups of a page go by that are compared with another.
 *
 * @param load the part that draws variants, loaded once for all popups, so that they are armed in the order of the page;
 *   without it everybody belongs to the first, and nobody sees both
 */
export function abTestsWith(load: () => Promise<OwnVariant>) {
  const openVariants = memoizeOnce(() => load().catch(() => EVERYBODYS));

  async function abTestOf({ template }: Named): Promise<PopupFacts['abTest']> {
    const carried = parseAbTest(template.dataset.abTest ?? '');
    if (carried === null) return null;
    const ownVariant = await openVariants();
    return { ...carried, visitorVariant: ownVariant(carried.id) };
  }

  /** Of two popups that are compared, the one that the visitor belongs to, where the page carries it. */
  async function inOwnVariant<Popup extends Named>(popup: Popup, popups: readonly Popup[]): Promise<Popup> {
    const test = await abTestOf(popup);
    const own = test === null ? null : printAbTest({ id: test.id, variant: test.visitorVariant });
    return popups.find(({ template }) => template.dataset.abTest === own) ?? popup;
  }

  return { abTestOf, inOwnVariant };
}
