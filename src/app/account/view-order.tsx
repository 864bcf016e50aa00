import { redirect, useLoaderData } from 'react-router';
import { parseOrderId } from '#kernel/ids.ts';
import { wordsIn } from '#messages';
import { mayCancel } from '#shop/orders';
import { AccountOrderPage } from '#views/account/order-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../context.ts';
import { accountHeaders, accountHome, requireAccount } from '../page/account.ts';
import type { Route } from './+types/view-order';

const CHANGE = 'jamra-order';

/** One order of who is signed in; another's is as one that is not there. */
async function orderOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const visit = context.get(visitContext);
  const { customer } = await requireAccount(visit);
  const id = parseOrderId(params.id);
  const order = id === null ? null : await context.get(shopContext).orders.findFor(customer.id, id);
  if (order !== null) return { customer, order };
  await visit.account.tell({ kind: 'error', message: 'account:orders.unknown', facts: {} });
  throw redirect(`${accountHome(visit)}orders/`);
}

export async function loader(args: Route.LoaderArgs) {
  const visit = args.context.get(visitContext);
  const { order } = await orderOf(args);
  return {
    order,
    events: await args.context.get(shopContext).orders.timeline(order.id),
    nonces: { again: visit.account.nonce('woocommerce-order_again'), change: visit.account.nonce(CHANGE) },
    mayCancel: mayCancel(order),
    title: wordsIn(visit.language)('account:orders.number', { number: order.id }),
    publicUrl: visit.publicUrl,
  };
}

export async function action(args: Route.ActionArgs) {
  const visit = args.context.get(visitContext);
  const { customer, order } = await orderOf(args);
  const sent = await args.request.formData();
  const isMeant = sent.has('cancel_order') && visit.account.allows(CHANGE, sent.get('jamra-order-nonce'));
  if (isMeant) {
    const { orders } = args.context.get(shopContext);
    const result = await orders.cancelByCustomer({ customerId: customer.id }, order.id);
    await visit.account.tell(
      result.ok
        ? { kind: 'success', message: 'account:orders.cancelled', facts: {} }
        : { kind: 'error', message: `refusals:${result.refusal.code}`, facts: {} },
    );
  }
  throw redirect(`${accountHome(visit)}view-order/${order.id}/`);
}

export const headers = accountHeaders;

export default function ViewOrder() {
  const { title, publicUrl, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={title}
        path={`/my-account/view-order/${page.order.id}/`}
        publicUrl={publicUrl}
        isPrivate
      />
      <AccountOrderPage {...page} />
    </>
  );
}
