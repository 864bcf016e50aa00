import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { normaliseCode, type PromotionRefusal, shownCode } from '#shop/promotions';
import type { CartRefusal } from '../refusals.ts';
import { readCart } from './read-cart.ts';
import { type CartDeps, type CartOwner, type ChangedCart, withLockedCart } from './with-locked-cart.ts';

/** Most codes of a cart. */
const MOST_CODES = 5;

type Answer = Promise<Outcome<ChangedCart, CartRefusal | PromotionRefusal>>;

/** Refusals that do not depend on the promotion. */
function formalRefusal(code: string, held: readonly string[]): CartRefusal | PromotionRefusal | null {
  if (code === '') return { code: 'promotions.empty-code' };
  if (held.includes(code)) return { code: 'promotions.already-applied', coupon: shownCode(code) };
  return held.length >= MOST_CODES ? { code: 'cart.too-many-codes', limit: MOST_CODES } : null;
}

/** The code as typed, and the email of the checkout form. */
export type EnteredCode = Readonly<{
  typed: string;
  /** Empty or omitted: the email stored with the cart. */
  email?: string;
}>;

/** Applies a code. One without effect is refused with its reason and not stored. */
export function applyCode(deps: CartDeps) {
  const change = withLockedCart(deps);
  return (whose: CartOwner, { typed, email = '' }: EnteredCode): Answer =>
    change<CartRefusal | PromotionRefusal>(whose, async (opened) => {
      const { tx, id, stored } = opened;
      const code = normaliseCode(typed);
      const refusal = formalRefusal(code, stored.codes);
      if (refusal !== null) return refuse(refusal);
      const next = { codes: [...stored.codes, code], email: email.trim() || stored.email };
      const cart = await readCart(deps, { id, stored: { ...stored, ...next } }, { ...opened, reader: tx });
      const idle = cart.idleCodes.find((one) => one.code === code);
      return idle === undefined ? done(next) : refuse(idle.refusal);
    });
}

/** Removes a code; an unknown one changes nothing. */
export function removeCode(deps: CartDeps) {
  const change = withLockedCart(deps);
  return (whose: CartOwner, typed: string): Promise<Outcome<ChangedCart, CartRefusal>> =>
    change(whose, async ({ stored }) =>
      done({ codes: stored.codes.filter((code) => code !== normaliseCode(typed)) }),
    );
}
