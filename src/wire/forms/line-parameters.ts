import { type CartItemKey, parseCartItemKey } from '#kernel/ids.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Cart, CartLine, CartOf, CartRefusal, ChangedCart } from '#shop/cart';
import type { CartLinks } from '#views/cart-line/cart-links.ts';
import { refusalNotice } from '../refusals.ts';
import { cartOf } from '../visitor.ts';
import { type FormCall, type FormEffect, NOTHING } from './cart-parameters.ts';
import { isOwnLink } from './own-link.ts';
import { REMOVED, undoNotice } from './undo-notice.ts';

type LineVerb = (whose: CartOf, key: CartItemKey) => Promise<Outcome<ChangedCart, CartRefusal>>;

type LineLink = {
  parameter: string;
  verb: (call: FormCall) => LineVerb;
  /** Where the line is found whose name the sentence needs. */
  among: (cart: Cart) => readonly CartLine[];
  message: string;
  /** The link beside the sentence, which takes it back. */
  back: (links: CartLinks) => (key: string) => string;
  redirect: FormEffect['redirect'];
};

/** A link that does one thing to one line, good for this visitor's cart alone; it says what it did and offers the way back. */
function byLink({ parameter, verb, among, message, back, redirect }: LineLink) {
  return async (call: FormCall): Promise<FormEffect> => {
    const { fields, visitor, needs } = call;
    const key = parseCartItemKey(fields.get(parameter));
    const { token } = visitor.cookies;
    if (key === null || !isOwnLink(call, { action: 'cart', owner: call.visitor.cookies.token }))
      return NOTHING;
    const line = among(await needs.shop.cart.open(token)).find((one) => one.key === key);
    if (line === undefined) return { ...NOTHING, redirect: 'referer' };
    const result = await verb(call)(cartOf(visitor, fields), key);
    if (!result.ok)
      return { ...NOTHING, notices: [refusalNotice(result.refusal, visitor.language)], redirect: 'referer' };
    return { change: result.value, notices: [undoNotice(line, { message, back }, call)], redirect };
  };
}

/** The remove link of a line. Source: WIRE §7; RM-06 */
export const removeByLink = byLink({
  parameter: 'remove_item',
  verb: ({ needs }) => needs.shop.cart.remove,
  among: ({ lines, saved }) => [...lines, ...saved],
  ...REMOVED,
  redirect: 'removed',
});

/** Puts a line aside, beside the cart. */
export const keepByLink = byLink({
  parameter: 'save_for_later',
  verb: ({ needs }) => needs.shop.cart.keepForLater,
  among: ({ lines }) => lines,
  message: 'cart:told.keptForLater',
  back: ({ moveToCart }) => moveToCart,
  redirect: 'referer',
});

/** Puts what was kept for later into the cart again. */
export const moveByLink = byLink({
  parameter: 'move_to_cart',
  verb: ({ needs }) => needs.shop.cart.moveToCart,
  among: ({ saved }) => saved,
  message: 'cart:told.movedToCart',
  back: ({ keepForLater }) => keepForLater,
  redirect: 'referer',
});

/** Brings a removed line back with its quantity; a second press finds nothing to bring. */
export async function undoByLink(call: FormCall): Promise<FormEffect> {
  const key = parseCartItemKey(call.fields.get('undo_item'));
  if (key === null || !isOwnLink(call, { action: 'cart', owner: call.visitor.cookies.token })) return NOTHING;
  const result = await call.needs.shop.cart.restore(cartOf(call.visitor, call.fields), key);
  return { change: result.ok ? result.value : null, notices: [], redirect: 'referer' };
}
