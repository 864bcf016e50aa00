import { parseProductId } from '#kernel/ids.ts';
import { wordsIn } from '#messages';
import { parseQuantity } from '#shop/cart';
import { chosenOptions } from '../cart/options.ts';
import type { Endpoint } from '../endpoint.ts';
import { fragmentsOf } from '../fragments/fragments.tsx';
import { refusalText } from '../refusals.ts';
import { cartOf } from '../visitor.ts';

/**
 * Call 1, the site's own add: product_id, quantity, and a nonce that may be missing or expired, since pages are
 * cached and the origin was checked.
 *
 * Answers fragments and cart_hash; a refusal has a message instead of fragments, so that the script shows it.
 */
export const custom_add_to_cart: Endpoint = async ({ fields, visitor, deps }) => {
  const { language } = visitor;
  const productId = parseProductId(fields.get('product_id'));
  if (productId === null) return { kind: 'json', body: { success: false } };
  const result = await deps.shop.cart.add(cartOf(visitor, fields), [
    {
      productId,
      variationId: parseProductId(fields.get('variation_id')),
      options: chosenOptions(fields),
      quantity: parseQuantity(fields.get('quantity')),
    },
  ]);
  if (!result.ok) {
    const message = refusalText(result.refusal, language, wordsIn(language));
    return { kind: 'json', body: { success: false, code: result.refusal.code, message } };
  }
  const { cart, token } = result.value;
  return {
    kind: 'json',
    body: { success: true, ...(await fragmentsOf(cart, { language, token, deps })) },
    change: result.value,
  };
};
