import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Language } from '#kernel/language.ts';
import type { Product } from '#shop/catalogue';
import { CHOICE_PREFIX } from '#shop/catalogue/rules/bundle-choice.ts';
import type { Options } from '#shop/catalogue/rules/choose-variation.ts';
import { isReviewPage, type ReviewQuery, type ReviewSummary } from '#shop/reviews';
import { productSubject } from '#shop/templates';
import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { useIdentity } from '#views/identity/identity.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { ProductFit } from '#views/my-device/product-fit.tsx';
import { Notices, type PrintedNotice } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { goodsOn, madeOf } from '#views/product-page/facts/product-needs.ts';
import { toProductFacts } from '#views/product-page/facts/to-product-facts.ts';
import { ProductFrame, ProductPage } from '#views/product-page/product-page.tsx';
import { ShareLinks } from '#views/share/share-links.tsx';
import { productData } from '#views/structured-data/product-data.ts';
import { StructuredData } from '#views/structured-data/structured-data.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { pictured } from '../../page/content/pictured.ts';
import { productParts } from '../../page/parts/product-parts.tsx';
import { printedOnly } from '../../page/printed-only.ts';
import { loadSharing } from '../../page/sharing.ts';
import { loadTemplate } from '../../page/template/load-template.ts';
import { Templated } from '../../page/template/templated.tsx';
import { shownProduct } from './previewed.ts';
import { loadProductFit } from './product-fit.ts';
import { requestedReviews } from './requested-reviews.ts';

export const handle = { bodyClass: 'woocommerce woocommerce-page single-product' };

/** `?attribute_colour=blue`; older links use `attribute_pa_colour`. Choices of bundle parts keep their names. */
function askedOptions(parameters: URLSearchParams): Options {
  const prefix = 'attribute_';
  return Object.fromEntries(
    [...parameters].flatMap(([name, value]) => {
      if (name.startsWith(CHOICE_PREFIX)) return [[name, value]];
      return name.startsWith(prefix) ? [[name.slice(prefix.length).replace(/^pa_/, ''), value]] : [];
    }),
  );
}

/** Whether all options in a URL exist. */
function areOptionsOf({ attributes }: Product, asked: Options): boolean {
  return Object.entries(asked).every(([slug, value]) =>
    attributes.some(
      (one) => one.isVariation && one.slug === slug && one.values.some((own) => own.slug === value),
    ),
  );
}

type AskedPage = { product: Product; asked: Options; reviews: ReviewSummary; query: ReviewQuery };

/** Whether a URL has unknown options, or a page of reviews that does not exist. */
function asksForMore({ product, asked, reviews, query }: AskedPage): boolean {
  return !areOptionsOf(product, asked) || reviews.query.page !== query.page;
}

function namedProducts(product: Product) {
  return [...new Set([...product.upsellIds, ...product.crossSellIds, ...madeOf(product)])];
}

/** Meta title and description, by default name and excerpt. */
function toHead({ seo }: Product, { name, summary }: ProductFacts, language: Language) {
  return { title: seo.title[language] || name, description: seo.description[language] || summary };
}

/** A product page; 404 for an unpublished product. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { language, now, url, publicUrl, cartToken, hasNotices, refusedReview } = visit;
  const { query, own, helpedReviewId } = requestedReviews(url.searchParams, params.comments);
  if (params.comments !== undefined && !isReviewPage(params.comments)) throw data(null, { status: 404 });
  const { product, previewed } = await shownProduct(context, params.slug ?? '');
  const [tree, cards, goods, promises, reviews, settings, notices] = await Promise.all([
    shop.catalogue.categoryTree(),
    shop.listing.findCards(namedProducts(product), language, now),
    shop.catalogue.sellables(goodsOn(product)),
    shop.shipping.promises(now),
    shop.reviews.of(product.id, query, own),
    shop.settings.all(),
    hasNotices ? shop.cart.notices.take(cartToken) : [],
  ]);
  const asked = askedOptions(url.searchParams);
  if (asksForMore({ product, asked, reviews, query })) visit.doNotCache();
  const worded = toProductFacts({
    product,
    tree,
    cards,
    goods,
    promises,
    reviews,
    refusedReview,
    helpedReviewId,
    settings,
    language,
    now,
    asked,
  });
  const facts = { ...worded, description: await pictured(shop, visit, worded.description) };
  const isOwn = own !== null || helpedReviewId !== null || refusedReview !== null;
  const { path, name: title, pictures } = facts;
  const share = await loadSharing(shop, visit, { path, title, pictureFile: pictures[0]?.file ?? null });
  const fit = await loadProductFit({ shop, product, isComing: facts.isComing, language });
  const template = await loadTemplate({ shop, visit }, productSubject(product, tree), { path, title });
  const restock = url.searchParams.get('restock') ?? '';
  const loaded = printedOnly({
    head: toHead(product, facts, language),
    facts,
    notices,
    share,
    fit,
    template,
    publicUrl,
    restock,
    previewed,
    isPrivate: isOwn || previewed !== null,
  });
  return loaded.isPrivate ? data(loaded, { headers: { 'cache-control': 'no-store' } }) : loaded;
}

/** A page with personal content is not cached. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** Tells staff that this is a preview. */
function previewNotice(t: ReturnType<typeof useLanguage>['t'], status: Product['status']): PrintedNotice {
  return { kind: 'info', text: t('product:preview', { state: t(`product:previewStates.${status}`) }) };
}

export default function ProductRoute() {
  const { head, facts, notices, share, fit, template, publicUrl, restock, previewed, isPrivate } =
    useLoaderData<typeof loader>();
  const { t, to, language } = useLanguage();
  const { minimumAge } = useIdentity();
  const picture = facts.shown ?? facts.pictures[0];
  const printed = notices.map(({ kind, message, facts: named, link }) => ({
    kind,
    text: t(message, named),
    link: link && { text: t(link.message), href: to(link.href) },
  }));
  const shownNotices = (
    <Notices notices={previewed === null ? printed : [previewNotice(t, previewed), ...printed]} />
  );
  const page = {
    product: facts,
    share: <ShareLinks share={share} />,
    fit: fit === null ? null : <ProductFit fit={fit} />,
    restock,
  };
  return (
    <>
      <PageHead
        {...head}
        path={facts.path}
        publicUrl={publicUrl}
        isPrivate={isPrivate}
        picture={picture}
        kind="product"
      />
      <Templated
        template={template}
        parts={productParts(page)}
        frame={(inner) => (
          <ProductFrame product={facts}>
            <div className="j-wrap">
              <Breadcrumb crumbs={facts.crumbs} />
              {shownNotices}
            </div>
            {inner}
          </ProductFrame>
        )}
      >
        <ProductPage {...page} notices={shownNotices} />
      </Templated>
      <StructuredData things={productData(facts, { publicUrl, language, minimumAge })} />
    </>
  );
}
