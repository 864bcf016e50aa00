/** Product ids of the visitor's wishlist, joined by dots; by them the browser fills the hearts of pages for everybody. */
export const WISHLIST_COOKIE = 'jamra_wishlist_items';

/** @returns the ids of a `Cookie` header or `document.cookie` */
export function wishedIds(cookies: string): string[] {
  const value = new RegExp(`(?:^|; )${WISHLIST_COOKIE}=([\\d.]*)`).exec(cookies)?.[1] ?? '';
  return value.split('.').filter((id) => id !== '');
}
