import { randomUUID } from 'node:crypto';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { type CheckoutDraft, type FieldProblems, readDraft, type Submitted } from '#shop/checkout';
import type { Shop } from '#src/compose.ts';
import { CheckoutPage } from '#views/checkout/checkout-page.tsx';
import { type CheckoutError, checkoutErrors } from '#views/checkout/refusal-words.ts';
import { Notices } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../context.ts';
import { prefilled } from '../page/account-draft.ts';
import { takeNotices } from '../page/notices.ts';
import { deviceOf, leadOn } from '../page/pay.ts';
import type { Route } from './+types/checkout';

export const handle = { bodyClass: 'woocommerce-checkout woocommerce-page', isQuiet: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const account = await visit.account.open();
  const saved = account === null ? [] : await shop.customers.addresses.list(account.customer.id);
  const kept = await shop.checkout.draft(visit.cartToken);
  const draft = account === null ? kept : prefilled(kept, { account, saved, visit });
  const review = await shop.checkout.review(visit.cartToken, draft, deviceOf(request));
  if (review.cart.lines.length === 0) throw redirect(addressIn(visit.language, '/cart/'));
  return {
    review,
    draft,
    saved,
    notices: await takeNotices(shop, visit),
    nonce: visit.checkoutNonce,
    idempotencyKey: randomUUID(),
    asksReminder: (await shop.settings.all())['cart.reminder'].enabled,
    title: wordsIn(visit.language)('checkout:title'),
    publicUrl: visit.publicUrl,
  };
}

type Answered = {
  draft: CheckoutDraft;
  problems: FieldProblems;
  errors: readonly CheckoutError[];
  idempotencyKey: string | null;
};

/** What a form that made no order leads to. */
async function answerTo(
  { placed, draft, idempotencyKey }: Submitted,
  { shop, visit }: { shop: Shop; visit: Visit },
): Promise<Answered> {
  if (placed.ok) {
    const order = placed.value;
    // An order that waits for its payment keeps its cart.
    if (order.status !== 'pending') visit.cartWasOrdered();
    throw await leadOn({ shop, visit, order });
  }
  const { refusal } = placed;
  if (refusal.code === 'checkout.empty-cart') throw redirect(addressIn(visit.language, '/cart/'));
  return {
    draft,
    problems: refusal.code === 'checkout.wrong-fields' ? refusal.problems : {},
    errors: checkoutErrors(refusal, visit.language),
    idempotencyKey,
  };
}

/** Places the order, or shows what keeps it from being placed, with everything typed still there. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sent = await request.formData();
  const account = await visit.account.open();
  const customerId = account?.customer.id ?? null;
  const device = deviceOf(request);
  const sender = { token: visit.cartToken, language: visit.language, customerId, device };
  const draft = readDraft(sent);
  if (!sent.has('woocommerce_checkout_place_order')) {
    const review = await shop.checkout.reviewForm(draft, sender);
    return { draft, problems: {}, errors: [], idempotencyKey: null, review };
  }
  if (!visit.allowsCheckout(sent.get('woocommerce-process-checkout-nonce'))) {
    const errors = [{ text: wordsIn(visit.language)('checkout:stale') }];
    const review = await shop.checkout.reviewForm(draft, sender);
    return data({ draft, problems: {}, errors, idempotencyKey: null, review }, { status: 422 });
  }
  const answered = await answerTo(await shop.checkout.submit(sent, sender), { shop, visit });
  const review = await shop.checkout.review(visit.cartToken, draft, device);
  return data({ ...answered, review }, { status: 422 });
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export default function Checkout() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} path="/checkout/" publicUrl={loaded.publicUrl} isPrivate />
      <CheckoutPage
        review={answered?.review ?? loaded.review}
        draft={answered?.draft ?? loaded.draft}
        problems={answered?.problems ?? {}}
        errors={answered?.errors ?? []}
        saved={loaded.saved}
        nonce={loaded.nonce}
        idempotencyKey={answered?.idempotencyKey ?? loaded.idempotencyKey}
        notices={<Notices notices={loaded.notices} />}
        asksReminder={loaded.asksReminder}
      />
    </>
  );
}
