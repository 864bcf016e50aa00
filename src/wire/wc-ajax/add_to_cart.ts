import { parseProductId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { type CartRefusal, type ChangedCart, type NewLine, parseQuantity } from '#shop/cart';
import { addedNotice } from '../added-notice.ts';
import type { Answer, Call, Endpoint } from '../endpoint.ts';
import { fragmentsOf } from '../fragments.tsx';
import { chosenOptions } from '../options.ts';
import { addReplies, refusalNotice } from '../refusals.ts';
import { cartOf } from '../visitor.ts';

/** The browser goes to the cart, where the sentence stands that the page itself would have shown. Source: WIRE §4 */
async function tellOnCart(change: ChangedCart, line: NewLine, { visitor, needs }: Call) {
  if ((await needs.shop.settings.all())['addToCart.redirectAfterAdd'] !== 'yes') return {};
  const notice = addedNotice(change.cart, [line], visitor.language);
  return { noticesFor: await needs.shop.cart.notices.add(change.token, [notice]) };
}

async function answerAdded(change: ChangedCart, line: NewLine, call: Call): Promise<Answer> {
  const { cart, token } = change;
  const { visitor, needs } = call;
  const body = await fragmentsOf(cart, { language: visitor.language, token, needs });
  return { kind: 'json', body, change, ...(await tellOnCart(change, line, call)) };
}

async function answerRefused(refusal: CartRefusal, { visitor, needs }: Call): Promise<Answer> {
  const { language, cookies } = visitor;
  if (!addReplies[refusal.code].productPage || !('address' in refusal))
    return { kind: 'json', body: { error: true, product_url: false } };
  const noticesFor = await needs.shop.cart.notices.add(cookies.token, [refusalNotice(refusal, language)]);
  const product_url = needs.config.publicUrl + addressIn(language, refusal.address);
  return { kind: 'json', body: { error: true, product_url }, noticesFor };
}

/**
 * Call 2: puts goods into the cart.
 *
 * Answers fragments and cart_hash; a refusal `{ error: true, product_url }` with the reason kept for the page the
 * browser goes to; nothing at all without a product_id.
 */
export const add_to_cart: Endpoint = async (call) => {
  const { fields, visitor, needs } = call;
  const asked = fields.get('product_id');
  if (asked === undefined || asked === '') return { kind: 'empty' };
  const productId = parseProductId(asked);
  const quantity = parseQuantity(fields.get('quantity'));
  if (productId === null || quantity === null)
    return { kind: 'json', body: { error: true, product_url: false } };
  const variationId = parseProductId(fields.get('variation_id'));
  const line = { productId, variationId, options: chosenOptions(fields), quantity };
  const result = await needs.shop.cart.add(cartOf(visitor, fields), [line]);
  return result.ok ? answerAdded(result.value, line, call) : answerRefused(result.refusal, call);
};
