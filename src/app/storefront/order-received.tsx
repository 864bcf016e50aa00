import { useLoaderData } from 'react-router';
import { parseOrderId } from '#kernel/ids.ts';
import { wordsIn } from '#messages';
import { isOwnedBy } from '#shop/orders';
import { KeepOrder } from '#views/account/keep-order.tsx';
import { OrderReceived } from '#views/order/order-received.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../context.ts';
import type { Route } from './+types/order-received';

export const handle = { bodyClass: 'woocommerce-checkout woocommerce-order-received woocommerce-page' };

/** The order in full for who has its key; everybody else reads only that an order arrived. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const id = parseOrderId(params.id);
  const found = id === null ? null : await shop.orders.find(id);
  const key = visit.url.searchParams.get('key') ?? '';
  const order = found !== null && isOwnedBy(found, { key }) ? found : null;
  const documents = order === null ? [] : await shop.invoices.of(order.id);
  return {
    order,
    hasInvoice: documents.some(({ kind }) => kind === 'invoice'),
    // Who is signed in has the order in the account already.
    keepNonce: (await visit.account.open()) === null ? visit.account.nonce('woocommerce-register') : null,
    title: wordsIn(visit.language)('orders:thanks'),
    publicUrl: visit.publicUrl,
  };
}

export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
}

export default function OrderReceivedPage() {
  const { order, hasInvoice, keepNonce, title, publicUrl } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path="/checkout/" publicUrl={publicUrl} isPrivate />
      <OrderReceived order={order} hasInvoice={hasInvoice}>
        {order === null || keepNonce === null ? null : <KeepOrder email={order.email} nonce={keepNonce} />}
      </OrderReceived>
    </>
  );
}
