import type { FastifyReply } from 'fastify';
import type { TFunction } from 'i18next';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { CartRefusal, Notice } from '#shop/cart';
import type { GiftCardRefusal, GiftCardTriesRefusal } from '#shop/gift-cards';
import type { PromotionRefusal } from '#shop/promotions';
import { type RefusalCode, refusalStatus } from '#shop/refusals.ts';
import { refusalFacts } from '#views/refusal/refusal-facts.ts';
import { JSON_TYPE } from './contract/description.ts';

/** Refuses a script's call in JSON; the refusal's facts fill its message. */
export function answerRefusal(
  reply: FastifyReply,
  { code, ...facts }: Readonly<{ code: RefusalCode }>,
  language: Language,
): FastifyReply {
  const message = wordsIn(language)(refusalKey(code), facts);
  return reply
    .status(refusalStatus(code))
    .type(JSON_TYPE)
    .send(JSON.stringify({ error: true, code, message }));
}

/**
 * The refusal of a body that is too large or cannot be read.
 *
 * @throws the error, if it is a fault of the shop or the limit of requests
 */
export function bodyRefusal(error: { statusCode?: number }) {
  const { statusCode = 500 } = error;
  if (statusCode >= 500 || statusCode === 429) throw error;
  return { code: statusCode === 413 ? 'request.too-large' : 'request.unreadable' } as const;
}

/** Whether `add_to_cart` redirects to the product page, where the reason is shown. Source: WIRE §3 */
export const addReplies = {
  'cart.unknown-product': { productPage: false },
  'cart.not-for-sale': { productPage: true },
  'cart.coming-soon': { productPage: true },
  'cart.choose-options': { productPage: true },
  'cart.gift-card-details': { productPage: true },
  'cart.wrong-quantity': { productPage: true },
  'cart.out-of-stock': { productPage: true },
  'cart.not-enough': { productPage: true },
  'cart.only-one': { productPage: true },
  'cart.over-limit': { productPage: true },
  'cart.under-age': { productPage: true },
  'cart.restricted': { productPage: true },
  'cart.too-many-lines': { productPage: true },
  'cart.too-large': { productPage: true },
  'cart.too-much': { productPage: true },
  'cart.unknown-plan': { productPage: true },
  'cart.unknown-line': { productPage: false },
  'cart.too-many-codes': { productPage: false },
  'cart.unknown-delivery': { productPage: false },
} satisfies Record<CartRefusal['code'], { productPage: boolean }>;

/** The notice of a refusal of the cart, a coupon or a gift card. */
export function refusalNotice(
  refusal: CartRefusal | PromotionRefusal | GiftCardRefusal | GiftCardTriesRefusal,
  language: Language,
): Notice {
  return { kind: 'error', message: refusalKey(refusal.code), facts: refusalFacts(refusal, language) };
}

export function refusalText(refusal: CartRefusal, language: Language, t: TFunction): string {
  return t(refusalKey(refusal.code), refusalFacts(refusal, language));
}
