import type { Shop } from '#composition/shop.ts';

type Listing = Shop['listing'];

/** The shop's lists for one page: equal reads of several widgets are made once. */
export function sharedListing(listing: Listing): Listing {
  const reads = new Map<string, Promise<unknown>>();
  const once = <T>(parameters: readonly unknown[], read: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(parameters);
    const reading = (reads.get(key) as Promise<T> | undefined) ?? read();
    reads.set(key, reading);
    return reading;
  };
  return {
    ...listing,
    listProducts: (query, place) => once(['list', query, place], () => listing.listProducts(query, place)),
    loop: (loop) => once(['loop', loop], () => listing.loop(loop)),
  };
}
