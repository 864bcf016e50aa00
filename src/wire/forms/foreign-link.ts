import { parseProductId } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { isTrackingParameter } from '#kernel/tracking-parameters.ts';
import type { Shop } from '#src/compose.ts';

/** What belongs to links that change something, beside the parameters that name what they do. */
const OF_ACTS =
  /^(_wpnonce|quantity|variation_id|removed_item|coupon_code|redirect|order|order_id)$|^(cart|quantity)\[|^calc_shipping_/;
/** What a link to a product takes along: the chosen options, and where a campaign came from. */
const TO_PRODUCT = /^attribute_[a-z0-9_-]{1,60}$/;

function without(query: URLSearchParams, isLeftOut: (name: string) => boolean): string {
  const rest = [...query].filter(([name]) => !isLeftOut(name));
  return rest.length === 0 ? '' : `?${new URLSearchParams(rest)}`;
}

type Followed = {
  /** Path and query as they were asked for. */
  url: URL;
  language: Language;
  /** Parameters that name what a link does. */
  acts: readonly string[];
};

async function productAddress(shop: Shop, asked: string | null): Promise<string | null> {
  const id = parseProductId(asked);
  if (id === null) return null;
  const [goods] = (await shop.catalogue.sellables([id])).values();
  return goods?.isPublished ? goods.address : null;
}

/**
 * Where a link leads that would change the cart and was followed on a page of somebody else: it does nothing. One that adds
 * shows the product with its button, any other the page that was asked for, so that links of campaigns lead somewhere.
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
