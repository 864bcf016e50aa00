import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import type { Product } from '#shop/catalogue';
import { productSubject } from '#shop/templates';
import { toIdentity } from '#views/identity/to-identity.ts';
import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { madeOf, productIdsInForm } from '#views/product-page/facts/product-needs.ts';
import { toProductFacts } from '#views/product-page/facts/to-product-facts.ts';
import { productData } from '#views/structured-data/product-data.ts';
import { toJsonLd } from '#views/structured-data/structured-data.tsx';
import { pictured } from '#widgets/loop/load/pictured.ts';
import { productPageSubject } from '#widgets/loop/page-subject.ts';
import type { Visit } from '../../context.ts';
import { loadSharing } from '../../page/sharing.ts';
import { loadPackSizes } from './pack-sizes.ts';
import { loadProductFit } from './product-fit.ts';
import { areOptionsOf, type ProductRequest } from './product-request.ts';

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
export async function readProduct(
  { shop, visit, product }: Deps & { product: Product },
  { query, own, helpedReviewId, options: requested }: ProductRequest,
) {
  const { language, now, publicUrl, refusedReview } = visit;
  const [tree, cards, products, promises, reviews, settings] = await Promise.all([
    shop.catalogue.categoryTree(),
    shop.listing.findCards(namedProducts(product), language, now),
    shop.catalogue.sellables(productIdsInForm(product)),
    shop.shipping.promises(now),
    shop.reviews.of(product.id, query, own),
    shop.settings.all(),
  ]);
  const worded = toProductFacts({
    ...{
      product,
      tree,
      cards,
      products: products,
      promises,
      reviews,
      settings,
      language,
      now,
      query: requested,
    },
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
