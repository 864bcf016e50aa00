import { cutText } from '#kernel/cut-text.ts';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { CartRefusal } from '#shop/cart';
import { readDraft } from '#shop/checkout';
import { normaliseCode, type PromotionRefusal, shownCode } from '#shop/promotions';
import type { Shop } from '#src/compose.ts';
import type { CodeTold } from '#views/checkout/checkout-coupon.tsx';
import { refusalFacts } from '#views/refusal/refusal-facts.ts';
import type { Visit } from '../context.ts';

/** Nobody's code is longer; what is, is no code. */
const LONGEST_CODE = 100;

function refusalText(refusal: CartRefusal | PromotionRefusal, language: Language): string {
  return wordsIn(language)(refusalKey(refusal.code), refusalFacts(refusal, language));
}

/**
 * Enters the code that came with the checkout's whole form, as a page without scripts sends it.
 *
 * @returns what it came to in words; null when none was typed or asked for
 */
export async function applySentCode(
  { shop, visit }: { shop: Shop; visit: Visit },
  sent: FormData,
): Promise<CodeTold | null> {
  const code = sent.get('coupon_code');
  const typed = typeof code === 'string' ? cutText(code.trim(), LONGEST_CODE) : '';
  if (typed === '' && !sent.has('apply_coupon')) return null;
  const { email } = readDraft(sent);
  const applied = await shop.cart.applyCode({ token: visit.cartToken, actionId: null }, { typed, email });
  if (!applied.ok) return { text: refusalText(applied.refusal, visit.language), isBad: true, typed };
  const facts = { code: shownCode(normaliseCode(typed)) };
  return { text: wordsIn(visit.language)('cart:told.codeApplied', facts), isBad: false, typed };
}
