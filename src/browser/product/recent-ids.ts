/** Number of stored products. Source: WIRE §2 */
const MOST_REMEMBERED = 15;
const SHOWN = 4;

/** Parses `woocommerce_recently_viewed`: ids joined by bars, newest last. */
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

/** @returns the list with this product as the newest, at the end */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [...ids.filter((one) => one !== id), id].slice(-MOST_REMEMBERED);
}

/** @returns the products to show, newest first, without the current one */
export function recentExcept(ids: readonly number[], id: number): number[] {
  return ids
    .filter((one) => one !== id)
    .toReversed()
    .slice(0, SHOWN);
}
