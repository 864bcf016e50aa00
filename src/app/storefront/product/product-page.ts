import { data, type LoaderFunctionArgs } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import type { Notice } from '#shop/cart';
import type { Product } from '#shop/catalogue';
import { CHOICE_PREFIX } from '#shop/catalogue/rules/bundle-choice.ts';
import type { Options } from '#shop/catalogue/rules/choose-variation.ts';
import {
  deliveryDays,
  GIFT_CARD_FIELDS,
  invalidGiftCardFields,
  readGiftCardDetails,
} from '#shop/gift-cards/rules/details.ts';
import { productSubject } from '#shop/templates';
import { toIdentity } from '#views/identity/to-identity.ts';
import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { madeOf, productIdsInForm } from '#views/product-page/facts/product-needs.ts';
import { toProductFacts } from '#views/product-page/facts/to-product-facts.ts';
import { productData } from '#views/structured-data/product-data.ts';
import { toJsonLd } from '#views/structured-data/structured-data.tsx';
import { pictured } from '#widgets/loop/load/pictured.ts';
import { productPageSubject } from '#widgets/loop/page-subject.ts';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { loadSharing } from '../../page/sharing.ts';
import { loadPackSizes } from './pack-sizes.ts';
import { findPreviewed } from './previewed.ts';
import { loadProductFit } from './product-fit.ts';
import { type RequestedReviews, requestedReviews } from './requested-reviews.ts';

/** The request in a product's URL. */
export type ProductRequest = RequestedReviews &
  Readonly<{
    slug: string;
    options: Options;
    /** The result of a back-in-stock request. */
    restock: string;
    /** The typed and chosen values of a refused form of the product. */
    typed: Readonly<Record<string, string>>;
    /** Whether the page is for this visitor only: it shows a pending review, a vote, or typed values. */
    isOwn: boolean;
  }>;

/** `?attribute_colour=blue`; older links use `attribute_pa_colour`. Choices of bundle parts have their full names. */
function requestedOptions(parameters: URLSearchParams): Options {
  const prefix = 'attribute_';
  return Object.fromEntries(
    [...parameters].flatMap(([name, value]) => {
      if (name.startsWith(CHOICE_PREFIX)) return [[name, value]];
      return name.startsWith(prefix) ? [[name.slice(prefix.length).replace(/^pa_/, ''), value]] : [];
    }),
  );
}

/** Whether all options in a URL exist; an empty one is no choice. */
function areOptionsOf({ attributes }: Product, options: Options): boolean {
  return Object.entries(options).every(([slug, value]) =>
    attributes.some(
      (one) =>
        one.isVariation &&
        one.slug === slug &&
        (value === '' || one.values.some((known) => known.slug === value)),
    ),
  );
}

/** The invalid fields of a refused gift card form; empty for other products. */
export function invalidFields(typed: ProductRequest['typed'], isGiftCard: boolean): readonly string[] {
  if (!isGiftCard || Object.keys(typed).length === 0) return [];
  const wrong = invalidGiftCardFields(readGiftCardDetails(typed), deliveryDays(new Date()));
  return wrong.map((field) => GIFT_CARD_FIELDS[field]);
}

/** Drops the values of a refused form of another product. */
function withoutForeignForm(
  requested: ProductRequest,
  product: Product | null,
  visit: Visit,
): ProductRequest {
  const form = requested.typed['add-to-cart'] ?? requested.typed.express_wallet;
  if (form === undefined || form === String(product?.id)) return requested;
  return { ...requested, typed: {}, options: requestedOptions(visit.url.searchParams) };
}

