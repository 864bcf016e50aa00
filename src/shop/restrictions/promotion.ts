import type { ProductClass } from '#shop/catalogue';
import type { Settings } from '#shop/settings';

type Rule = Pick<Settings, 'restrictions.promoteTobacco'>;

/**
 * Whether goods may be praised: badges, struck prices, amounts saved, countdowns.
 *
 * @returns false for tobacco, unless the setting lets it
 */
export function mayPromote(kind: ProductClass, settings: Rule): boolean {
  return kind !== 'tobacco' || settings['restrictions.promoteTobacco'];
}

type Promoted = { class: ProductClass; badge: string; price: { was: unknown } | null };

/** What a page shows of goods: as it is, or without everything that praises them. The price paid is never touched. */
export function withoutPromotion<T extends Promoted>(goods: T, settings: Rule): T {
  if (mayPromote(goods.class, settings)) return goods;
  return { ...goods, badge: '', price: goods.price === null ? null : { ...goods.price, was: null } };
}
