import type { CartToken } from '#kernel/ids.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import type { Cart, CartRefusal, ChangedCart, NewLine } from '#shop/cart';
import { PLAN_FIELD } from '#shop/cart/rules/plan.ts';
import { CHOICE_PREFIX } from '#shop/catalogue/rules/bundle-choice.ts';
import { isGiftCardField } from '#shop/gift-cards/rules/details.ts';
import { EXPRESS_FIELD, WHOLE_CART } from '#views/express/express-wallet.tsx';
import { refusalNotice } from '../refusals.ts';
import { cartOf } from '../visitor.ts';
import { CHOOSE_QUANTITY, type FormEffect, linesOf, NOTHING } from './cart-parameters.ts';
import type { FormCall } from './form-call.ts';
import { NOT_OFFERED } from './payment-button.ts';

/** Whether two lines of the product can differ: each has its own parts or recipient. */
function isUnlike({ options }: NewLine): boolean {
  return Object.keys(options).some((name) => isGiftCardField(name) || name.startsWith(CHOICE_PREFIX));
}

function findLine({ lines }: Cart, { productId, variationId }: NewLine) {
  return lines.find(
    (line) => line.productId === productId && line.variationId === variationId && line.plan === undefined,
  );
}

/** The cart as the form wants it: as many of a product as were chosen, once however often the button is pressed. */
async function fillCart(
  call: FormCall,
  wanted: readonly NewLine[],
): Promise<Outcome<ChangedCart | null, CartRefusal>> {
  const { cart } = call.deps.shop;
  const owner = cartOf(call.visitor, call.fields);
  const before = await cart.open(owner.token);
  const missing = wanted.flatMap((line) => {
    const quantity = line.quantity - (isUnlike(line) ? 0 : (findLine(before, line)?.quantity ?? 0));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (missing.length === 0) return done(null);
  return cart.add(owner, missing);
}

/** The checkout of a cart, with the wallet chosen; what was typed there before stays. */
async function toCheckout({ deps }: FormCall, token: CartToken | null): Promise<void> {
  const { checkout } = deps.shop;
  await checkout.keep(token, { ...(await checkout.draft(token)), payment: 'jamra_wallet' });
}

/**
 * `express_wallet=<product>` sends a product form, `express_wallet=cart` the cart: the checkout opens with the wallet
 * chosen. What the form has chosen is bought by the rules of the cart, and everything else is asked by the checkout.
 */
export async function pressExpressWallet(call: FormCall): Promise<FormEffect> {
  const { fields, visitor } = call;
  const asked = fields.get(EXPRESS_FIELD) ?? '';
  if (asked === WHOLE_CART) {
    await toCheckout(call, visitor.cookies.token);
    return { ...NOTHING, redirect: 'checkout' };
  }
  const lines = /^\d{1,10}$/.test(asked) ? linesOf(fields, Number(asked)) : null;
  if (lines === null || (fields.get(PLAN_FIELD) ?? '') !== '') return NOT_OFFERED;
  if (lines.length === 0) return { ...NOTHING, notices: [CHOOSE_QUANTITY] };
  const filled = await fillCart(call, lines);
  if (!filled.ok) return { ...NOTHING, notices: [refusalNotice(filled.refusal, visitor.language)] };
  await toCheckout(call, filled.value?.token ?? visitor.cookies.token);
  return { ...NOTHING, change: filled.value, redirect: 'checkout' };
}
