import { type CartToken, parseOrderId } from '#kernel/ids.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { CartRefusal, ChangedCart, Notice } from '#shop/cart';
import { soldChoice } from '#shop/catalogue';
import type { Order, OrderLine } from '#shop/orders';
import { refusalNotice } from '../refusals.ts';
import type { FormCall } from './form-call.ts';
import { hasValidNonce } from './link-nonce.ts';
import { type FormEffect, NOTHING } from './parameters/cart-parameters.ts';

const ACTION = 'woocommerce-order_again';

/** Why a line cannot be added again; deleted and unpublished products keep the name they were sold under. */
function refusedNotice(refusal: CartRefusal, line: OrderLine, language: Language): Notice {
  const isGone = refusal.code === 'cart.unknown-product' || refusal.code === 'cart.not-for-sale';
  if (!isGone) return refusalNotice(refusal, language);
  return { kind: 'error', message: 'account:orders.gone', facts: { name: inLanguage(line.name, language) } };
}

/** The order of an order-again link with a valid nonce. */
async function namedOrder(call: FormCall): Promise<Order | null> {
  const { fields, deps } = call;
  const { accountToken } = call.visitor;
  const id = parseOrderId(fields.get('order_again'));
  if (accountToken === null || id === null) return null;
  if (!hasValidNonce(call, { action: ACTION, owner: accountToken })) return null;
  const account = await deps.shop.customers.sessions.open(accountToken);
  return account === null ? null : deps.shop.orders.findFor(account.customer.id, id);
}

/** `/cart/?order_again=ID&_wpnonce=…`: adds an order's products to the cart, as far as available. */
export async function orderAgain(call: FormCall): Promise<FormEffect> {
  const { visitor, deps } = call;
  const { cookies, language } = visitor;
  const order = await namedOrder(call);
  if (order === null) return { ...NOTHING, redirect: 'cart' };
  let change: ChangedCart | null = null;
  const notices: Notice[] = [];
  for (const line of order.lines) {
    const { productId, variationId, quantity } = line;
    const token: CartToken | null = change === null ? cookies.token : change.token;
    const whose = { token, actionId: null, isTooYoung: cookies.isTooYoung };
    const result = await deps.shop.cart.add(whose, [
      { productId, variationId, options: soldChoice(line.parts), quantity },
    ]);
    if (result.ok) change = result.value;
    else notices.push(refusedNotice(result.refusal, line, language));
  }
  const added: Notice = {
    kind: 'success',
    message: 'account:orders.addedAgain',
    facts: { number: order.id },
  };
  return { change, notices: change === null ? notices : [added, ...notices], redirect: 'cart' };
}
