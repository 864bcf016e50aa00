import type { AnalyticsEvent } from '#shop/analytics/rules/event.ts';
import { metaContents } from '#shop/conversions/rules/meta-contents.ts';

/** An event under the name and with the parameters of the Meta pixel. */
export type MetaEvent = Readonly<{ name: string; params: object; id?: string }>;

/** @returns null for what Meta has no standard event for. Source: developers.facebook.com/docs/meta-pixel/reference */
export function toMetaEvent(event: AnalyticsEvent): MetaEvent | null {
  switch (event.name) {
    case 'page_view':
      return { name: 'PageView', params: {} };
    case 'view_search_results':
      return { name: 'Search', params: { search_string: event.params.search_term } };
    case 'view_item':
      return { name: 'ViewContent', params: metaContents(event.params) };
    case 'add_to_cart':
      return { name: 'AddToCart', params: metaContents(event.params) };
    case 'begin_checkout':
      return { name: 'InitiateCheckout', params: metaContents(event.params) };
    case 'purchase':
      return { name: 'Purchase', params: metaContents(event.params), id: event.params.transaction_id };
    default:
      return null;
  }
}

/**
 * An event as a picture URL, which contains only the given facts. Source:
 * developers.facebook.com/docs/meta-pixel/get-started
 */
export function toMetaPicture(
  { name, params, id }: MetaEvent,
  facts: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ ...facts, ev: name, ...(id === undefined ? {} : { eid: id }) });
  for (const [key, value] of Object.entries(params))
    query.set(`cd[${key}]`, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return `https://www.facebook.com/tr/?${query}`;
}
