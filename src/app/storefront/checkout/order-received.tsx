import { useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { type OrderId, parseOrderId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { waitsForPayment } from '#shop/checkout';
import { isOwnedBy, type Order } from '#shop/orders';
import { CreateAccountForOrder } from '#views/account/orders/keep-order.tsx';
import type { OrderPayment } from '#views/order/order-payment.tsx';
import { OrderReceived } from '#views/order/order-received.tsx';
import { payPath } from '#views/order/received-path.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import type { Route } from './+types/order-received';

export const handle = { bodyClass: 'woocommerce-checkout woocommerce-order-received woocommerce-page' };

type Asking = { shop: Shop; visit: Visit };

/** The order, for requests with its key. */
async function findOwn({ shop, visit }: Asking, id: OrderId | null): Promise<Order | null> {
  const order = id === null ? null : await shop.orders.find(id);
  const key = visit.url.searchParams.get('key') ?? '';
  return order !== null && isOwnedBy(order, { key }) ? order : null;
}

/** The state of its payment; queried while pending. */
async function paymentOf({ shop, visit }: Asking, order: Order): Promise<OrderPayment> {
  const settings = await shop.settings.all();
  const transfer = inLanguage(settings['payments.transfer'].account, visit.language);
  const isHeld = order.status === 'on-hold';
  if (isHeld && order.paymentMethod === 'bacs') return { step: 'transfer', account: transfer };
  if (isHeld) return { step: 'call' };
  if (!waitsForPayment(order)) return { step: 'none' };
  const payment = await shop.payments.latest(order.id);
  return payment?.state === 'processing'
    ? { step: 'checking' }
    : { step: 'unpaid', href: payPath(order, visit.language) };
}

/** A cart whose order was paid on another page is empty now; clears its cookies. */
async function forgetCart({ shop, visit }: Asking): Promise<void> {
  if (visit.cartToken === null) return;
  const cart = await shop.cart.open(visit.cartToken);
  if (cart.lines.length === 0) visit.cartWasOrdered();
}

/** The full order with its key; otherwise only a confirmation. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asking = { shop: context.get(shopContext), visit: context.get(visitContext) };
  const { language, publicUrl } = asking.visit;
  const id = parseOrderId(params.id);
  const before = await findOwn(asking, id);
  if (before !== null && waitsForPayment(before)) await asking.shop.payments.latest(before.id);
  const order = await findOwn(asking, id);
  const payment: OrderPayment = order === null ? { step: 'none' } : await paymentOf(asking, order);
  if (order !== null && payment.step === 'none') await forgetCart(asking);
  const documents = order === null ? [] : await asking.shop.invoices.of(order.id);
  const { account } = asking.visit;
  return {
    order,
    payment,
    hasInvoice: documents.some(({ kind }) => kind === 'invoice'),
    // A customer has the order in the account already.
    keepNonce: (await account.open()) === null ? account.nonce('woocommerce-register') : null,
    title: wordsIn(language)('orders:thanks'),
    publicUrl,
    stylesheet: context.get(visitContext).assets.accountStylesheet,
  };
}

export function headers() {
  // The key must not leak to other sites; without any referrer browsers would not identify the page's forms
  // as the shop's.
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

const LOOK_AGAIN_SECONDS = 4;

export default function OrderReceivedPage() {
  const { order, payment, hasInvoice, keepNonce, title, publicUrl, stylesheet } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path="/checkout/" publicUrl={publicUrl} isPrivate />
      {keepNonce === null ? null : <link rel="stylesheet" href={stylesheet} precedence="default" />}
      {payment.step === 'checking' ? <meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} /> : null}
      <OrderReceived order={order} payment={payment} hasInvoice={hasInvoice}>
        {order === null || keepNonce === null ? null : (
          <CreateAccountForOrder email={order.email} nonce={keepNonce} />
        )}
      </OrderReceived>
    </>
  );
}
