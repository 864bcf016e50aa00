import type { Shop } from '#composition/shop.ts';
import { parseProductId } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { isTrackingParameter } from '#kernel/web/addresses/tracking-parameters.ts';

/** Parameters of links with effects, except those that name the effect. */
const OF_ACTS =
  /^(_wpnonce|quantity|variation_id|removed_item|coupon_code|redirect|order|order_id)$|^(cart|quantity)\[|^calc_shipping_/;
/** Parameters a product link keeps: options, and campaign parameters. */
const TO_PRODUCT = /^attribute_[a-z0-9_-]{1,60}$/;

function without(query: URLSearchParams, isLeftOut: (name: string) => boolean): string {
  const rest = [...query].filter(([name]) => !isLeftOut(name));
  return rest.length === 0 ? '' : `?${new URLSearchParams(rest)}`;
}

type Followed = {
  /** The requested path and query. */
  url: URL;
  language: Language;
  /** Parameters that name an effect. */
  acts: readonly string[];
};

async function productAddress(shop: Shop, requested: string | null): Promise<string | null> {
  const id = parseProductId(requested);
  if (id === null) return null;
  const [product] = (await shop.catalogue.sellables([id])).values();
  return product?.isPublished ? product.address : null;
}

/**
 * The redirect target of a link that would change the cart but was followed on another site: it has no effect. An
 * add link leads to the product, any other to the requested page, so that campaign links work.
 */
export async function foreignLinkTarget({ url, language, acts }: Followed, shop: Shop): Promise<string> {
  const query = url.searchParams;
  const product = await productAddress(shop, query.get('add-to-cart'));
  if (product !== null)
    return (
      addressIn(language, product) +
      without(query, (name) => !TO_PRODUCT.test(name) && !isTrackingParameter(name))
    );
  return url.pathname + without(query, (name) => acts.includes(name) || OF_ACTS.test(name));
}
