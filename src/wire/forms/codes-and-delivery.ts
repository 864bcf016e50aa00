import { LANGUAGES } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { ChangedCart, DeliveryChoice } from '#shop/cart';
import { EMIRATES, type Emirate } from '#shop/shipping';
import { chosenRate } from '../cart/chosen-rate.ts';
import { applyTypedCode, type CodeEffect, removeTypedCode } from '../cart/codes.ts';
import { refusalNotice } from '../refusals.ts';
import { cartOf, type Visitor } from '../visitor.ts';
import type { FormCall } from './form-call.ts';
import {
  type FormEffect,
  NOTHING,
  type QuantitiesSet,
  quantitiesOf,
  setQuantitiesByForm,
} from './parameters/cart-parameters.ts';

const NOTHING_SET: QuantitiesSet = { change: null, notices: [], removed: [] };

function shown({ notice, change }: CodeEffect, before: QuantitiesSet, isSent: boolean): FormEffect {
  const notices = [...before.notices, ...before.removed, notice];
  return { change: change ?? before.change, notices, redirect: isSent ? 'referer' : null };
}

/** The visitor's cart after a change, for the next change of the same request. */
function following(visitor: Visitor, change: ChangedCart | null): Visitor {
  return change === null ? visitor : { ...visitor, cookies: { ...visitor.cookies, token: change.token } };
}

/**
 * The coupon field of the cart form: first the quantities, then the code. The code uses the action id, which is
 * valid for one change only; quantities may be set twice.
 *
 * Source: WIRE §7
 */
export async function applyCodeByForm(call: FormCall): Promise<FormEffect> {
  const { fields, visitor } = call;
  const { token } = visitor.cookies;
  // On the checkout page the page's action applies the code and keeps the form's values.
  if (fields.has('idempotency_key')) return NOTHING;
  const set =
    quantitiesOf(fields).size === 0 || token === null
      ? NOTHING_SET
      : await setQuantitiesByForm(call, { ...cartOf(visitor, fields), token, actionId: null });
  const effect = await applyTypedCode(fields.get('coupon_code') ?? '', {
    ...call,
    visitor: following(visitor, set.change),
  });
  return shown(effect, set, true);
}

/** `?remove_coupon=CODE` on any page. */
export async function removeCodeByLink(call: FormCall): Promise<FormEffect> {
  return shown(await removeTypedCode(call.fields.get('remove_coupon') ?? '', call), NOTHING_SET, false);
}

const COUNTRY = 'AE';

/** An emirate by code, or by name in any language of the shop. */
function parseEmirate(text: string): Emirate | null {
  const typed = text.trim().toLowerCase();
  const names = (code: Emirate) =>
    LANGUAGES.map((language) => wordsIn(language)(`checkout:emirates.${code}`));
  return EMIRATES.find((code) => [code, ...names(code)].some((name) => name.toLowerCase() === typed)) ?? null;
}

/** The shipping calculator; the country is fixed. Source: WIRE §7 */
export async function calculateDelivery({ fields, visitor, deps }: FormCall): Promise<FormEffect> {
  const emirate = parseEmirate(fields.get('calc_shipping_state') ?? '');
  const country = fields.get('calc_shipping_country') || COUNTRY;
  if (emirate === null || country !== COUNTRY)
    return { ...NOTHING, notices: [{ kind: 'error', message: 'cart:told.chooseEmirate', facts: {} }] };
  if (visitor.cookies.token === null) return NOTHING;
  const rateId = chosenRate(fields);
  const choose = (choice: DeliveryChoice) => deps.shop.cart.chooseDelivery(cartOf(visitor, fields), choice);
  const both = rateId === null ? null : await choose({ emirate, rateId });
  // The chosen method may not be available for another emirate.
  const result = both?.ok ? both : await choose({ emirate });
  if (!result.ok) return { ...NOTHING, notices: [refusalNotice(result.refusal, visitor.language)] };
  const name = wordsIn(visitor.language)(`checkout:emirates.${emirate}`);
  return {
    change: result.value,
    notices: [{ kind: 'info', message: 'cart:told.deliveryTo', facts: { emirate: name } }],
    redirect: null,
  };
}
