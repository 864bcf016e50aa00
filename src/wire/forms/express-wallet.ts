import { type CartToken, parseProductId } from '#kernel/ids.ts';
import { PLAN_FIELD } from '#shop/cart/rules/plan.ts';
import { EXPRESS_FIELD, WHOLE_CART } from '#views/express/express-wallet.tsx';
import { refusalNotice } from '../refusals.ts';
import { cartOf } from '../visitor.ts';
import type { FormCall } from './form-call.ts';
import { CHOOSE_QUANTITY, type FormEffect, linesOf, NOTHING } from './parameters/cart-parameters.ts';
import { NOT_OFFERED } from './payment-button.ts';

/** The refusal is shown on the form's own page, by script next to the typed values. */
const NOT_SOLD: FormEffect = { ...NOT_OFFERED, redirect: null };

/** Chooses the wallet in the checkout of a cart; other typed values are kept. */
async function toCheckout({ deps }: FormCall, token: CartToken | null): Promise<void> {
  const { checkout } = deps.shop;
  await checkout.saveDraft(token, { ...(await checkout.draft(token)), payment: 'jamra_wallet' });
}

/**
 * `express_wallet=<product>` sends a product form, `express_wallet=cart` the cart: the checkout opens with the wallet
 * chosen. The product is added by the rules of the cart, up to the form's quantity; everything else is asked in the
 * checkout.
 */
export async function pressExpressWallet(call: FormCall): Promise<FormEffect> {
  const { fields, visitor, deps } = call;
  const requested = fields.get(EXPRESS_FIELD) ?? '';
  if (requested === WHOLE_CART) {
    await toCheckout(call, visitor.cookies.token);
    return { ...NOTHING, redirect: 'checkout' };
  }
  const productId = /^\d{1,10}$/.test(requested) ? parseProductId(Number(requested)) : null;
  if (productId === null || (fields.get(PLAN_FIELD) ?? '') !== '') return NOT_SOLD;
  const lines = linesOf(fields, productId) ?? [];
  if (lines.length === 0) return { ...NOTHING, notices: [CHOOSE_QUANTITY] };
  const filled = await deps.shop.cart.fill(cartOf(visitor, fields), lines);
  if (!filled.ok) return { ...NOTHING, notices: [refusalNotice(filled.refusal, visitor.language)] };
  await toCheckout(call, filled.value.token);
  return { ...NOTHING, change: filled.value, redirect: 'checkout' };
}
