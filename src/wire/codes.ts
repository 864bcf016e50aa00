import { cutText } from '#kernel/cut-text.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import type { CartRefusal, ChangedCart, Notice } from '#shop/cart';
import { normaliseCode, type PromotionRefusal, shownCode } from '#shop/promotions';
import type { Call } from './endpoint.ts';
import { refusalNotice } from './refusals.ts';
import { cartOf, type Visitor } from './visitor.ts';

/** What entering or taking out a code came to: one sentence, and the cart where it changed. */
export type CodeEffect = { notice: Notice; change: ChangedCart | null };

/** Nobody's code is longer; what is, is no code. */
const LONGEST_CODE = 100;

/** Why a code is refused, and which one, so that a page can offer it to be mended. */
function refused(refusal: CartRefusal | PromotionRefusal, { language }: Visitor, coupon: string): CodeEffect {
  const { facts, ...notice } = refusalNotice(refusal, language);
  return { notice: { ...notice, facts: { ...facts, coupon } }, change: null };
}

function isTooLong(typed: string): boolean {
  return normaliseCode(typed).length > LONGEST_CODE;
}

/** Enters a code, for the e-mail that was sent along; one that would do nothing is refused with its reason. Source: WIRE §4 */
export async function enterCode(typed: string, { fields, visitor, needs }: Call): Promise<CodeEffect> {
  const coupon = shownCode(cutText(normaliseCode(typed), LONGEST_CODE));
  if (isTooLong(typed)) return refused({ code: 'promotions.unknown-code', coupon }, visitor, coupon);
  const { lines } = await needs.shop.cart.open(visitor.cookies.token);
  if (lines.length === 0 && coupon !== '') {
    return {
      notice: { kind: 'error', message: refusalKey('checkout.empty-cart'), facts: { coupon } },
      change: null,
    };
  }
  const email = fields.get('billing_email') ?? '';
  const result = await needs.shop.cart.applyCode(cartOf(visitor, fields), { typed, email });
  if (!result.ok) return refused(result.refusal, visitor, coupon);
  return {
    notice: { kind: 'success', message: 'cart:told.codeApplied', facts: { code: coupon } },
    change: result.value,
  };
}

/** Takes a code out; also one that the cart does not have, so that nobody is told an error twice. */
export async function takeCodeOut(typed: string, { fields, visitor, needs }: Call): Promise<CodeEffect> {
  if (normaliseCode(typed) === '') return refused({ code: 'promotions.empty-code' }, visitor, '');
  const code = shownCode(cutText(normaliseCode(typed), LONGEST_CODE));
  const notice: Notice = { kind: 'success', message: 'cart:told.codeRemoved', facts: { code } };
  const { lines } = await needs.shop.cart.open(visitor.cookies.token);
  if (lines.length === 0) return { notice, change: null };
  const result = await needs.shop.cart.removeCode(cartOf(visitor, fields), typed);
  return result.ok ? { notice, change: result.value } : refused(result.refusal, visitor, code);
}
