import { readRecent } from './recent-ids.ts';

/** WooCommerce's cookie of viewed products. Source: WIRE §2 */
export const VIEWED_COOKIE = 'woocommerce_recently_viewed';

/** The viewed products, newest last. */
export function viewedProducts(): number[] {
  const [, value = ''] = new RegExp(`(?:^|; )${VIEWED_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  return readRecent(value);
}

/** The product that the page is about; null where it is about none. */
export function productOfPage(): number | null {
  const id = /^product-([1-9]\d{0,9})$/.exec(document.querySelector('.product.type-product')?.id ?? '')?.[1];
  return id === undefined ? null : Number(id);
}
