/** Links that change a cart without script; valid for one visitor's cart. */
export type CartLinks = Readonly<{
  remove: (key: string) => string;
  undo: (key: string) => string;
  saveForLater: (key: string) => string;
  moveToCart: (key: string) => string;
  removeCode: (code: string) => string;
  removeGiftCard: (id: number) => string;
  /** The nonce of the forms. */
  nonce: string;
}>;

/** @param cart URL of the cart page */
export function cartLinks(cart: string, nonce: string): CartLinks {
  const onLine = (parameter: string) => (key: string) => `${cart}?${parameter}=${key}&_wpnonce=${nonce}`;
  return {
    remove: onLine('remove_item'),
    undo: onLine('undo_item'),
    saveForLater: onLine('save_for_later'),
    moveToCart: onLine('move_to_cart'),
    removeCode: (code) => `${cart}?remove_coupon=${encodeURIComponent(code)}`,
    removeGiftCard: (id) => `${cart}?remove_gift_card=${id}`,
    nonce,
  };
}
