import { type CartItemKey, parseCartItemKey, parseProductId } from '#kernel/ids.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { type Cart, type ChangedCart, type NewLine, type Notice, parseQuantity } from '#shop/cart';
import { lineLinks } from '../fragments.tsx';
import { checkNonce } from '../nonce.ts';
import { chosenOptions } from '../options.ts';
import { refusalNotice } from '../refusals.ts';
import { cartOf, type Fields, type Visitor, type WireNeeds } from '../visitor.ts';

/** What a plain link or form did to the cart, and where the browser goes then. */
export type FormEffect = {
  change: ChangedCart | null;
  notices: readonly Notice[];
  /** Null: the page that was asked for is shown. */
  redirect: 'referer' | 'cart' | 'checkout' | null;
};

type FormCall = { fields: Fields; visitor: Visitor; needs: WireNeeds };

const NOTHING: FormEffect = { change: null, notices: [], redirect: null };

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

function nameOf(cart: Cart, line: NewLine, language: Visitor['language']): string {
  const found = cart.lines.find(
    ({ productId, variationId }) => productId === line.productId || variationId === line.productId,
  );
  return found === undefined ? '' : inLanguage(found.goods.name, language);
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
  const { cart } = result.value;
  const names = lines.map((line) => nameOf(cart, line, visitor.language)).join(', ');
  const link = { message: 'cart:view', href: addressIn(visitor.language, '/cart/') };
  return {
    change: result.value,
    notices: [{ kind: 'success', message: 'cart:added', facts: { name: names }, link }],
    redirect: null,
  };
}

function isAllowed({ fields, visitor, needs }: FormCall): boolean {
  const owner = visitor.cookies.token ?? '';
  return checkNonce(fields.get('_wpnonce') ?? '', {
    action: 'cart',
    owner,
    secret: needs.secret,
    nowMs: Date.now(),
  });
}

/** The remove link of a line; it can be taken back. */
export async function removeByLink(call: FormCall): Promise<FormEffect> {
  const { fields, visitor, needs } = call;
  const key = parseCartItemKey(fields.get('remove_item'));
  const { token } = visitor.cookies;
  if (key === null || !isAllowed(call)) return NOTHING;
  const before = (await needs.shop.cart.open(token)).lines.find((line) => line.key === key);
  const result = await needs.shop.cart.remove(cartOf(visitor, fields), key);
  if (!result.ok || before === undefined) return { ...NOTHING, redirect: 'referer' };
  const { undo } = lineLinks({ language: visitor.language, token, secret: needs.secret });
  const notice: Notice = {
    kind: 'success',
    message: 'cart:removedNotice',
    facts: { name: inLanguage(before.goods.name, visitor.language) },
    link: { message: 'cart:undo', href: undo(key) },
  };
  return { change: result.value, notices: [notice], redirect: 'referer' };
}

export async function undoByLink(call: FormCall): Promise<FormEffect> {
  const key = parseCartItemKey(call.fields.get('undo_item'));
  if (key === null || !isAllowed(call)) return NOTHING;
  const result = await call.needs.shop.cart.restore(cartOf(call.visitor, call.fields), key);
  return { change: result.ok ? result.value : null, notices: [], redirect: 'referer' };
}

function quantitiesOf(fields: Fields): Map<CartItemKey, number> {
  const wanted = [...fields].flatMap(([name, value]): [CartItemKey, number][] => {
    const key = parseCartItemKey(/^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1]);
    const quantity = /^\d{1,6}$/.test(value.trim()) ? Number(value) : null;
    return key === null || quantity === null ? [] : [[key, quantity]];
  });
  return new Map(wanted);
}

/** The cart's own form: quantities as they stand in it; 0 takes a line out. */
export async function updateByForm({ fields, visitor, needs }: FormCall): Promise<FormEffect> {
  const redirect = fields.has('proceed') ? 'checkout' : 'referer';
  const result = await needs.shop.cart.setQuantities(cartOf(visitor, fields), quantitiesOf(fields));
  if (!result.ok)
    return { change: null, notices: [refusalNotice(result.refusal, visitor.language)], redirect: 'cart' };
  const before = visitor.cookies.hash;
  const isChanged = result.value.cart.hash !== before;
  const notices: Notice[] =
    isChanged && redirect === 'referer' ? [{ kind: 'success', message: 'cart:updated', facts: {} }] : [];
  return { change: result.value, notices, redirect };
}
