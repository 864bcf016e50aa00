import type { CarriedAbTest } from '#shop/popups';

type Running = Readonly<{ id: number; popupA: number; popupB: number }>;

/**
 * The test that a page carries with a popup; null where it belongs to none. Where a page carries only one of the two,
 * that one shows to everybody.
 *
 * @param tests those that run
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
