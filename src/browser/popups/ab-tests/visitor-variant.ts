import { memoizeOnce } from '#kernel/memoize.ts';
import type { PopupFacts } from '#shop/popups';
import type { AbVariant } from '#shop/popups/popup.ts';
import { parseAbTest, printAbTest } from '#shop/popups/rules/conditions/ab-test.ts';

/** The module that returns the visitor's variant of a test. */
type Part = Readonly<{ visitorVariant: (test: number) => AbVariant }>;
/** As a popup of the page names its test. */
type Named = Readonly<{ template: { dataset: { abTest?: string | undefined } } }>;

/**
 * A/B tests of a page's popups.
 *
 * @param load loads the module, once for all popups, so that they are armed in page order; if it fails, every visitor
 *   is in variant A, and none sees both
 */
export function abTestsWith(load: () => Promise<Part>) {
  const openPart = memoizeOnce(() => load().catch((): Part => ({ visitorVariant: () => 'a' })));

  async function abTestOf({ template }: Named): Promise<PopupFacts['abTest']> {
    const carried = parseAbTest(template.dataset.abTest);
    return carried && { ...carried, visitorVariant: (await openPart()).visitorVariant(carried.id) };
  }

  /** Of two popups that are compared, the one that the visitor belongs to, where the page carries it. */
  async function inVisitorVariant<Popup extends Named>(
    popup: Popup,
    popups: readonly Popup[],
  ): Promise<Popup> {
    const test = await abTestOf(popup);
    const variant = test && printAbTest(test.id, test.visitorVariant);
    return popups.find(({ template }) => template.dataset.abTest === variant) ?? popup;
  }

  return { abTestOf, inVisitorVariant };
}
