import { data, useActionData, useLoaderData } from 'react-router';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { comingSteps } from '#shop/orders/rules/coming-steps.ts';
import { NOTHING_WRONG } from '#views/account/form-parts.tsx';
import { TrackPage } from '#views/account/orders/track-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { accountHeaders, textOf } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import type { Route } from './+types/track-order';

const TRACK = 'woocommerce-order_tracking';
const LONGEST_TYPED = 300;

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return {
    nonce: visit.account.nonce(TRACK),
    title: wordsIn(visit.language)('account:track.title'),
    publicUrl: visit.publicUrl,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sent = await request.formData();
  const draft = {
    orderid: cutText(textOf(sent, 'orderid'), LONGEST_TYPED),
    order_email: cutText(textOf(sent, 'order_email'), LONGEST_TYPED),
  };
  const form = { form: 'track' as const, draft, visit };
  if (!visit.account.allows(TRACK, sent.get('woocommerce-order-tracking-nonce')))
    return refusedForm(form, STALE_FORM);
  const address = visit.senderAddress;
  const result = await shop.customers.track({ number: draft.orderid, contact: draft.order_email, address });
  if (!result.ok) return refusedForm(form, result.refusal);
  const { id, status, tracking, delivery } = result.value;
  const [events, shipment] = await Promise.all([shop.orders.timeline(id), shop.shipments.of(id)]);
  return data({
    form: 'found' as const,
    order: { id, status, tracking, delivery, events, shipment, coming: comingSteps(result.value) },
  });
}

export const headers = accountHeaders;

export default function TrackOrder() {
  const { nonce, title, publicUrl } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const refused = answered?.form === 'track' ? answered : null;
  return (
    <>
      <PageHead title={title} path="/track-order/" publicUrl={publicUrl} isPrivate />
      <TrackPage
        nonce={nonce}
        draft={refused?.draft ?? { orderid: '', order_email: '' }}
        wrongs={refused ?? NOTHING_WRONG}
        order={answered?.form === 'found' ? answered.order : null}
      />
    </>
  );
}
