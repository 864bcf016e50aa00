import type { AnalyticsItem, AnalyticsSale } from './event.ts';

/** The lines of a cart, by key. */
export type CartLines = ReadonlyMap<string, AnalyticsItem>;

/** Products added to and removed from a cart; null for none. */
export type CartChanges = Readonly<{ added: AnalyticsSale | null; removed: AnalyticsSale | null }>;

/** Products with their total in dirhams, without floating-point errors. */
export function saleOf(items: readonly AnalyticsItem[]): AnalyticsSale {
  const fils = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { currency: 'AED', value: fils / 100, items };
}

function surplus(of: CartLines, over: CartLines): AnalyticsSale | null {
  const items = [...of].flatMap(([key, item]) => {
    const quantity = item.quantity - (over.get(key)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return items.length === 0 ? null : saleOf(items);
}

/** Compares two states of a cart. Source: AN-11 */
export function cartChanges(before: CartLines, after: CartLines): CartChanges {
  return { added: surplus(after, before), removed: surplus(before, after) };
}
