import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { normaliseCode, type PromotionRefusal, shownCode } from '#shop/promotions';
import { type CartNeeds, type CartOf, type ChangedCart, changing } from './changing.ts';
import { readCart } from './read-cart.ts';
import type { CartRefusal } from './refusals.ts';

/** Codes one cart may hold. */
const MOST_CODES = 5;

type Answer = Promise<Outcome<ChangedCart, CartRefusal | PromotionRefusal>>;

/** Why a code is refused before anybody looks at what it does. */
function formalRefusal(code: string, held: readonly string[]): CartRefusal | PromotionRefusal | null {
  if (code === '') return { code: 'promotions.empty-code' };
  if (held.includes(code)) return { code: 'promotions.already-applied', coupon: shownCode(code) };
  return held.length >= MOST_CODES ? { code: 'cart.too-many-codes', limit: MOST_CODES } : null;
}

/** A code as it was typed, and who said meanwhile that they will order. */
export type EnteredCode = Readonly<{
  typed: string;
  /** Empty or left out: whoever the cart knows of. */
  email?: string;
}>;

/** Enters a code. One that would do nothing is refused with its reason and not kept. */
export function applyCode(needs: CartNeeds) {
  const change = changing(needs);
  return (whose: CartOf, { typed, email = '' }: EnteredCode): Answer =>
    change<CartRefusal | PromotionRefusal>(whose, async (opened) => {
      const { tx, id, kept } = opened;
      const code = normaliseCode(typed);
      const refusal = formalRefusal(code, kept.codes);
      if (refusal !== null) return refuse(refusal);
      const next = { codes: [...kept.codes, code], email: email.trim() || kept.email };
      const cart = await readCart(needs, { id, kept: { ...kept, ...next } }, { ...opened, reader: tx });
      const idle = cart.idleCodes.find((one) => one.code === code);
      return idle === undefined ? done(next) : refuse(idle.refusal);
    });
}

/** Takes a code out; one that the cart does not have changes nothing. */
export function removeCode(needs: CartNeeds) {
  const change = changing(needs);
  return (whose: CartOf, typed: string): Promise<Outcome<ChangedCart, CartRefusal>> =>
    change(whose, async ({ kept }) =>
      done({ codes: kept.codes.filter((code) => code !== normaliseCode(typed)) }),
    );
}
