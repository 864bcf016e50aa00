import type { RefusalReplies } from '#kernel/refusal.ts';

export type BackInStockRefusal = {
  code: 'restock.wrong-email' | 'restock.no-consent' | 'restock.unknown-product' | 'restock.in-stock';
};

/** Refused before the request is processed. */
export type BackInStockCallRefusal = { code: 'restock.too-many' };

/** HTTP replies to scripts; a plain form is redirected to the product. */
export const backInStockRefusals = {
  'restock.wrong-email': { status: 422 },
  'restock.no-consent': { status: 422 },
  'restock.unknown-product': { status: 404 },
  'restock.in-stock': { status: 409 },
  'restock.too-many': { status: 429 },
} as const satisfies RefusalReplies<BackInStockRefusal | BackInStockCallRefusal>;
