/**
 * Whom the visual editor shows a page to: a guest, one with things in the cart, a signed-in customer with things in the
 * cart, a guest whose cart goes where some of it is not sold, and a guest who has not answered the age question.
 */
export const SHOWN_VISITORS = ['guest', 'cart', 'customer', 'restricted', 'age'] as const;
export type ShownVisitor = (typeof SHOWN_VISITORS)[number];
