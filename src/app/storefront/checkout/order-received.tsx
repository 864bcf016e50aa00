import { useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { wordsIn } from '#messages';
import { CreateAccountForOrder } from '#views/account/orders/keep-order.tsx';
import { OrderReceived } from '#views/order/order-received.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { loadReceived } from '#widgets/shop/purchase-summary/load.ts';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { printedOnly } from '../../page/document/printed-only.ts';
import { loadTemplate } from '../../page/template/load-template.ts';
import { personalPlace } from '../../page/template/resolve-tree.ts';
import { Templated } from '../../page/template/templated.tsx';
import type { Route } from './+types/order-received';

export const handle = { bodyClass: 'woocommerce-checkout woocommerce-order-received woocommerce-page' };

type Asking = { shop: Shop; visit: Visit };

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
  const received = await loadReceived(personalPlace(asking.shop, asking.visit), params.id);
  if (received?.payment.step === 'none') await forgetCart(asking);
  const { account, path } = asking.visit;
  const title = wordsIn(language)('orders:thanks');
  return printedOnly({
    received,
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
  const { received, keepNonce, template, title, publicUrl, stylesheet } = useLoaderData<typeof loader>();
  const isChecking = received?.payment.step === 'checking';
  return (
    <>
      <PageHead title={title} path="/checkout/" publicUrl={publicUrl} isPrivate />
      {keepNonce === null && !received?.shipment.length ? null : (
        <link rel="stylesheet" href={stylesheet} precedence="default" />
      )}
      {isChecking ? <meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} /> : null}
      <Templated template={template}>
        <OrderReceived received={received}>
          {received === null || received.order.email === '' || keepNonce === null ? null : (
            <CreateAccountForOrder email={received.order.email} nonce={keepNonce} />
          )}
        </OrderReceived>
      </Templated>
    </>
  );
}
