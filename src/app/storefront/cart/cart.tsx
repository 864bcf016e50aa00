import { useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { CartPage } from '#views/cart-page/cart-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { loadCart } from '#widgets/shop/cart/load.ts';
import { shopContext, visitContext } from '../../context.ts';
import { printedOnly } from '../../page/document/printed-only.ts';
import { loadTemplate } from '../../page/template/load-template.ts';
import { personalPlace } from '../../page/template/resolve-tree.ts';
import { Templated } from '../../page/template/templated.tsx';
import type { Route } from './+types/cart';

const PATH = '/cart/';

export const handle = { bodyClass: 'woocommerce-cart woocommerce-page' };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const contents = await loadCart(personalPlace(shop, visit));
  const title = wordsIn(visit.language)('cart:page');
  const template = await loadTemplate({ shop, visit }, { place: 'cart' }, { path: PATH, title });
  const { publicUrl, assets } = visit;
  return printedOnly({ contents, template, title, publicUrl, stylesheet: assets.purchaseStylesheet });
}

/** The cart form without one of its buttons changes nothing and shows the page. Source: WIRE §7, §9 */
export function action() {
  return null;
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

/** The cart page is personal and never cached. */
export default function Cart() {
  const { contents, template, title, publicUrl, stylesheet } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <Templated template={template}>
        <CartPage {...contents} />
      </Templated>
    </>
  );
}
