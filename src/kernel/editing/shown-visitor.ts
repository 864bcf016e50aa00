/**
 * The sample visitors of the visual editor: a guest, a guest with a filled cart, a signed-in customer with a filled
 * cart, a guest whose cart has products that are restricted at the destination, and a guest who has not answered the
 * age check.
 */
export const SHOWN_VISITORS = ['guest', 'cart', 'customer', 'restricted', 'age'] as const;
export type ShownVisitor = (typeof SHOWN_VISITORS)[number];
