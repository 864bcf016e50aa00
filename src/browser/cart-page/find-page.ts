const PAGE = 'main .woocommerce[data-cart-hash]';

/** The element of the cart in a page; null without one. */
export function findPage(within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>(PAGE);
}
