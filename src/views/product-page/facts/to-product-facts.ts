import { findEntry } from '#kernel/find-entry.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { planWeeks } from '#shop/cart/rules/plan.ts';
import type { Product, ProductAttribute } from '#shop/catalogue';
import { chooseVariation, type Options } from '#shop/catalogue/rules/choose-variation.ts';
import { isComingSoon } from '#shop/catalogue/rules/coming-soon.ts';
import { findCategoryBySlug } from '#shop/catalogue/rules/find-category.ts';
import { priceAt } from '#shop/catalogue/rules/price.ts';
import { localizeLinks } from '#shop/content/rules/localize-links.ts';
import type { ProductCard } from '#shop/listing';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import { mayPromote } from '#shop/restrictions/rules/promotion.ts';
import { ruleFor } from '#shop/restrictions/rules/rule-for.ts';
import { galleryMotions } from '#shop/settings/rules/gallery-motion.ts';
import { amountInWords, amountWithSign } from '../../gift-card/card-amount.ts';
import { chosenBundle, requestedPicture, savingOf, toBundleRows, withItemPictures } from './bundle-facts.ts';
import { firstSentence, firstWords, shownHtml, toSpecifications } from './excerpt.ts';
import type { Choice, ProductFacts, VariationFacts } from './product-facts.ts';
import type { ProductSources } from './product-sources.ts';
import { groupedPrice, toGroupedRows, toPromises } from './set-facts.ts';
import { maximumOf, toStockFacts, toVariationFacts } from './variation-facts.ts';

const SHOWN_BESIDE = 4;

function varying(product: Product): ProductAttribute[] {
  return product.attributes.filter(({ isVariation }) => isVariation);
}

/** The options in the URL as far as they exist; otherwise the product's default options. */
function chosenOptions({ product, query }: ProductSources): Options {
  return Object.fromEntries(
    varying(product).map(({ slug, values, defaultValue }) => {
      const wanted = findEntry(query, slug);
      const isKnown = wanted === '' || values.some((value) => value.slug === wanted);
      return [slug, isKnown ? (wanted ?? '') : defaultValue];
    }),
  );
}

/** The name of a value, and as swatches show it: amounts of a gift card in words, and with their sign. */
function namesOf(name: string, cardLanguage: Language | null): { name: string; shown: string } {
  if (cardLanguage === null) return { name, shown: name };
  return { name: amountInWords(name, cardLanguage), shown: amountWithSign(name) };
}

function toChoices({ product, language }: ProductSources, chosen: Options): Choice[] {
  return varying(product).map(({ slug, name, values }) => ({
    slug,
    name: inLanguage(name, language),
    chosen: chosen[slug] ?? '',
    values: values.map((value) => ({
      slug: value.slug,
      ...namesOf(inLanguage(value.name, language), product.isGiftCard ? language : null),
      swatchHex: value.swatchHex,
      isAvailable: product.variations.some(
        ({ options, stock }) =>
          (options[slug] === value.slug || options[slug] === '') && stock.status !== 'outofstock',
      ),
    })),
  }));
}

function ownPrice(
  { product, now, settings }: ProductSources,
  chosen: VariationFacts | null,
): ProductFacts['price'] {
  if (chosen !== null) return chosen.price && { ...chosen.price, isFrom: false };
  const plans =
    product.type === 'variable' ? product.variations.map(({ prices }) => prices) : [product.prices];
  const prices = plans.flatMap((plan) => {
    const price = priceAt(plan, now);
    const was = mayPromote(product.class, settings) ? price.was : null;
    return price.now === null ? [] : [{ now: price.now, was }];
  });
  const lowest = prices.toSorted((a, b) => a.now.minor - b.now.minor)[0];
  if (lowest === undefined) return null;
  return { ...lowest, isFrom: prices.some(({ now: other }) => other.minor !== lowest.now.minor) };
}

function placed({ product, tree }: ProductSources) {
  return product.categories
    .flatMap(({ slug }) => findCategoryBySlug(tree, slug) ?? [])
    .toSorted((a, b) => b.ancestors.length - a.ancestors.length);
}

