/** The plain addresses that change a cart without script; good for one visitor's cart alone. */
export type CartLinks = Readonly<{
  remove: (key: string) => string;
  undo: (key: string) => string;
  keepForLater: (key: string) => string;
  moveToCart: (key: string) => string;
  removeCode: (code: string) => string;
  /** For the forms. */
  nonce: string;
}>;

/** @param cart address of the cart's page in the language of the shopper */
export function cartLinks(cart: string, nonce: string): CartLinks {
  const onLine = (parameter: string) => (key: string) => `${cart}?${parameter}=${key}&_wpnonce=${nonce}`;
  return {
    remove: onLine('remove_item'),
    undo: onLine('undo_item'),
    keepForLater: onLine('save_for_later'),
    moveToCart: onLine('move_to_cart'),
    removeCode: (code) => `${cart}?remove_coupon=${encodeURIComponent(code)}`,
    nonce,
  };
}
