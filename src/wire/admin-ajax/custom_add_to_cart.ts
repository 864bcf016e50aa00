import { parseProductId } from '#kernel/ids.ts';
import { wordsIn } from '#messages';
import { parseQuantity } from '#shop/cart';
import type { Endpoint } from '../endpoint.ts';
import { fragmentsOf } from '../fragments.tsx';
import { chosenOptions } from '../options.ts';
import { refusalText } from '../refusals.ts';
import { cartOf } from '../visitor.ts';

/**
 * Call 1, the site's own add: product_id, quantity, and a nonce that may be missing or stale, since pages are kept for
 * long and the origin has been checked.
 *
 * Answers fragments and cart_hash; a refusal has no fragments, so that the script tells of it, and says why.
 */
export const custom_add_to_cart: Endpoint = async ({ fields, visitor, needs }) => {
  const { language } = visitor;
  const productId = parseProductId(fields.get('product_id'));
  const quantity = parseQuantity(fields.get('quantity'));
  if (productId === null || quantity === null) return { kind: 'json', body: { success: false } };
  const result = await needs.shop.cart.add(cartOf(visitor, fields), [
    {
      productId,
      variationId: parseProductId(fields.get('variation_id')),
      options: chosenOptions(fields),
      quantity,
    },
  ]);
  if (!result.ok) {
    const message = refusalText(result.refusal, language, wordsIn(language));
    return { kind: 'json', body: { success: false, code: result.refusal.code, message } };
  }
  const { cart, token } = result.value;
  return {
    kind: 'json',
    body: { success: true, ...(await fragmentsOf(cart, { language, token, needs })) },
    change: result.value,
  };
};
