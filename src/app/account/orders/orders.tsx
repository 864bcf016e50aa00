import { redirect, useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { waitsForPayment } from '#shop/checkout';
import { mayCancelByLink } from '#shop/orders';
import { OrdersPage } from '#views/account/orders/orders-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, accountHome, requireAccount } from '../../page/account.ts';
import { CANCEL_BY_LINK } from '../../page/order-changes.ts';
import type { Route } from './+types/orders';

const PATH = '/my-account/orders/';

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const requested = 'page' in params ? String(params.page) : '1';
  const page = /^[1-9]\d{0,4}$/.test(requested) ? Number(requested) : 1;
  const listed = await context.get(shopContext).orders.listFor(customer.id, { page });
  if (page > 1 && listed.orders.length === 0) throw redirect(`${accountHome(visit)}orders/`);
  const orders = listed.orders.map((order) => ({
    order,
    isPayable: waitsForPayment(order),
    isCancellable: mayCancelByLink(order),
  }));
  return {
    ...listed,
    orders,
    nonce: visit.account.nonce(CANCEL_BY_LINK),
    title: wordsIn(visit.language)('account:orders.title'),
    publicUrl: visit.publicUrl,
  };
}

export const headers = accountHeaders;

export default function Orders() {
  const { title, publicUrl, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <OrdersPage {...page} />
    </>
  );
}
