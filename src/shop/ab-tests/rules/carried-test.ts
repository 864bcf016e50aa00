import type { CarriedAbTest } from '#shop/popups';

type Running = Readonly<{ id: number; popupA: number; popupB: number }>;

/**
 * The test that a page carries with a popup; null where it belongs to none. While one of the two is not shown, the other
 * shows to everybody.
 *
 * @param tests those that run
 * @param published ids of all popups that show
 */
export function carriedTest(
  popup: number,
  { tests, published }: Readonly<{ tests: readonly Running[]; published: readonly number[] }>,
): CarriedAbTest | null {
  const test = tests.find(({ popupA, popupB }) => popupA === popup || popupB === popup);
  if (test === undefined) return null;
  const { id, popupA, popupB } = test;
  if (!published.includes(popupA) || !published.includes(popupB)) return null;
  return { id, variant: popup === popupA ? 'a' : 'b' };
}
