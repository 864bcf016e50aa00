import { toWesternDigits } from '#kernel/address/phone.ts';
import {
  type CartItemKey,
  type CartToken,
  type ProductId,
  parseCartItemKey,
  parseProductId,
} from '#kernel/ids.ts';
import { type CartOwner, type ChangedCart, type NewLine, type Notice, parseQuantity } from '#shop/cart';
import { chosenOptions } from '../../cart/options.ts';
import { addedNotice } from '../../fragments/added-notice.ts';
import { refusalNotice } from '../../refusals.ts';
import { cartOf, type Fields } from '../../visitor.ts';
import type { FormCall } from '../form-call.ts';
import { REMOVED, undoNotice } from '../undo-notice.ts';

/** The effect of a link or form on the cart, and the redirect. */
export type FormEffect = {
  change: ChangedCart | null;
  notices: readonly Notice[];
  /** removed: to the referrer with a parameter; `to`: a URL of the shop; null: the requested page. */
  redirect: 'referer' | 'removed' | 'cart' | 'checkout' | Readonly<{ to: string }> | null;
};

/** A grouped product was submitted without any quantity. */
export const CHOOSE_QUANTITY: Notice = { kind: 'error', message: 'cart:chooseQuantity', facts: {} };

/** No effect. */
export const NOTHING: FormEffect = { change: null, notices: [], redirect: null };

/** Lines of a grouped product; `5` and `05` are the same product, and the last of a repeated field counts. */
function partsOf(fields: Fields): NewLine[] {
  const wanted = new Map(
    [...fields].flatMap(([name, value]): [ProductId, number | null][] => {
      const part = parseProductId(/^quantity\[(\d{1,10})\]$/.exec(name)?.[1]);
      return part === null ? [] : [[part, value === '' || value === '0' ? null : parseQuantity(value)]];
    }),
  );
  return [...wanted].flatMap(([productId, quantity]) =>
    quantity === null ? [] : [{ productId, variationId: null, options: {}, quantity }],
  );
}

/** The lines of a product form: simple, variation, or grouped; null where it is none. */
export function linesOf(fields: Fields, id: number): NewLine[] | null {
  if ([...fields.keys()].some((name) => name.startsWith('quantity['))) return partsOf(fields);
  const productId = parseProductId(id);
  if (productId === null) return null;
  return [
    {
      productId,
      variationId: parseProductId(fields.get('variation_id')),
      options: chosenOptions(fields),
      quantity: parseQuantity(fields.get('quantity')),
    },
  ];
}

/** `?add-to-cart=ID` on any page, or the product form. */
export async function addByForm({ fields, visitor, deps }: FormCall): Promise<FormEffect> {
  const requested = fields.get('add-to-cart') ?? '';
  const lines = /^\d{1,10}$/.test(requested) ? linesOf(fields, Number(requested)) : null;
  if (lines === null) return NOTHING;
  if (lines.length === 0) return { ...NOTHING, notices: [CHOOSE_QUANTITY] };
  const result = await deps.shop.cart.add(cartOf(visitor, fields), lines);
  if (!result.ok) {
    const isUnknown = result.refusal.code === 'cart.unknown-product';
    return isUnknown ? NOTHING : { ...NOTHING, notices: [refusalNotice(result.refusal, visitor.language)] };
  }
  const leadsToCart = (await deps.shop.settings.all())['addToCart.redirectAfterAdd'] === 'yes';
  return {
    change: result.value,
    notices: [addedNotice(result.value.cart, lines, visitor.language)],
    redirect: leadsToCart ? 'cart' : null,
  };
}

/** The quantities of the cart form by key; values that are not numbers are left out. */
export function quantitiesOf(fields: Fields): Map<CartItemKey, number> {
  const wanted = [...fields].flatMap(([name, value]): [CartItemKey, number][] => {
    const key = parseCartItemKey(/^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1]);
    const typed = toWesternDigits(value).trim();
    const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : null;
    return key === null || quantity === null ? [] : [[key, quantity]];
  });
  return new Map(wanted);
}

/** The result of the cart form: some lines may be set while others are refused. */
export type QuantitiesSet = Readonly<{
  change: ChangedCart | null;
  notices: readonly Notice[];
  /** One notice with an undo link for each removed line. */
  removed: readonly Notice[];
}>;

type Whose = CartOwner & Readonly<{ token: CartToken }>;

/**
 * Sets the quantities of a form. When one is refused, the others are set one by one, and each refusal has its
 * notice.
 */
export async function setQuantitiesByForm(call: FormCall, whose: Whose): Promise<QuantitiesSet> {
  const { setQuantities, open } = call.deps.shop.cart;
  const wanted = quantitiesOf(call.fields);
  const removes = [...wanted.values()].includes(0);
  const before = removes ? (await open(whose.token)).lines.filter(({ key }) => wanted.get(key) === 0) : [];
  const all = await setQuantities(whose, wanted);
  const set = all.ok ? { change: all.value, notices: [] } : await setOneByOne(call, whose, wanted);
  const left = new Set(set.change?.cart.lines.map(({ key }) => key));
  const gone = set.change === null ? [] : before.filter(({ key }) => !left.has(key));
  return { ...set, removed: gone.map((line) => undoNotice(line, REMOVED, call)) };
}

async function setOneByOne(
  call: FormCall,
  whose: Whose,
  wanted: ReadonlyMap<CartItemKey, number>,
): Promise<Omit<QuantitiesSet, 'removed'>> {
  const { setQuantities, open } = call.deps.shop.cart;
  let change: ChangedCart | null = null;
  const notices: Notice[] = [];
  for (const { key } of (await open(whose.token)).lines) {
    const quantity = wanted.get(key);
    if (quantity === undefined) continue;
    const result = await setQuantities({ ...whose, actionId: null }, new Map([[key, quantity]]));
    if (result.ok) change = result.value;
    else notices.push(refusalNotice(result.refusal, call.visitor.language));
  }
  return { change, notices };
}

const UPDATED: Notice = { kind: 'success', message: 'cart:updated', facts: {} };

/** The cart form: new quantities; 0 removes a line. Source: WIRE §7 */
export async function updateByForm(call: FormCall): Promise<FormEffect> {
  const { fields, visitor, deps } = call;
  const isLeaving = fields.has('proceed');
  const { token } = visitor.cookies;
  if (token === null) return { ...NOTHING, redirect: isLeaving ? 'checkout' : null };
  const before = await deps.shop.cart.open(token);
  const { change, notices, removed } = await setQuantitiesByForm(call, { ...cartOf(visitor, fields), token });
  if (notices.length > 0 || change === null)
    return { change, notices: [...notices, ...removed], redirect: 'cart' };
  if (isLeaving) return { change, notices: removed, redirect: 'checkout' };
  if (change.cart.hash === before.hash) return { change, notices: [], redirect: null };
  return { change, notices: removed.length > 0 ? removed : [UPDATED], redirect: 'referer' };
}
