import { addressIn } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import type { ButtonOffer, PaymentButton } from '#shop/checkout';
import { itemPath } from '#views/payment/item-path.ts';
import { findPaymentButton } from '#widgets/shop/payment-button/find-button.ts';
import { refusalNotice } from '../refusals.ts';
import { cartOf } from '../visitor.ts';
import type { FormCall } from './form-call.ts';
import { type FormEffect, NOTHING } from './parameters/cart-parameters.ts';

const LONGEST_NAME = 400;

export const NOT_OFFERED: FormEffect = {
  ...NOTHING,
  notices: [{ kind: 'error', message: refusalKey('payments.not-offered'), facts: {} }],
  redirect: 'referer',
};

type Pressed = { button: PaymentButton; product: NonNullable<ButtonOffer['product']>; quantity: number };
/**
 * Fills the cart up to the button's quantity, so that a second press adds nothing, and opens the checkout with the
 * button's payment method.
 */
async function toCheckout(call: FormCall, pressed: Pressed): Promise<FormEffect> {
  const { shop } = call.deps;
  const { product, quantity, button } = pressed;
  const filled = await shop.cart.fill(cartOf(call.visitor, call.fields), [
    { ...product, options: {}, quantity },
  ]);
  if (!filled.ok) {
    const notices = [refusalNotice(filled.refusal, call.visitor.language)];
    return { ...NOTHING, notices, redirect: 'referer' };
  }
  const { token } = filled.value;
  await shop.checkout.saveDraft(token, { ...(await shop.checkout.draft(token)), payment: button.method });
  return { ...NOTHING, change: filled.value, redirect: 'checkout' };
}

/**
 * `payment_button=<document>.<node>`: a pressed payment button. What it sells is read from its published document; other
 * fields are not read. A product leads to the checkout, an item to the page where it is paid.
 */
export async function pressPaymentButton(call: FormCall): Promise<FormEffect> {
  const { fields, visitor, deps } = call;
  const name = cutText(fields.get('payment_button') ?? '', LONGEST_NAME);
  const button = await findPaymentButton(deps.shop, name);
  if (button === null) return NOT_OFFERED;
  const offer = await deps.shop.checkout.button(button, { device: visitor.device });
  if (offer.reasons.length > 0) return NOT_OFFERED;
  const { product, quantity } = offer;
  if (product !== null) return toCheckout(call, { button, product, quantity });
  return { ...NOTHING, redirect: { to: addressIn(visitor.language, itemPath(name)) } };
}

/**
 * The form of an item is handled by its page: here its submits are only counted, and those from other sites refused.
 */
export async function limitItemForm(): Promise<FormEffect> {
  return NOTHING;
}
