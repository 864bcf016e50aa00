/** A message for the shopper: its key and facts; shown once on the next page. */
export type Notice = Readonly<{
  kind: 'error' | 'success' | 'info';
  /** Key in the message catalogue, e.g. `cart:removed`. */
  message: string;
  facts: Readonly<Record<string, string | number>>;
  /** A link beside the message. */
  link?: Readonly<{ message: string; href: string }>;
}>;

/** A gift card was removed from the cart because its recipient was erased. */
export const GIFT_CARD_REMOVED: Notice = { kind: 'info', message: 'cart:giftCardRemoved', facts: {} };
