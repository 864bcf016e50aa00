import { type CartItemKey, parseCartItemKey, parseProductId } from '#kernel/ids.ts';
import { type ChangedCart, type NewLine, type Notice, parseQuantity } from '#shop/cart';
import { addedNotice } from '../added-notice.ts';
import { chosenOptions } from '../options.ts';
import { refusalNotice } from '../refusals.ts';
import { cartOf, type Fields, type Visitor, type WireNeeds } from '../visitor.ts';

/** What a plain link or form did to the cart, and where the browser goes then. */
export type FormEffect = {
  change: ChangedCart | null;
  notices: readonly Notice[];
  /** removed = to the referer, which is told; null: the page that was asked for is shown. */
  redirect: 'referer' | 'removed' | 'cart' | 'checkout' | null;
};

export type FormCall = { fields: Fields; visitor: Visitor; needs: WireNeeds };

/** Nothing was asked that this shop does. */
export const NOTHING: FormEffect = { change: null, notices: [], redirect: null };

/** Lines asked for by a product form: one, one variation, or several of a group. */
function linesOf(fields: Fields, id: number): NewLine[] | null {
  const grouped = [...fields].flatMap(([name, value]) => {
    const part = parseProductId(/^quantity\[(\d{1,10})\]$/.exec(name)?.[1]);
    const quantity = value === '' || value === '0' ? 0 : parseQuantity(value);
    return part === null || !quantity ? [] : [{ productId: part, variationId: null, options: {}, quantity }];
  });
  if ([...fields.keys()].some((name) => name.startsWith('quantity['))) return grouped;
  const productId = parseProductId(id);
  const quantity = parseQuantity(fields.get('quantity'));
  if (productId === null || quantity === null) return null;
  return [
    {
      productId,
      variationId: parseProductId(fields.get('variation_id')),
      options: chosenOptions(fields),
      quantity,
    },
  ];
}

/** `?add-to-cart=ID` on any page, or the product's own form. */
export async function addByForm({ fields, visitor, needs }: FormCall): Promise<FormEffect> {
  const asked = fields.get('add-to-cart') ?? '';
  const lines = /^\d{1,10}$/.test(asked) ? linesOf(fields, Number(asked)) : null;
  if (lines === null) return NOTHING;
  if (lines.length === 0) {
    return { ...NOTHING, notices: [{ kind: 'error', message: 'cart:chooseQuantity', facts: {} }] };
  }
  const result = await needs.shop.cart.add(cartOf(visitor, fields), lines);
  if (!result.ok) {
    const isUnknown = result.refusal.code === 'cart.unknown-product';
    return isUnknown ? NOTHING : { ...NOTHING, notices: [refusalNotice(result.refusal, visitor.language)] };
  }
  const leadsToCart = (await needs.shop.settings.all())['addToCart.redirectAfterAdd'] === 'yes';
  return {
    change: result.value,
    notices: [addedNotice(result.value.cart, lines, visitor.language)],
    redirect: leadsToCart ? 'cart' : null,
  };
}

/** What the cart's form says of its lines: key to pieces; what is no number is left out. */
export function quantitiesOf(fields: Fields): Map<CartItemKey, number> {
  const wanted = [...fields].flatMap(([name, value]): [CartItemKey, number][] => {
    const key = parseCartItemKey(/^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1]);
    const quantity = /^\d{1,6}$/.test(value.trim()) ? Number(value) : null;
    return key === null || quantity === null ? [] : [[key, quantity]];
  });
  return new Map(wanted);
}

/** The cart's own form: quantities as they stand in it; 0 takes a line out. Source: WIRE §7 */
export async function updateByForm({ fields, visitor, needs }: FormCall): Promise<FormEffect> {
  const isLeaving = fields.has('proceed');
  const { token } = visitor.cookies;
  if (token === null) return { ...NOTHING, redirect: isLeaving ? 'checkout' : null };
  const before = await needs.shop.cart.open(token);
  const result = await needs.shop.cart.setQuantities(cartOf(visitor, fields), quantitiesOf(fields));
  if (!result.ok)
    return { ...NOTHING, notices: [refusalNotice(result.refusal, visitor.language)], redirect: 'cart' };
  const change = result.value;
  if (isLeaving) return { change, notices: [], redirect: 'checkout' };
  if (change.cart.hash === before.hash) return { change, notices: [], redirect: null };
  return { change, notices: [{ kind: 'success', message: 'cart:updated', facts: {} }], redirect: 'referer' };
}
