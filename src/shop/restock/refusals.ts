import type { RefusalReplies } from '#kernel/refusal.ts';

/** Every answer "no" to who asks to be told of stock. */
export type RestockRefusal = {
  code: 'restock.wrong-email' | 'restock.no-consent' | 'restock.unknown-product' | 'restock.in-stock';
};

/** What the call refuses before the request is looked at. */
export type RestockCallRefusal = { code: 'restock.too-many' };

/** How each answers a script; a plain form is led back to the product. */
export const restockRefusals = {
  'restock.wrong-email': { status: 422 },
  'restock.no-consent': { status: 422 },
  'restock.unknown-product': { status: 404 },
  'restock.in-stock': { status: 409 },
  'restock.too-many': { status: 429 },
} as const satisfies RefusalReplies<RestockRefusal | RestockCallRefusal>;
