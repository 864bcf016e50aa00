/** A fall of less than this share of the price is not mailed. */
const LEAST_FALL_PERCENT = 1;

/** What emails watch of an entry: prices in fils, of when it was saved and of the last email about it. */
export type WatchedItem = Readonly<{
  priceMinor: number | null;
  mailedPriceMinor: number | null;
  /** It was out of stock since the last email about it. */
  awaitsStock: boolean;
}>;

/** Current data of a product; products that the shop does not show have none. */
export type ProductFact = Readonly<{
  priceMinor: number | null;
  isInStock: boolean;
  isPromotable: boolean;
}>;

/** The changes that an account wants emails about. */
export type MailChoice = Readonly<{ onPrice: boolean; onStock: boolean }>;

type Change = Readonly<{ isCheaper: boolean; isBack: boolean }>;

/** The price that a further fall is measured from; null if the price at saving is unknown. */
function referenceOf({ priceMinor, mailedPriceMinor }: WatchedItem): number | null {
  return priceMinor === null ? null : Math.min(priceMinor, mailedPriceMinor ?? priceMinor);
}

function isFall(from: number | null, to: number | null): boolean {
  return from !== null && to !== null && to < from && (from - to) * 100 >= from * LEAST_FALL_PERCENT;
}

/**
 * The changes of an entry that its owner wants emails about.
 *
 * @returns `isCheaper`: at least one percent below the price it was saved at, and below that of the last email;
 *   `isBack`: in stock again after it was not
 */
export function changeOf(item: WatchedItem, fact: ProductFact, choice: MailChoice): Change {
  return {
    isCheaper: choice.onPrice && fact.isPromotable && isFall(referenceOf(item), fact.priceMinor),
    isBack: choice.onStock && item.awaitsStock && fact.isInStock,
  };
}

/**
 * The state when nothing is mailed: a price that returns to the saved one ends the fall, so that the next fall is
 * mailed.
 */
export function watched(item: WatchedItem, fact: ProductFact): WatchedItem {
  const hasRecovered =
    item.priceMinor !== null && fact.priceMinor !== null && fact.priceMinor >= item.priceMinor;
  return {
    ...item,
    mailedPriceMinor: hasRecovered ? null : item.mailedPriceMinor,
    awaitsStock: item.awaitsStock || !fact.isInStock,
  };
}

/** The state after an email about a change, so that each change is mailed once. */
export function mailed(item: WatchedItem, fact: ProductFact, change: Change): WatchedItem {
  const next = watched(item, fact);
  return {
    ...next,
    mailedPriceMinor: change.isCheaper ? fact.priceMinor : next.mailedPriceMinor,
    awaitsStock: change.isBack ? false : next.awaitsStock,
  };
}

/** Where watching starts: what is cheaper or back already is on the page, and no news. */
export function firstWatched(item: WatchedItem, fact: ProductFact): WatchedItem {
  const { priceMinor } = item;
  const isBelow = priceMinor !== null && fact.priceMinor !== null && fact.priceMinor < priceMinor;
  return {
    ...item,
    mailedPriceMinor: isBelow ? fact.priceMinor : null,
    awaitsStock: !fact.isInStock,
  };
}
