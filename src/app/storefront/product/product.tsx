import type { ReactNode } from 'react';
import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { memoizeObject } from '#kernel/memoize.ts';
import type { Product } from '#shop/catalogue';
import { isReviewPage } from '#shop/reviews';
import { panelsIn } from '#shop/templates';
import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { ProductFit } from '#views/my-device/product-fit.tsx';
import { Notices, type PrintedNotice } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { WithTyped } from '#views/product-page/buy/typed-fields.tsx';
import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { PackSizes } from '#views/product-page/pack-sizes.tsx';
import {
  ProductContent,
  ProductFrame,
  productElement,
  type SteadyParts,
} from '#views/product-page/product-page.tsx';
import { FITTING, FittingProducts, RELATED, RelatedProducts } from '#views/product-page/product-rows.tsx';
import { ProductTabs, TABBED } from '#views/product-page/tabs.tsx';
import { ShareLinks } from '#views/share/share-links.tsx';
import { type PrintedMarkup, toMarkup } from '#widgets/tree/print/block.ts';
import { holeFor, printMarkup } from '#widgets/tree/print/printed-block.tsx';
import { spliceMarkup } from '#widgets/tree/print/splice-markup.ts';
import { PrintedContent, PrintedJsonLd } from '#widgets/tree/print/widgets.tsx';
import { type PageBlocks, shopContext, type Visit, visitContext } from '../../context.ts';
import { countAs, fingerprintOf } from '../../page/document/fingerprint.ts';
import { forEverybody, printedOnly } from '../../page/document/printed-only.ts';
import { productParts } from '../../page/parts/product-parts.tsx';
import { type LoadedTemplate, loadTemplate } from '../../page/template/load-template.ts';
import { carryPanels } from '../../page/template/resolve-tree.ts';
import { Templated } from '../../page/template/templated.tsx';
import {
  findProduct,
  invalidFields,
  openProduct,
  type ProductData,
  type ProductRequest,
  productKey,
  type ShownProduct,
} from './product-page.ts';

export const handle = { bodyClass: 'woocommerce woocommerce-page single-product' };

/** The props of a product page's views. */
function toProductPage({ facts, share, fit, packs }: ProductData, restock: string) {
  return {
    product: facts,
    share: <ShareLinks share={share} />,
    fit: fit === null ? null : <ProductFit fit={fit} />,
    packs: packs.length === 0 ? null : <PackSizes sizes={packs} />,
    restock,
  };
}

/** A part that is cached by the fingerprint of `shown`. */
type Part = Readonly<{ shown: object; view: ReactNode }>;

function pick<K extends keyof ProductFacts>(facts: ProductFacts, names: readonly K[]): Pick<ProductFacts, K> {
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<ProductFacts, K>;
}

function partsOf(facts: ProductFacts): Record<keyof SteadyParts, Part> {
  const [tabbed, fitting, related] = [pick(facts, TABBED), pick(facts, FITTING), pick(facts, RELATED)];
  return {
    tabs: { shown: tabbed, view: <ProductTabs product={tabbed} /> },
    fitting: { shown: fitting, view: <FittingProducts product={fitting} /> },
    related: { shown: related, view: <RelatedProducts product={related} /> },
  };
}

type Printing = Readonly<{ shop: Shop; visit: Visit; blocks: PageBlocks }>;

/** Prints the parts, or finds them in the cache. */
async function openParts(
  parts: Record<string, Part>,
  { shop, visit, blocks }: Printing,
): Promise<Record<string, PrintedMarkup>> {
  const { language, publicUrl } = visit;
  const opened = Object.entries(parts).map(async ([name, { shown, view }]) => {
    const print = (from: Shop) => printMarkup(view, { shop: from, language, publicUrl });
    const fingerprint = fingerprintOf([name, language, shown]);
    const printed = fingerprint === null ? null : await blocks.content(fingerprint.key, print);
    return [name, printed ?? (await print(shop))] as const;
  });
  return Object.fromEntries(await Promise.all(opened));
}

/**
 * The printed content of a product page, the same for all visitors; null if blocks are not cached or the product is
 * unknown.
 */
async function openProductContent(
  { shop, visit }: { shop: Shop; visit: Visit },
  requested: ProductRequest,
): Promise<PrintedMarkup | null> {
  const { blocks, language, publicUrl } = visit;
  if (blocks === null) return null;
  const key = JSON.stringify([productKey(visit, requested), requested.restock]);
  return blocks.content(key, async (from) => {
    const product = await openProduct({ shop, visit }, requested);
    if (product === null) return null;
    const page = toProductPage(product, requested.restock);
    const holes = { tabs: holeFor('tabs'), fitting: holeFor('fitting'), related: holeFor('related') };
    // Notices belong to one visitor; scripts put them into the empty element.
    const content = <ProductContent {...page} parts={holes} notices={<Notices notices={[]} />} />;
    const [outer, parts] = await Promise.all([
      printMarkup(content, { shop: from, language, publicUrl }),
      openParts(partsOf(product.facts), { shop: from, visit, blocks }),
    ]);
    return spliceMarkup(outer, parts);
  });
}

/** A product's structured data; made once for cached products. Documents are cached without it. */
const jsonLdOf = memoizeObject(({ jsonLd }: ProductData) => countAs(toMarkup(jsonLd), () => []));

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
  const { facts, head } = product;
  const { restock, typed } = requested;
  const wrong = invalidFields(typed, facts.isGiftCard);
  const loaded = (isForAll ? forEverybody : printedOnly)({
    head: { ...head, path, publicUrl: visit.publicUrl, isPrivate: !isForAll },
    picture: facts.shown ?? facts.pictures[0],
    element: productElement(facts),
    jsonLd: jsonLdOf(product),
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

type PageProps = ShownProduct & Pick<ProductRequest, 'restock'> & { template: LoadedTemplate };

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
