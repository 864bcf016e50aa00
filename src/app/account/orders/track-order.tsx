import { data, useActionData, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import type { ProductId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import type { Order } from '#shop/orders';
import { comingSteps } from '#shop/orders/rules/coming-steps.ts';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import type { OrderProof } from '#views/account/orders/return-form.tsx';
import { withRefund } from '#views/account/orders/returns.tsx';
import { type TrackedOrder, TrackPage } from '#views/account/orders/track-page.tsx';
import { lineProductId, toLineProducts } from '#views/order/line-products.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { accountHeaders, textOf } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import {
  CHANGE_ORDER,
  type Changing,
  changeOrder,
  refuseStale,
  returnableQuantities,
} from '../../page/order-changes.ts';
import type { Route } from './+types/track-order';

const PATH = '/track-order/';
const TRACK = 'woocommerce-order_tracking';
const LONGEST_TYPED = 300;

/** Stores the lookup in a cookie, for the page after a change of the order. */
function saveProof({ account }: Visit, { orderid, order_email }: OrderProof): void {
  account.saveSecret('tracked', Buffer.from(`${orderid}\n${order_email}`).toString('base64url'));
}

function savedProof({ account }: Visit): OrderProof {
  const [orderid = '', order_email = ''] = Buffer.from(account.secret('tracked') ?? '', 'base64url')
    .toString()
    .split('\n');
  return { orderid, order_email };
}

/** The order in the URL, if it was changed in this browser within half an hour. */
async function findChanged(shop: Shop, visit: Visit, orderid: string) {
  const proof = savedProof(visit);
  if (orderid === '' || proof.orderid !== orderid) return null;
  const address = visit.senderAddress;
  const result = await shop.customers.track({ number: orderid, contact: proof.order_email, address });
  return result.ok ? { order: await toTracked(shop, result.value, visit), proof, asked: null } : null;
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  /** Set by links to an order's page, and by the redirect after a return request. */
  const orderid = cutText(visit.url.searchParams.get('orderid') ?? '', LONGEST_TYPED);
  return {
    nonces: { track: visit.account.nonce(TRACK), change: visit.account.nonce(CHANGE_ORDER.action) },
    orderid,
    changed: await findChanged(context.get(shopContext), visit, orderid),
    title: wordsIn(visit.language)('account:track.title'),
    publicUrl: visit.publicUrl,
  };
}

async function toTracked(shop: Shop, order: Order, { now, language }: Visit): Promise<TrackedOrder> {
  const { id, status, tracking, delivery, lines } = order;
  const [products, events, shipment, returns, refunds] = await Promise.all([
    shop.catalogue.sellables(lines.map(lineProductId) as ProductId[]),
    shop.orders.timeline(id),
    shop.shipments.of(id),
    shop.orders.returns.of(id),
    shop.orders.refunds.of(id),
  ]);
  return {
    ...{ id, status, tracking, delivery, lines, events, shipment },
    money: { refundDue: order.money.refundDue },
    isMailed: order.email !== '',
    products: toLineProducts(products, language),
    coming: comingSteps(order),
    returns: returns.map((one) => withRefund(one, refunds)),
    left: await returnableQuantities(shop, { order, events, now }),
  };
}

/** Whether the form changes a found order; the other one looks it up. */
function isChange(sent: FormData): boolean {
  return sent.has('ask_return') || sent.has('withdraw_return');
}

/** Requests a return of the looked-up order, or withdraws one. @returns the refused request */
async function changeTracked({ sent, ...changing }: Omit<Changing, 'owner' | 'back'>) {
  const { visit, order } = changing;
  saveProof(visit, { orderid: String(order.id), order_email: textOf(sent, 'order_email') });
  const back = `${addressIn(visit.language, PATH)}?orderid=${order.id}`;
  if (!visit.account.allows(CHANGE_ORDER.action, sent.get(CHANGE_ORDER.field)))
    return refuseStale({ visit, sent, back });
  return data(await changeOrder({ ...changing, owner: { key: order.key }, sent, back }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sent = await request.formData();
  const draft: OrderProof = {
    orderid: cutText(textOf(sent, 'orderid'), LONGEST_TYPED),
    order_email: cutText(textOf(sent, 'order_email'), LONGEST_TYPED),
  };
  const form = { form: 'track' as const, draft, visit };
  const isLookUp = !isChange(sent);
  if (isLookUp && !visit.account.allows(TRACK, sent.get('woocommerce-order-tracking-nonce')))
    return refusedForm(form, STALE_FORM);
  const address = visit.senderAddress;
  const result = await shop.customers.track({ number: draft.orderid, contact: draft.order_email, address });
  if (!result.ok) return refusedForm(form, result.refusal);
  const refused = isLookUp ? null : await changeTracked({ shop, visit, order: result.value, sent });
  const order = await toTracked(shop, result.value, visit);
  return data(
    { form: 'found' as const, order, proof: draft, asked: refused?.data ?? null },
    refused?.init ?? {},
  );
}

export const headers = accountHeaders;

export default function TrackOrder() {
  const { nonces, orderid, changed, title, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const refused = answered?.form === 'track' ? answered : null;
  const order = answered?.form === 'found' ? answered : refused === null ? changed : null;
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <TrackPage
        nonce={nonces.track}
        draft={refused?.draft ?? { orderid, order_email: '' }}
        errors={refused ?? NO_ERRORS}
        result={
          order && {
            order: order.order,
            forms: {
              nonce: nonces.change,
              proof: order.proof,
              draft: order.asked?.draft ?? {},
              errors: order.asked ?? NO_ERRORS,
            },
          }
        }
      />
    </>
  );
}
