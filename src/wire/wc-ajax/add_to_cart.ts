import { parseProductId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { parseQuantity } from '#shop/cart';
import type { Endpoint } from '../endpoint.ts';
import { fragmentsOf } from '../fragments.tsx';
import { chosenOptions } from '../options.ts';
import { refusalNotice, refusalReplies } from '../refusals.ts';
import { cartOf } from '../visitor.ts';

/**
 * Call 2: puts goods into the cart.
 *
 * Answers fragments and cart_hash; a refusal `{ error: true, product_url }` with the reason kept for the page the
 * browser goes to; nothing at all without a product_id.
 */
export const add_to_cart: Endpoint = async ({ fields, visitor, needs }) => {
  const asked = fields.get('product_id');
  if (asked === undefined || asked === '') return { kind: 'empty' };
  const productId = parseProductId(asked);
  const quantity = parseQuantity(fields.get('quantity'));
  if (productId === null || quantity === null)
    return { kind: 'json', body: { error: true, product_url: false } };
  const { language, cookies } = visitor;
  const result = await needs.shop.cart.add(cartOf(visitor, fields), [
    {
      productId,
      variationId: parseProductId(fields.get('variation_id')),
      options: chosenOptions(fields),
      quantity,
    },
  ]);
  if (result.ok) {
    const { cart, token } = result.value;
    return {
      kind: 'json',
      body: await fragmentsOf(cart, { language, token, needs }),
      change: result.value,
    };
  }
  const { refusal } = result;
  if (!refusalReplies[refusal.code].productPage || !('address' in refusal)) {
    return { kind: 'json', body: { error: true, product_url: false } };
  }
  const token = await needs.shop.cart.notices.add(cookies.token, [refusalNotice(refusal, language)]);
  return {
    kind: 'json',
    body: { error: true, product_url: needs.config.publicUrl + addressIn(language, refusal.address) },
    noticesFor: token,
  };
};
