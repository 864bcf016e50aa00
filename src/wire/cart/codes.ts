import { cutText } from '#kernel/text/cut-text.ts';
import { refusalKey } from '#messages/refusal-key.ts';
import type { CartRefusal, ChangedCart, Notice } from '#shop/cart';
import { normaliseCode, type PromotionRefusal, shownCode } from '#shop/promotions';
import type { Call } from '../endpoint.ts';
import { refusalNotice } from '../refusals.ts';
import { cartOf, type Visitor } from '../visitor.ts';

/** The result of applying or removing a code: a notice, and the cart if it changed. */
export type CodeEffect = { notice: Notice; change: ChangedCart | null };

/** Longer texts are not codes. */
const LONGEST_CODE = 100;

/** A refusal with its code, so that the page can show it for correction. */
function refused(refusal: CartRefusal | PromotionRefusal, { language }: Visitor, coupon: string): CodeEffect {
  const { facts, ...notice } = refusalNotice(refusal, language);
  return { notice: { ...notice, facts: { ...facts, coupon } }, change: null };
}

function isTooLong(typed: string): boolean {
  return normaliseCode(typed).length > LONGEST_CODE;
}

/** Applies a code, for the email sent along; a code without effect is refused with its reason. Source: WIRE §4 */
export async function applyTypedCode(typed: string, { fields, visitor, deps }: Call): Promise<CodeEffect> {
  const coupon = shownCode(cutText(normaliseCode(typed), LONGEST_CODE));
  if (isTooLong(typed)) return refused({ code: 'promotions.unknown-code', coupon }, visitor, coupon);
  const { lines } = await deps.shop.cart.open(visitor.cookies.token);
  if (lines.length === 0 && coupon !== '') {
    return {
      notice: { kind: 'error', message: refusalKey('checkout.empty-cart'), facts: { coupon } },
      change: null,
    };
  }
  const email = fields.get('billing_email') ?? '';
  const result = await deps.shop.cart.applyCode(cartOf(visitor, fields), { typed, email });
  if (!result.ok) return refused(result.refusal, visitor, coupon);
  return {
    notice: { kind: 'success', message: 'cart:told.codeApplied', facts: { code: coupon } },
    change: result.value,
  };
}

/** Removes a code; succeeds also when the cart does not have it. */
export async function removeTypedCode(typed: string, { fields, visitor, deps }: Call): Promise<CodeEffect> {
  if (normaliseCode(typed) === '') return refused({ code: 'promotions.empty-code' }, visitor, '');
  const code = shownCode(cutText(normaliseCode(typed), LONGEST_CODE));
  const notice: Notice = { kind: 'success', message: 'cart:told.codeRemoved', facts: { code } };
  const { lines } = await deps.shop.cart.open(visitor.cookies.token);
  if (lines.length === 0) return { notice, change: null };
  const result = await deps.shop.cart.removeCode(cartOf(visitor, fields), typed);
  return result.ok ? { notice, change: result.value } : refused(result.refusal, visitor, code);
}
