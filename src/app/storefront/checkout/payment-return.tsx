import { data, redirect } from 'react-router';
import { parsePaymentKey } from '#kernel/ids.ts';
import { isSecured } from '#shop/payments';
import { payPath, receivedPath } from '#views/order/received-path.ts';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/payment-return';

/**
 * The return URL of the provider. It proves nothing about the payment, so the provider is queried. Its key is a secret
 * between provider and shopper.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<never> {
  const shop = context.get(shopContext);
  const { language, account } = context.get(visitContext);
  const key = parsePaymentKey(params.key);
  const payment = key === null ? null : await shop.payments.returned(key);
  const order = payment === null ? null : await shop.orders.find(payment.orderId);
  if (payment === null || order === null) throw data(null, { status: 404 });
  const isWell = isSecured(payment) || payment.state === 'processing';
  if (isWell) account.rememberOrder(order.id);
  throw redirect(isWell ? receivedPath(order, language) : payPath(order, language));
}

export default function PaymentReturn(): null {
  return null;
}
