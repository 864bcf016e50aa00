import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { parseOrderId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { waitsForPayment } from '#shop/checkout';
import { mayCancelByLink, type Order, type OrderRefusal } from '#shop/orders';
import type { Payment, PaymentRefusal } from '#shop/payments';
import { receivedPath } from '#views/order/received-path.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { OrderPayPage } from '#views/payment/order-pay-page.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { formStatus } from '../../page/form-status.ts';
import { CANCEL_BY_LINK } from '../../page/order-changes.ts';
import { loadTemplate } from '../../page/template/load-template.ts';
import { Templated } from '../../page/template/templated.tsx';
import type { Route } from './+types/order-pay';
import { chosenCard, deviceOf, nextStepUrl, paymentRefusalText, savedCardsFor } from './pay.ts';

export const handle = {
  bodyClass: 'woocommerce-checkout woocommerce-order-pay woocommerce-page',
  isQuiet: true,
};

/** The nonce action of the form. Source: WIRE §10 */
const PAY = 'woocommerce-pay';

/** Refusals that the URL may contain, since the checkout could not show them. */
const NAMED = ['not-offered', 'provider-down', 'unknown-card'] as const;

async function find({ context, params, request }: Route.LoaderArgs | Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const id = parseOrderId(params.id);
  const key = visit.url.searchParams.get('key') ?? '';
  const device = deviceOf(request);
  const order = id === null ? null : await shop.checkout.findToPay({ id, key, device });
  if (order === null) throw data(null, { status: 404 });
  return { shop, visit, key, device, ...order };
}

/** Why the last attempt failed; an abandoned page counts as an attempt. */
function failureText(payment: Payment | null, order: Order, language: Language): string | null {
  if (payment === null) return null;
  const reason = payment.state === 'open' ? 'cancelled' : payment.failure;
  if (reason === null || payment.state === 'voided') return null;
  return wordsIn(language)(`payments:failures.${reason}`, { number: order.id });
}

export async function loader(args: Route.LoaderArgs) {
  const { shop, visit, order: before, methods } = await find(args);
  const payment = await shop.payments.latest(before.id);
  const order = (await shop.orders.find(before.id)) ?? before;
  const isBeingChecked = payment !== null && payment.state === 'processing';
  if (!waitsForPayment(order) || isBeingChecked) throw redirect(receivedPath(order, visit.language));
  const title = wordsIn(visit.language)('payments:title');
  const problem = NAMED.find((one) => one === visit.url.searchParams.get('problem'));
  return {
    order,
    methods,
    nonce: visit.account.nonce(PAY),
    cancelNonce: mayCancelByLink(order) ? visit.account.nonce(CANCEL_BY_LINK) : null,
    cards: await savedCardsFor(shop, visit, order),
    problem:
      problem === undefined
        ? failureText(payment, order, visit.language)
        : wordsIn(visit.language)(refusalKey(`payments.${problem}`)),
    template: await loadTemplate({ shop, visit }, { place: 'checkout' }, { path: visit.path, title }),
    title,
    publicUrl: visit.publicUrl,
    stylesheet: visit.assets.purchaseStylesheet,
  };
}

/** Why a failed order cannot proceed. */
const GONE: Readonly<Record<string, string>> = {
  'orders.stock-gone': 'stockGone',
  'orders.slot-gone': 'slotGone',
};

function refusalText(refusal: PaymentRefusal | OrderRefusal, language: Language): string {
  const t = wordsIn(language);
  if (refusal.code.startsWith('payments.')) return paymentRefusalText(refusal as PaymentRefusal, language);
  return t(`payments:${GONE[refusal.code] ?? 'promotionGone'}`);
}

/** Sets the payment method and redirects; a refusal is shown and the order is unchanged. */
export async function action(args: Route.ActionArgs) {
  const { shop, visit, order, key, device } = await find(args);
  const sent = await args.request.formData();
  const code = String(sent.get('payment_method') ?? '');
  const words = wordsIn(visit.language);
  const isAgreed = sent.has('terms') || order.termsVersion !== '';
  if (!visit.account.allows(PAY, sent.get('woocommerce-pay-nonce')))
    return { problem: words('checkout:stale'), code, isAgreed };
  if (!isAgreed) return { problem: words('checkout:errors.terms-missing'), code, isAgreed };
  const chosen = await shop.checkout.payForOrder({ id: order.id, key, code, device });
  if (!chosen.ok) {
    if (chosen.refusal.code === 'payments.nothing-due' || chosen.refusal.code === 'orders.may-not-move')
      throw redirect(receivedPath(order, visit.language));
    const problem = refusalText(chosen.refusal, visit.language);
    return data({ problem, code, isAgreed: true }, { status: formStatus(chosen.refusal.code) });
  }
  const nextStep = await nextStepUrl({ shop, visit, order: chosen.value, card: chosenCard(sent) });
  if (typeof nextStep === 'string') throw redirect(nextStep);
  const status = formStatus(nextStep.code);
  return data({ problem: paymentRefusalText(nextStep, visit.language), code, isAgreed: true }, { status });
}

/**
 * The key must not leak to other sites; without any referrer browsers would not identify the form as the shop's.
 */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export default function OrderPay() {
  const { template, title, publicUrl, stylesheet, order, methods, nonce, cancelNonce, cards, problem } =
    useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} path="/checkout/" publicUrl={publicUrl} isPrivate />
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <Templated template={template}>
        <OrderPayPage
          order={order}
          methods={methods}
          nonce={nonce}
          cancelNonce={cancelNonce}
          cards={cards}
          isAgreed={answered?.isAgreed ?? false}
          problem={answered?.problem ?? problem}
          isTermsMissing={answered?.isAgreed === false}
          chosen={answered?.code ?? order.paymentMethod}
        />
      </Templated>
    </>
  );
}
