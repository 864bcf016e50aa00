import { parseAbsoluteProductId, parseProductId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { type CartRefusal, type ChangedCart, type NewLine, parseQuantity } from '#shop/cart';
import { chosenOptions } from '../../cart/options.ts';
import type { Answer, Call, Endpoint } from '../../endpoint.ts';
import { addedNotice } from '../../fragments/added-notice.ts';
import { fragmentsOf } from '../../fragments/fragments.tsx';
import { addReplies, refusalNotice } from '../../refusals.ts';
import { cartOf } from '../../visitor.ts';

/** Stores the notice for the cart page, to which the browser is redirected. Source: WIRE §4 */
async function addCartNotice(change: ChangedCart, line: NewLine, { visitor, deps }: Call) {
  if ((await deps.shop.settings.all())['addToCart.redirectAfterAdd'] !== 'yes') return {};
  const notice = addedNotice(change.cart, [line], visitor.language);
  return { noticesFor: await deps.shop.cart.notices.add(change.token, [notice]) };
}

async function answerAdded(change: ChangedCart, line: NewLine, call: Call): Promise<Answer> {
  const { cart, token } = change;
  const { visitor, deps } = call;
  const body = await fragmentsOf(cart, { language: visitor.language, token, deps });
  return { kind: 'json', body, change, ...(await addCartNotice(change, line, call)) };
}

async function answerRefused(refusal: CartRefusal, { visitor, deps }: Call): Promise<Answer> {
  const { language, cookies } = visitor;
  if (!addReplies[refusal.code].productPage || !('address' in refusal))
    return { kind: 'json', body: { error: true, product_url: false } };
  const noticesFor = await deps.shop.cart.notices.add(cookies.token, [refusalNotice(refusal, language)]);
  const product_url = deps.config.publicUrl + addressIn(language, refusal.address);
  return { kind: 'json', body: { error: true, product_url }, noticesFor };
}

/**
 * Call 2: adds to the cart.
 *
 * Answers fragments and cart_hash; a refusal `{ error: true, product_url }` with the reason as a notice on the
 * next page; nothing without a product_id.
 */
export const add_to_cart: Endpoint = async (call) => {
  const { fields, visitor, deps } = call;
  const requested = fields.get('product_id');
  if (requested === undefined || requested === '') return { kind: 'empty' };
  const productId = parseAbsoluteProductId(requested);
  if (productId === null) return { kind: 'json', body: { error: true, product_url: false } };
  const line = {
    productId,
    variationId: parseProductId(fields.get('variation_id')),
    options: chosenOptions(fields),
    quantity: parseQuantity(fields.get('quantity')),
  };
  const result = await deps.shop.cart.add(cartOf(visitor, fields), [line]);
  return result.ok ? answerAdded(result.value, line, call) : answerRefused(result.refusal, call);
};
