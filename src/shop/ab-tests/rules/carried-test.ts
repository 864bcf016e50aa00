import type { CarriedAbTest } from '#shop/popups';

type Running = Readonly<{ id: number; popupA: number; popupB: number }>;

/**
 * The running test of a popup on a page; null without one. If the page has only one of the two popups, it is shown to
 * all visitors.
 *
 * @param tests running tests
 * @param carried ids of all popups of the page
 */
export function carriedTest(
  popup: number,
  { tests, carried }: Readonly<{ tests: readonly Running[]; carried: readonly number[] }>,
): CarriedAbTest | null {
  const test = tests.find(({ popupA, popupB }) => popupA === popup || popupB === popup);
  if (test === undefined) return null;
  const { id, popupA, popupB } = test;
  if (!carried.includes(popupA) || !carried.includes(popupB)) return null;
  return { id, variant: popup === popupA ? 'a' : 'b' };
}
