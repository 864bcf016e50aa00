import { redirect, useActionData, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import type { CustomerRefusal } from '#shop/customers';
import { isOwnedBy, isShownByLink, mayCancel } from '#shop/orders';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import { NO_ERRORS } from '#views/account/form-parts.tsx';
import { CreateAccountForOrder } from '#views/account/orders/create-account.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { OrderReceived, type ReceivedOrder } from '#views/order/order-received.tsx';
import { receivedPath } from '#views/order/received-path.ts';
import { VERIFY_EMAIL, VerifyEmail } from '#views/order/verify-email.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import type { PurchaseSummaryData } from '#widgets/shop/purchase-summary/fields.ts';
import { loadReceived } from '#widgets/shop/purchase-summary/load.ts';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { accountHeaders, textOf } from '../../page/account.ts';
import { refusedForm, STALE_FORM } from '../../page/customer-refusals.ts';
import { printedOnly } from '../../page/document/printed-only.ts';
import { takeNotices } from '../../page/notices.ts';
import { CHANGE_ORDER, cancelOrder, returnableQuantities } from '../../page/order-changes.ts';
import { loadTemplate } from '../../page/template/load-template.ts';
import { personalPlace } from '../../page/template/resolve-tree.ts';
import { Templated } from '../../page/template/templated.tsx';
import type { Route } from './+types/order-received';

export const handle = { bodyClass: 'woocommerce-checkout woocommerce-order-received woocommerce-page' };

type ReceivedDeps = { shop: Shop; visit: Visit };

/** A cart whose order was paid on another page is empty now; clears its cookies. */
async function forgetCart({ shop, visit }: ReceivedDeps): Promise<void> {
  if (visit.cartToken === null) return;
  const cart = await shop.cart.open(visit.cartToken);
  if (cart.lines.length === 0) visit.cartWasOrdered();
}

function titleOf({ received, unverified }: PurchaseSummaryData, language: Language): string {
  const t = wordsIn(language);
  const named = received?.isThanked === false ? received.order : unverified;
  return named === null ? t('orders:thanks') : t('account:orders.number', { number: orderNumber(named) });
}

/** Whether the page needs the account's styles: for a form, a shipment, or the order's status. */
function needsAccountStyles({ received, unverified }: PurchaseSummaryData, hasForm: boolean): boolean {
  if (received === null) return hasForm || unverified !== null;
  return hasForm || received.shipment.length > 0 || !received.isThanked;
}

/** Whether the page links to a return request; only for an order that is looked up later. */
async function isReturnable({ shop, visit }: ReceivedDeps, received: ReceivedOrder | null): Promise<boolean> {
  if (received === null || received.isThanked) return false;
  const { order } = received;
  const events = await shop.orders.timeline(order.id);
  return (await returnableQuantities(shop, { order, events, now: visit.now })) !== null;
}

/** The full order with its key, in the browser that placed it or once its email is confirmed; otherwise only a confirmation. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asking = { shop: context.get(shopContext), visit: context.get(visitContext) };
  const { language, publicUrl, now } = asking.visit;
  const order = await loadReceived(personalPlace(asking.shop, asking.visit), params.id);
  const { received } = order;
  if (received?.payment.step === 'none') await forgetCart(asking);
  const { account, path } = asking.visit;
  if (received !== null && isShownByLink(received.order, now)) account.rememberOrder(received.order.id);
  const title = titleOf(order, language);
  const template = await loadTemplate(asking, { place: 'order-received' }, { path, title });
  return printedOnly({
    ...order,
    notices: await takeNotices(asking.shop, asking.visit),
    cancelNonce: received !== null && mayCancel(received.order) ? account.nonce(CHANGE_ORDER.action) : null,
    isReturnable: await isReturnable(asking, received),
    // A customer has the order in the account already.
    keepNonce: (await account.open()) === null ? account.nonce('woocommerce-register') : null,
    template,
    title,
    publicUrl,
    stylesheet: asking.visit.assets.purchaseStylesheet,
    accountStylesheet: asking.visit.assets.accountStylesheet,
  });
}

const LONGEST_TYPED = 300;
const NO_MATCH = { code: 'customers.no-match' } as const;

/** A missing contact is said at the field of this form. */
function atEmail(refusal: CustomerRefusal): CustomerRefusal {
  return refusal.code === 'customers.wrong-fields'
    ? { ...refusal, problems: { email: 'contact-missing' } }
    : refusal;
}

type Cancelling = ReceivedDeps & Readonly<{ id: string; sent: FormData }>;

/** Cancels an order that the page shows in full, and shows it again. */
async function cancelReceived({ shop, visit, id, sent }: Cancelling): Promise<never> {
  const { received } = await loadReceived(personalPlace(shop, visit), id);
  const back = `${visit.url.pathname}${visit.url.search}`;
  if (received === null) throw redirect(back);
  const { order } = received;
  return cancelOrder({ shop, visit, order, owner: { key: order.key }, sent, back });
}

/** Cancels an order, or confirms its email. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, visit } = { shop: context.get(shopContext), visit: context.get(visitContext) };
  const sent = await request.formData();
  if (sent.has('cancel_order')) return cancelReceived({ shop, visit, id: params.id, sent });
  const contact = cutText(textOf(sent, 'email'), LONGEST_TYPED);
  const form = { form: 'confirm' as const, draft: contact, visit };
  if (!visit.account.allows(VERIFY_EMAIL, sent.get('check_submission'))) return refusedForm(form, STALE_FORM);
  const confirmed = await shop.customers.track({ number: params.id, contact, address: visit.senderAddress });
  if (!confirmed.ok) return refusedForm(form, atEmail(confirmed.refusal));
  const order = confirmed.value;
  if (!isOwnedBy(order, { key: visit.url.searchParams.get('key') ?? '' })) return refusedForm(form, NO_MATCH);
  visit.account.rememberOrder(order.id);
  throw redirect(receivedPath(order, visit.language));
}

/** The key must not leak to other sites; without any referrer browsers would not identify the page's forms as the shop's. */
export const headers = accountHeaders;

const LOOK_AGAIN_SECONDS = 4;

export default function OrderReceivedPage() {
  const loaded = useLoaderData<typeof loader>();
  const { received, unverified, isReturnable, keepNonce, cancelNonce, template, title, publicUrl } = loaded;
  const refused = useActionData<typeof action>();
  const isChecking = received?.payment.step === 'checking';
  return (
    <>
      <PageHead title={title} path="/checkout/" publicUrl={publicUrl} isPrivate />
      <link rel="stylesheet" href={loaded.stylesheet} precedence="default" />
      {needsAccountStyles({ received, unverified }, keepNonce !== null || cancelNonce !== null) ? (
        <link rel="stylesheet" href={loaded.accountStylesheet} precedence="default" />
      ) : null}
      {isChecking ? <meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} /> : null}
      <Templated template={template}>
        {unverified === null ? (
          <OrderReceived
            notices={<Notices notices={loaded.notices} />}
            {...{ received, isReturnable, cancelNonce }}
          >
            {received === null || received.order.email === '' || keepNonce === null ? null : (
              <CreateAccountForOrder email={received.order.email} nonce={keepNonce} />
            )}
          </OrderReceived>
        ) : (
          <div className="j-wrap j-checkout woocommerce">
            <VerifyEmail order={unverified} draft={refused?.draft ?? ''} errors={refused ?? NO_ERRORS} />
          </div>
        )}
      </Templated>
    </>
  );
}
