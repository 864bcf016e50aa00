/** A sentence for the shopper, by its message key and the facts it needs; shown once on the next page. */
export type Notice = Readonly<{
  kind: 'error' | 'success' | 'info';
  /** Key in the message catalogue, e.g. `cart:removed`. */
  message: string;
  facts: Readonly<Record<string, string | number>>;
  /** A way on beside the sentence. */
  link?: Readonly<{ message: string; href: string }>;
}>;
