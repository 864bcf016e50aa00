import { redirect, useActionData, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { type OrderId, type ProductId, parseOrderId, type SubscriptionId } from '#kernel/ids.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { waitsForPayment } from '#shop/checkout';
import { invoiceOf } from '#shop/invoices';
import { mayCancel, type Order, paymentStateOf } from '#shop/orders';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import { AccountOrderPage } from '#views/account/orders/order-page.tsx';
import { toShownRefunds } from '#views/account/orders/refunds.tsx';
import { withRefund } from '#views/account/orders/returns.tsx';
import { lineProductId, toLineProducts } from '#views/order/line-products.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, accountHome, requireAccount } from '../../page/account.ts';
import { CHANGE_ORDER, changeOrder, refuseStale, returnableQuantities } from '../../page/order-changes.ts';
import type { Route } from './+types/view-order';

/** An order of the customer; another customer's counts as unknown. */
async function orderOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const id = parseOrderId(params.id);
  const order = id === null ? null : await context.get(shopContext).orders.findFor(customer.id, id);
  if (order !== null) return { customer, order };
  await visit.account.addNotice({ kind: 'error', message: 'account:orders.unknown', facts: {} });
  throw redirect(`${accountHome(visit)}orders/`);
}

/** The bank account for the transfer; null unless the order awaits one. */
async function transferOf(shop: Shop, order: Order, language: Language): Promise<string | null> {
  if (paymentStateOf(order) !== 'pending') return null;
  return inLanguage((await shop.settings.all())['payments.transfer'].account, language);
}

/** The subscriptions of the order; empty while subscriptions are disabled. */
async function subscriptionsOf(shop: Shop, id: OrderId): Promise<SubscriptionId[]> {
  return (await shop.settings.all())['subscriptions.enabled'] ? shop.subscriptions.idsOfOrder(id) : [];
}

export async function loader(args: Route.LoaderArgs) {
  const visit = args.context.get(visitContext);
  const shop = args.context.get(shopContext);
  const { order } = await orderOf(args);
  const [products, events, documents, returns, refunds, shipment, subscriptions] = await Promise.all([
    shop.catalogue.sellables(order.lines.map(lineProductId) as ProductId[]),
    shop.orders.timeline(order.id),
    shop.invoices.of(order.id),
    shop.orders.returns.of(order.id),
    shop.orders.refunds.of(order.id),
    shop.shipments.of(order.id),
    subscriptionsOf(shop, order.id),
  ]);
  return {
    order,
    products: toLineProducts(products, visit.language),
    events,
    shipment,
    returns: returns.map((one) => withRefund(one, refunds)),
    refunds: toShownRefunds(order, refunds, documents),
    subscriptions,
    left: await returnableQuantities(shop, { order, events, now: visit.now }),
    hasInvoice: invoiceOf(order, documents) !== null,
    nonces: {
      again: visit.account.nonce('woocommerce-order_again'),
      change: visit.account.nonce(CHANGE_ORDER.action),
    },
    mayCancel: mayCancel(order),
    isPayable: waitsForPayment(order),
    transfer: await transferOf(shop, order, visit.language),
    title: wordsIn(visit.language)('account:orders.number', { number: orderNumber(order) }),
    publicUrl: visit.publicUrl,
  };
}

export async function action(args: Route.ActionArgs) {
  const visit = args.context.get(visitContext);
  const { customer, order } = await orderOf(args);
  const sent = await args.request.formData();
  const back = `${accountHome(visit)}view-order/${order.id}/`;
  if (!visit.account.allows(CHANGE_ORDER.action, sent.get(CHANGE_ORDER.field)))
    return refuseStale({ visit, sent, back });
  const owner = { customerId: customer.id };
  return changeOrder({ shop: args.context.get(shopContext), visit, order, owner, sent, back });
}

export const headers = accountHeaders;

export default function ViewOrder() {
  const { title, publicUrl, left, ...page } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { products } = page;
  const { lines, email } = page.order;
  const isMailed = email !== '';
  const form = { nonce: page.nonces.change, draft: answered?.draft ?? {}, errors: answered ?? NO_ERRORS };
  return (
    <>
      <PageHead
        title={title}
        path={`/my-account/view-order/${page.order.id}/`}
        publicUrl={publicUrl}
        isPrivate
      />
      <AccountOrderPage
        {...page}
        giveBack={left === null ? null : { lines, products, left, isMailed, ...form }}
      />
    </>
  );
}
