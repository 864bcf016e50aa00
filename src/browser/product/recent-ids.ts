/** So many products are remembered. Source: WIRE §2 */
const MOST_REMEMBERED = 15;
const SHOWN = 4;

/** Reads the value of `woocommerce_recently_viewed`: ids joined by bars, newest last. */
export function readRecent(value: string): number[] {
  const ids = withBars(value)
    .split('|')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(-MOST_REMEMBERED);
}

function withBars(value: string): string {
  return value.replaceAll(/%7c/gi, '|');
}

/** @returns the memory after a product was looked at: it is the newest now, and stands last */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [...ids.filter((one) => one !== id), id].slice(-MOST_REMEMBERED);
}

/** @returns what the row shows: the newest first, without the product that is looked at */
export function shownBeside(ids: readonly number[], id: number): number[] {
  return ids
    .filter((one) => one !== id)
    .toReversed()
    .slice(0, SHOWN);
}
