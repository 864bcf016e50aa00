import { memoizeOnce } from '#kernel/memoize.ts';
import type { PopupFacts } from '#shop/popups';
import type { AbVariant } from '#shop/popups/popup.ts';
import { parseAbTest, printAbTest } from '#shop/popups/rules/conditions/ab-test.ts';

/** The part that says which variant of a test the visitor belongs to. */
type Part = Readonly<{ ownVariant: (test: number) => AbVariant }>;
/** As a popup of the page names its test. */
type Named = Readonly<{ template: { dataset: { abTest?: string | undefined } } }>;

/**
 * What the popups of a page go by that are compared with another.
 *
 * @param load loads its part, once for all popups, so that they are armed in the order of the page; without the part
 *   everybody belongs to the first variant, and nobody sees both
 */
export function abTestsWith(load: () => Promise<Part>) {
  const openPart = memoizeOnce(() => load().catch((): Part => ({ ownVariant: () => 'a' })));

  async function abTestOf({ template }: Named): Promise<PopupFacts['abTest']> {
    const carried = parseAbTest(template.dataset.abTest);
    return carried && { ...carried, visitorVariant: (await openPart()).ownVariant(carried.id) };
  }

  /** Of two popups that are compared, the one that the visitor belongs to, where the page carries it. */
  async function inOwnVariant<Popup extends Named>(popup: Popup, popups: readonly Popup[]): Promise<Popup> {
    const test = await abTestOf(popup);
    const own = test && printAbTest(test.id, test.visitorVariant);
    return popups.find(({ template }) => template.dataset.abTest === own) ?? popup;
  }

  return { abTestOf, inOwnVariant };
}
