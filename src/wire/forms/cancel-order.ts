import { parseOrderId } from '#kernel/ids.ts';
import type { Notice } from '#shop/cart';
import type { OrderRefusal } from '#shop/orders';
import type { FormCall } from './form-call.ts';
import { hasValidNonce } from './link-nonce.ts';
import { type FormEffect, NOTHING } from './parameters/cart-parameters.ts';

const ACTION = 'woocommerce-cancel_order';

const CANCELLED: Notice = { kind: 'info', message: 'account:orders.cancelled', facts: {} };

function refused({ code }: OrderRefusal): Notice {
  const message = code === 'orders.may-not-move' ? 'account:orders.tooLate' : 'account:orders.notKnown';
  return { kind: 'error', message, facts: {} };
}

/**
 * `?cancel_order=true&order=KEY&order_id=ID&redirect=…&_wpnonce=…`: cancels an unpaid order; its key authorises
 * it. Without `redirect` the requested page is shown.
 *
 * Source: WIRE §7
 */
export async function cancelOrder(call: FormCall): Promise<FormEffect> {
  const { fields, visitor, deps } = call;
  const [key, id] = [fields.get('order'), parseOrderId(fields.get('order_id'))];
  if (fields.get('cancel_order') !== 'true' || key === undefined) return NOTHING;
  if (!hasValidNonce(call, { action: ACTION, owner: visitor.accountToken })) return NOTHING;
  const result = id === null ? null : await deps.shop.orders.cancelByLink({ key }, id);
  const notice = result?.ok ? CANCELLED : refused(result?.refusal ?? { code: 'orders.unknown-order' });
  const to = fields.get('redirect') ?? '';
  return { change: null, notices: [notice], redirect: to === '' ? null : { to } };
}
