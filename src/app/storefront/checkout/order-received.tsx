import { useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import { CreateAccountForOrder } from '#views/account/orders/keep-order.tsx';
import { OrderReceived, type ReceivedOrder } from '#views/order/order-received.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { loadReceived } from '#widgets/shop/purchase-summary/load.ts';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { printedOnly } from '../../page/document/printed-only.ts';
import { returnableQuantities } from '../../page/order-changes.ts';
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

function titleOf(received: ReceivedOrder | null, language: Language): string {
  const t = wordsIn(language);
  return received === null || received.isThanked
    ? t('orders:thanks')
    : t('account:orders.number', { number: orderNumber(received.order) });
}

/** Whether the page needs the account's styles: for a registration form, a shipment, or the order's status. */
function needsAccountStyles(received: ReceivedOrder | null, hasForm: boolean): boolean {
  if (received === null) return hasForm;
  return hasForm || received.shipment.length > 0 || !received.isThanked;
}

/** Whether the page links to a return request; only for an order that is looked up later. */
async function isReturnable({ shop, visit }: ReceivedDeps, received: ReceivedOrder | null): Promise<boolean> {
  if (received === null || received.isThanked) return false;
  const { order } = received;
  const events = await shop.orders.timeline(order.id);
  return (await returnableQuantities(shop, { order, events, now: visit.now })) !== null;
}

/** The full order with its key; otherwise only a confirmation. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asking = { shop: context.get(shopContext), visit: context.get(visitContext) };
  const { language, publicUrl } = asking.visit;
  const received = await loadReceived(personalPlace(asking.shop, asking.visit), params.id);
  if (received?.payment.step === 'none') await forgetCart(asking);
  const { account, path } = asking.visit;
  const title = titleOf(received, language);
  return printedOnly({
    received,
    isReturnable: await isReturnable(asking, received),
    // A customer has the order in the account already.
    keepNonce: (await account.open()) === null ? account.nonce('woocommerce-register') : null,
    template: await loadTemplate(asking, { place: 'order-received' }, { path, title }),
    title,
    publicUrl,
    stylesheet: asking.visit.assets.accountStylesheet,
  });
}

export function headers() {
  // The key must not leak to other sites; without any referrer browsers would not identify the page's forms
  // as the shop's.
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

const LOOK_AGAIN_SECONDS = 4;

export default function OrderReceivedPage() {
  const { received, isReturnable, keepNonce, template, title, publicUrl, stylesheet } =
    useLoaderData<typeof loader>();
  const isChecking = received?.payment.step === 'checking';
  return (
    <>
      <PageHead title={title} path="/checkout/" publicUrl={publicUrl} isPrivate />
      {needsAccountStyles(received, keepNonce !== null) ? (
        <link rel="stylesheet" href={stylesheet} precedence="default" />
      ) : null}
      {isChecking ? <meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} /> : null}
      <Templated template={template}>
        <OrderReceived received={received} isReturnable={isReturnable}>
          {received === null || received.order.email === '' || keepNonce === null ? null : (
            <CreateAccountForOrder email={received.order.email} nonce={keepNonce} />
          )}
        </OrderReceived>
      </Templated>
    </>
  );
}