/** @param params of the route: the product's slug, and the segment after it */
function toProductRequest(
  { url, refusedReview, refusedPurchase }: Visit,
  { slug = '', comments }: Readonly<{ slug?: string | undefined; comments?: string | undefined }>,
): ProductRequest {
  const reviews = requestedReviews(url.searchParams, comments);
  const chosen = Object.entries(refusedPurchase ?? {}).filter(([, value]) => value !== '');
  const choices = chosen.length === 0 ? url.searchParams : new URLSearchParams(chosen);
  return {
    ...reviews,
    slug,
    options: requestedOptions(choices),
    typed: refusedPurchase ?? {},
    restock: url.searchParams.get('restock') ?? '',
    isOwn:
      reviews.own !== null ||
      reviews.helpedReviewId !== null ||
      refusedReview !== null ||
      refusedPurchase !== null,
  };
}

type Deps = { shop: Shop; visit: Visit };

/** The data of a product page. */
export type ProductData = Awaited<ReturnType<typeof readProduct>>;

function namedProducts(product: Product) {
  return [...new Set([...product.upsellIds, ...product.crossSellIds, ...madeOf(product)])];
}

/** Meta title and description, by default name and excerpt. */
function toHead({ seo }: Product, { name, summary }: ProductFacts, language: Language) {
  return { title: seo.title[language] || name, description: seo.description[language] || summary };
}

/** Reads the data of a product page. */
async function readProduct(
  { shop, visit, product }: Deps & { product: Product },
  { query, own: reviewKey, helpedReviewId, options: requested }: ProductRequest,
) {
  const { language, now, publicUrl, refusedReview } = visit;
  const [tree, cards, products, promises, reviews, settings] = await Promise.all([
    shop.catalogue.categoryTree(),
    shop.listing.findCards(namedProducts(product), language, now),
    shop.catalogue.sellables(productIdsInForm(product)),
    shop.shipping.promises(now),
    shop.reviews.of(product.id, query, reviewKey),
    shop.settings.all(),
  ]);
  const worded = toProductFacts({
    ...{ product, tree, cards, products, promises, reviews, settings, language, now, query: requested },
    ...{ refusedReview, helpedReviewId },
  });
  const { class: kind, price, isVirtual } = worded;
  const facts = {
    ...worded,
    excerpt: await pictured(shop, language, worded.excerpt),
    description: await pictured(shop, language, worded.description),
    express: await shop.checkout.express.ofProduct({ class: kind, price: price?.now ?? null, isVirtual }),
  };
  const { path, name: title, pictures } = facts;
  const { minimumAge } = toIdentity(settings, language, publicUrl);
  return {
    facts,
    jsonLd: toJsonLd(productData(facts, { publicUrl, language, minimumAge })),
    head: toHead(product, facts, language),
    share: await loadSharing(shop, visit, { path, title, pictureFile: pictures[0]?.file ?? null }),
    fit: await loadProductFit({ shop, product, isComing: facts.isComing, language }),
    packs: await loadPackSizes({ shop, visit, product }),
    subject: productSubject(product, tree),
    pageSubject: productPageSubject(product),
    /** The URL has unknown options, or a page of reviews that does not exist. */
    isMadeUp: !areOptionsOf(product, requested) || reviews.query.page !== query.page,
  };
}

/** The cache key of a product page: all parts of the request that it depends on. */
export function productKey({ language }: Visit, { slug, query, options }: ProductRequest): string {
  return JSON.stringify(['product', language, slug, query, options]);
}

/** The data of a published product's page, cached by the request; null for an unknown product. */
export function openProduct({ shop, visit }: Deps, requested: ProductRequest): Promise<ProductData | null> {
  const read = async (from: Shop) => {
    const product = await from.catalogue.findProductBySlug(requested.slug);
    return product === null ? null : readProduct({ shop: from, visit, product }, requested);
  };
  if (visit.blocks === null || requested.isOwn) return read(shop);
  return visit.blocks.data(productKey(visit, requested), read);
}

/** What a product page shows to one visitor. */
export type ShownProduct = Readonly<{
  product: ProductData;
  notices: readonly Notice[];
  /** The state of a draft that staff see; null: published. */
  previewed: Product['status'] | null;
}>;

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
export async function findProduct({
  params,
  context,
}: LoaderFunctionArgs): Promise<ShownProduct & { requested: ProductRequest }> {
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
