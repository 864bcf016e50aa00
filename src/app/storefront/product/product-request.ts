import type { Product } from '#shop/catalogue';
import { CHOICE_PREFIX } from '#shop/catalogue/rules/bundle-choice.ts';
import type { Options } from '#shop/catalogue/rules/choose-variation.ts';
import {
  deliveryDays,
  GIFT_CARD_FIELDS,
  invalidGiftCardFields,
  readGiftCardDetails,
} from '#shop/gift-cards/rules/details.ts';
import type { Visit } from '../../context.ts';
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
export function areOptionsOf({ attributes }: Product, options: Options): boolean {
  return Object.entries(options).every(([slug, value]) =>
    attributes.some(
      (one) =>
        one.isVariation &&
        one.slug === slug &&
        (value === '' || one.values.some((own) => own.slug === value)),
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
export function withoutForeignForm(
  requested: ProductRequest,
  product: Product | null,
  visit: Visit,
): ProductRequest {
  const form = requested.typed['add-to-cart'] ?? requested.typed.express_wallet;
  if (form === undefined || form === String(product?.id)) return requested;
  return { ...requested, typed: {}, options: requestedOptions(visit.url.searchParams) };
}

/** @param params of the route: the product's slug, and the segment after it */
export function toProductRequest(
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