/** Weight and dimensions; an attribute of the same name stands in the place of either. */
function measuresOf({ product, language }: ProductSources): ProductFacts['measures'] {
  const { weightKg, dimensions } = product;
  const size =
    dimensions === null ? null : [dimensions.length, dimensions.width, dimensions.height].join(' × ');
  const t = wordsIn(language);
  const shown = product.attributes.filter(({ isVisible }) => isVisible);
  const names = new Set(shown.map(({ name }) => inLanguage(name, language).toLowerCase()));
  const measures = [
    ...(weightKg === null
      ? []
      : [{ name: 'weight' as const, value: t('product:kilograms', { value: weightKg }) }]),
    ...(size === null
      ? []
      : [{ name: 'dimensions' as const, value: t('product:centimetres', { value: size }) }]),
  ];
  return measures.filter(({ name }) => !names.has(t(`product:${name}`).toLowerCase()));
}

function warningOf(product: Product, language: Language): string {
  const { _jamra_warning_en: en = '', _jamra_warning_ar: ar } = product.meta;
  return inLanguage({ en, ar }, language);
}

function beside({ product, cards }: ProductSources) {
  const ids: readonly number[] = [...product.upsellIds, ...product.crossSellIds];
  const all = cards.filter(({ id }) => ids.includes(id));
  const fits = product.class === 'device' ? all.filter((card) => card.class === 'tobacco') : [];
  return {
    fits: fits.slice(0, SHOWN_BESIDE),
    related: all.filter((card) => !fits.includes(card)).slice(0, SHOWN_BESIDE),
  };
}

function attributesOf({ product, language }: ProductSources): ProductFacts['attributes'] {
  return product.attributes
    .filter(({ isVisible }) => isVisible)
    .map(({ name, values }) => ({
      name: inLanguage(name, language),
      values: values
        .map((value) => namesOf(inLanguage(value.name, language), product.isGiftCard ? language : null).shown)
        .join(language === 'ar' ? '، ' : ', '),
    }));
}

function placesOf(sources: ProductSources) {
  const { product, language } = sources;
  const places = placed(sources);
  const brand = product.attributes.find(({ slug }) => slug === 'brand')?.values[0]?.name;
  const chain = places[0] === undefined ? [] : [...places[0].ancestors, places[0].category];
  const known = places.flatMap(({ ancestors, category }) => [...ancestors, category]);
  const name = inLanguage(product.name, language);
  return {
    name,
    brand: brand === undefined ? '' : inLanguage(brand, language),
    brandPath: known.find((category) => category.name.en === brand?.en)?.path ?? '',
    categories: places.map(({ category }) => ({
      name: inLanguage(category.name, language),
      path: category.path,
    })),
    crumbs: [
      ...chain.map((category) => ({ label: inLanguage(category.name, language), href: category.path })),
      { label: name, href: `/product/${product.slug}/` },
    ],
  };
}

function textsOf({ product, language }: ProductSources) {
  const excerpt = localizeLinks(inLanguage(product.shortDescription, language), language);
  const description = localizeLinks(inLanguage(product.description, language), language);
  return {
    excerpt: toSpecifications(excerpt),
    description: shownHtml(description),
    lead: excerpt.includes('<li') ? firstSentence(description) : '',
    summary: firstWords(description) || firstWords(excerpt),
    warning: warningOf(product, language),
  };
}

/** Price, SKU, stock and limits of the chosen variation, or of the product. */
function offerOf(sources: ProductSources) {
  const { product, settings } = sources;
  const chosen = chosenOptions(sources);
  const variations = product.variations.map((variation) => toVariationFacts(variation, sources));
  const variation = chooseVariation(variations, chosen);
  const grouped = toGroupedRows(sources);
  const whole = ownPrice(sources, null);
  const stock = chosenBundle(sources)?.stock ?? product.stock;
  return {
    isComing: isComingSoon({ type: product.type, hasPrice: whole !== null }),
    price: product.type === 'grouped' ? groupedPrice(grouped) : ownPrice(sources, variation),
    sku: variation?.sku || product.sku,
    gtin: variation?.gtin || product.gtin,
    ownPrice: whole,
    ownSku: product.sku,
    stock: variation?.stock ?? toStockFacts(stock, settings),
    maximum: variation?.maximum ?? maximumOf(stock, settings),
    choices: toChoices(sources, chosen),
    variations,
    variationId: variation?.id ?? null,
    shown: variation?.picture ?? requestedPicture(sources),
    grouped,
  };
}

