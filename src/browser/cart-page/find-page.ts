const PAGE = 'main .woocommerce[data-cart-hash]';

/** The part of a page that is the cart; null where there is none. */
export function findPage(within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>(PAGE);
}
