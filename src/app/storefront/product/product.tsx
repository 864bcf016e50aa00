import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import type { Notice } from '#shop/cart';
import type { Product } from '#shop/catalogue';
import { isReviewPage } from '#shop/reviews';
import { panelsIn } from '#shop/templates';
import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Notices, type PrintedNotice } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { WithTyped } from '#views/product-page/buy/typed-fields.tsx';
import { ProductContent, ProductFrame, productElement } from '#views/product-page/product-page.tsx';
import { toMarkup } from '#widgets/tree/print/block.ts';
import { PrintedContent, PrintedJsonLd } from '#widgets/tree/print/widgets.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { countAs } from '../../page/document/fingerprint.ts';
import { forEverybody, printedOnly } from '../../page/document/printed-only.ts';
import { productParts } from '../../page/parts/product-parts.tsx';
import { type LoadedTemplate, loadTemplate } from '../../page/template/load-template.ts';
import { carryPanels } from '../../page/template/resolve-tree.ts';
import { Templated } from '../../page/template/templated.tsx';
import { findPreviewed } from './previewed.ts';
import { openProductContent, toProductPage } from './product-content.tsx';
import { openProduct, type ProductData, readProduct } from './product-page.ts';
import {
  invalidFields,
  type ProductRequest,
  toProductRequest,
  withoutForeignForm,
} from './product-request.ts';

export const handle = { bodyClass: 'woocommerce woocommerce-page single-product' };

type Loaded = { product: ProductData; notices: readonly Notice[]; previewed: Product['status'] | null };

/** The request; only with values of a refused form of this product. */
async function requestOf(
  { shop, visit }: { shop: Shop; visit: Visit },
  params: LoaderFunctionArgs['params'],
): Promise<ProductRequest> {
  const requested = toProductRequest(visit, params);
  if (visit.refusedPurchase === null) return requested;
  return withoutForeignForm(requested, await shop.catalogue.findProductBySlug(requested.slug), visit);
}

/** The published product, or a draft for staff with the right. @throws a 404 */
async function findProduct({
  params,
  context,
}: LoaderFunctionArgs): Promise<Loaded & { requested: ProductRequest }> {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { hasNotices, cartToken } = visit;
  const requested = await requestOf({ shop, visit }, params);
  const [published, notices] = await Promise.all([
    openProduct({ shop, visit }, requested),
    hasNotices ? shop.cart.notices.take(cartToken) : [],
  ]);
  if (published !== null) return { requested, product: published, notices, previewed: null };
  const draft = await findPreviewed(context, requested.slug);
  if (draft === null) throw data(null, { status: 404 });
  const product = await readProduct({ shop, visit, product: draft }, requested);
  return { requested, product, notices, previewed: draft.status };
}

/** A product page; 404 for an unpublished product. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  if (params.comments !== undefined && !isReviewPage(params.comments)) throw data(null, { status: 404 });
  const { requested, product, notices, previewed } = await findProduct(args);
  if (product.isMadeUp) visit.doNotCache();
  const { path, name: title, description } = product.facts;
  await carryPanels({ shop, visit }, panelsIn(description));
  const template = await loadTemplate({ shop, visit }, product.subject, {
    path,
    title,
    subject: product.pageSubject,
  });
  const isForAll = previewed === null && !requested.isOwn;
  const isPlain = isForAll && template === null && notices.length === 0;
  const content = isPlain ? await openProductContent({ shop, visit }, requested) : null;
  const { facts, head, jsonLd } = product;
  const { restock, typed } = requested;
  const wrong = invalidFields(typed, facts.isGiftCard);
  const loaded = (isForAll ? forEverybody : printedOnly)({
    head: { ...head, path, publicUrl: visit.publicUrl, isPrivate: !isForAll },
    picture: facts.shown ?? facts.pictures[0],
    element: productElement(facts),
    jsonLd: countAs(toMarkup(jsonLd), () => []),
    content,
    page: content === null ? { product, notices, template, previewed, restock, typed, wrong } : null,
  });
  return isForAll ? loaded : data(loaded, { headers: { 'cache-control': 'no-store' } });
}

/** A page with personal content is not cached. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** The notice that this is a preview. */
function previewNotice(t: ReturnType<typeof useLanguage>['t'], status: Product['status']): PrintedNotice {
  return { kind: 'info', text: t('product:preview', { state: t(`product:previewStates.${status}`) }) };
}

/** The widgets that show the health warning of a product. */
const WARNED = ['page-content', 'product-form', 'product-warning'];

type PageProps = Loaded & Pick<ProductRequest, 'restock'> & { template: LoadedTemplate };

/** The uncached page: within a template, or with content for one visitor. */
function ProductWhole({ product, notices, template, restock, previewed }: PageProps) {
  const { facts } = product;
  const { t, to } = useLanguage();
  const printed = notices.map(({ kind, message, facts: named, link }) => ({
    kind,
    text: t(message, named),
    link: link && { text: t(link.message), href: to(link.href) },
  }));
  const shownNotices = (
    <Notices notices={previewed === null ? printed : [previewNotice(t, previewed), ...printed]} />
  );
  const page = toProductPage(product, restock);
  const parts = productParts(page);
  return (
    <Templated
      template={template}
      above={{ breadcrumb: <Breadcrumb crumbs={facts.crumbs} />, notices: shownNotices }}
      required={{ shown: parts['product-warning'], by: WARNED }}
      parts={parts}
      frame={(inner) => <ProductFrame product={facts}>{inner}</ProductFrame>}
    >
      {(shown) => (
        <div {...productElement(facts)}>
          <ProductContent {...page} notices={shown} />
        </div>
      )}
    </Templated>
  );
}

export default function ProductRoute() {
  const { head, picture, element, jsonLd, content, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead {...head} picture={picture} kind="product" />
      {page === null ? null : (
        <WithTyped typed={page.typed} wrong={page.wrong}>
          <ProductWhole {...page} />
        </WithTyped>
      )}
      {content === null ? null : <PrintedContent {...element} printed={content} />}
      <PrintedJsonLd printed={jsonLd} />
    </>
  );
}
