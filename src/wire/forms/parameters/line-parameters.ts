import { type CartItemKey, parseCartItemKey } from '#kernel/ids.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Cart, CartLine, CartOwner, CartRefusal, ChangedCart } from '#shop/cart';
import type { CartLinks } from '#views/cart-line/cart-links.ts';
import { refusalNotice } from '../../refusals.ts';
import { cartOf } from '../../visitor.ts';
import type { FormCall } from '../form-call.ts';
import { hasValidNonce } from '../link-nonce.ts';
import { REMOVED, undoNotice } from '../undo-notice.ts';
import { type FormEffect, NOTHING } from './cart-parameters.ts';

type LineVerb = (whose: CartOwner, key: CartItemKey) => Promise<Outcome<ChangedCart, CartRefusal>>;

type LineLink = {
  parameter: string;
  verb: (call: FormCall) => LineVerb;
  /** Where to find the line whose name the notice needs. */
  among: (cart: Cart) => readonly CartLine[];
  message: string;
  /** The undo link in the notice. */
  back: (links: CartLinks) => (key: string) => string;
  redirect: FormEffect['redirect'];
};

/** A link that changes one line, valid for this visitor's cart; the notice has an undo link. */
function byLink({ parameter, verb, among, message, back, redirect }: LineLink) {
  return async (call: FormCall): Promise<FormEffect> => {
    const { fields, visitor, deps } = call;
    const key = parseCartItemKey(fields.get(parameter));
    const { token } = visitor.cookies;
    if (key === null || !hasValidNonce(call, { action: 'cart', owner: call.visitor.cookies.token }))
      return NOTHING;
    const line = among(await deps.shop.cart.open(token)).find((one) => one.key === key);
    if (line === undefined) return { ...NOTHING, redirect: 'referer' };
    const result = await verb(call)(cartOf(visitor, fields), key);
    if (!result.ok)
      return { ...NOTHING, notices: [refusalNotice(result.refusal, visitor.language)], redirect: 'referer' };
    return { change: result.value, notices: [undoNotice(line, { message, back }, call)], redirect };
  };
}

/** Removes a line. Source: WIRE §7; RM-06 */
export const removeByLink = byLink({
  parameter: 'remove_item',
  verb: ({ deps }) => deps.shop.cart.remove,
  among: ({ lines, saved }) => [...lines, ...saved],
  ...REMOVED,
  redirect: 'removed',
});

/** Saves a line for later. */
export const saveForLaterByLink = byLink({
  parameter: 'save_for_later',
  verb: ({ deps }) => deps.shop.cart.saveForLater,
  among: ({ lines }) => lines,
  message: 'cart:told.keptForLater',
  back: ({ moveToCart }) => moveToCart,
  redirect: 'referer',
});

/** Moves a saved line back to the cart. */
export const moveByLink = byLink({
  parameter: 'move_to_cart',
  verb: ({ deps }) => deps.shop.cart.moveToCart,
  among: ({ saved }) => saved,
  message: 'cart:told.movedToCart',
  back: ({ saveForLater }) => saveForLater,
  redirect: 'referer',
});

/** Restores a removed line with its quantity; a second click has no effect. */
export async function undoByLink(call: FormCall): Promise<FormEffect> {
  const key = parseCartItemKey(call.fields.get('undo_item'));
  if (key === null || !hasValidNonce(call, { action: 'cart', owner: call.visitor.cookies.token }))
    return NOTHING;
  const result = await call.deps.shop.cart.restore(cartOf(call.visitor, call.fields), key);
  return { change: result.ok ? result.value : null, notices: [], redirect: 'referer' };
}
