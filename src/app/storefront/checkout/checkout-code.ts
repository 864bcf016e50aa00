import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { CartRefusal } from '#shop/cart';
import { readDraft } from '#shop/checkout';
import type { GiftCardRefusal, GiftCardTriesRefusal } from '#shop/gift-cards';
import { normaliseCode, type PromotionRefusal, shownCode } from '#shop/promotions';
import type { CouponNotice } from '#views/checkout/checkout-coupon.tsx';
import { refusalFacts } from '#views/refusal/refusal-facts.ts';
import type { Visit } from '../../context.ts';

/** Longer texts are not codes. */
const LONGEST_CODE = 100;

type CodeRefusal = CartRefusal | PromotionRefusal | GiftCardRefusal | GiftCardTriesRefusal;

function refusalText(refusal: CodeRefusal, language: Language): string {
  return wordsIn(language)(refusalKey(refusal.code), refusalFacts(refusal, language));
}

/**
 * Applies the code that was sent with the whole checkout form, without scripts.
 *
 * @returns the result as a message; null without a code
 */
export async function applySentCode(
  { shop, visit }: { shop: Shop; visit: Visit },
  sent: FormData,
): Promise<CouponNotice | null> {
  const code = sent.get('coupon_code');
  const typed = typeof code === 'string' ? cutText(code.trim(), LONGEST_CODE) : '';
  if (typed === '' && !sent.has('apply_coupon')) return null;
  const { email } = readDraft(sent);
  const applied = await shop.cart.applyCode({ token: visit.cartToken, actionId: null }, { typed, email });
  if (!applied.ok) return { text: refusalText(applied.refusal, visit.language), isBad: true, typed };
  const facts = { code: shownCode(normaliseCode(typed)) };
  return { text: wordsIn(visit.language)('cart:told.codeApplied', facts), isBad: false, typed };
}

/**
 * Applies the gift card that was sent with the whole checkout form, unless its network tried too many codes.
 *
 * @returns the result as a message; null without a code
 */
export async function applySentGiftCard(
  { shop, visit }: { shop: Shop; visit: Visit },
  sent: FormData,
): Promise<CouponNotice | null> {
  const code = sent.get('gift_card_code');
  const typed = typeof code === 'string' ? cutText(code.trim(), LONGEST_CODE) : '';
  if (typed === '' && !sent.has('apply_gift_card')) return null;
  const { giftCardRefusal: early } = visit;
  if (early !== null) return { text: refusalText(early, visit.language), isBad: true, typed };
  const applied = await shop.cart.applyGiftCard({ token: visit.cartToken, actionId: null }, typed);
  if (!applied.ok) return { text: refusalText(applied.refusal, visit.language), isBad: true, typed };
  const facts = { lastFour: applied.value.cart.giftCards.at(-1)?.lastFour ?? '' };
  return { text: wordsIn(visit.language)('giftCards:applied', facts), isBad: false, typed };
}
