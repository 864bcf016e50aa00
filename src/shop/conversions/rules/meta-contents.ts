import type { AnalyticsSale } from '#shop/analytics/rules/event.ts';

/** Products and their value under Meta’s names. Source: developers.facebook.com/docs/meta-pixel/reference */
export function metaContents({ currency, value, items }: AnalyticsSale) {
  if (items.length === 0) return { currency, value };
  return {
    currency,
    value,
    content_type: 'product',
    content_ids: items.map(({ item_id }) => item_id),
    contents: items.map(({ item_id, quantity, price }) => ({ id: item_id, quantity, item_price: price })),
  };
}