function picturesOf(sources: ProductSources): ProductFacts['pictures'] {
  const { product, language } = sources;
  const pictures = product.images.map((image) =>
    toPicture(image, language, inLanguage(product.name, language)),
  );
  return withItemPictures(pictures, sources);
}

function fittingOf(
  { product, language }: ProductSources,
  cards: readonly ProductCard[],
): ProductFacts['fitting'] {
  const sticks = product.attributes.find(({ slug }) => slug === 'compatible-sticks')?.values[0]?.name;
  const path = product.meta._jamra_sticks_listing ?? '';
  if (cards.length === 0 || sticks === undefined || path === '') return null;
  return { sticks: inLanguage(sticks, language), path, cards };
}

function reviewsOf({ product, reviews, settings, language, refusedReview, helpedReviewId }: ProductSources) {
  const reviewForm = {
    isRatingRequired: settings['reviews.ratingRequired'],
    ratingRequiredText: inLanguage(settings['reviews.ratingRequiredText'], language),
    isHeld: settings['reviews.approval'] === 'staff',
    refused: refusedReview,
  };
  const showsReviews = product.allowsReviews || reviews.total > 0 || refusedReview !== null;
  return { reviews, reviewForm: product.allowsReviews ? reviewForm : null, showsReviews, helpedReviewId };
}

/** The sales restriction that applies everywhere; a cached page does not know the visitor's place. */
function sellingOf({ product, settings, language }: ProductSources): ProductFacts['selling'] {
  const rule = ruleFor(product.class, null, settings);
  if (rule === null || rule.mode === 'sell') return null;
  return { mode: rule.mode, words: inLanguage(rule.words, language) };
}

function badgeOf(
  { product, settings }: ProductSources,
  { isComing }: Pick<ProductFacts, 'isComing'>,
): string {
  if (isComing) return 'Coming soon';
  return mayPromote(product.class, settings) ? (product.meta._jamra_badge ?? '') : '';
}

/** Converts a product to what its page shows, in one language at one moment. */
export function toProductFacts(sources: ProductSources): ProductFacts {
  const { product, language, settings } = sources;
  const { fits, related } = beside(sources);
  const parts = toBundleRows(sources);
  const offer = offerOf(sources);
  const months = Number(product.meta._jamra_warranty_months ?? '');
  return {
    id: product.id,
    type: product.type,
    class: product.class,
    path: `/product/${product.slug}/`,
    ...placesOf(sources),
    ...textsOf(sources),
    ...offer,
    pictures: picturesOf(sources),
    gallery: {
      moveMs: galleryMotions[settings['gallery.animationPreset']].moveMs,
      viewerShares: settings['viewer.share'],
    },
    isSoldIndividually: product.isSoldIndividually,
    planWeeks: planWeeks(product, settings),
    express: null,
    selling: sellingOf(sources),
    isVirtual: product.isVirtual,
    isGiftCard: product.isGiftCard,
    parts,
    saving: savingOf(parts, offer.price, sources),
    promises: toPromises(sources, offer),
    isTaxed: product.taxStatus === 'taxable',
    external:
      product.type === 'external'
        ? { url: product.externalUrl, buttonText: product.buttonText[language] ?? '' }
        : null,
    warrantyMonths: months > 0 ? months : null,
    badge: badgeOf(sources, offer),
    attributes: attributesOf(sources),
    measures: measuresOf(sources),
    tags: product.tags.map(({ name }) => inLanguage(name, language)),
    ...reviewsOf(sources),
    fitting: fittingOf(sources, fits),
    related,
    fits: product.class === 'tobacco' ? product.fittingIds : [],
  };
}
