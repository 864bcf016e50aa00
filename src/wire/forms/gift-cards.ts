import type { FastifyRequest } from 'fastify';
import type { GiftCardId } from '#kernel/ids.ts';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { GiftCardTriesRefusal } from '#shop/gift-cards';
import { refusalStatus } from '#shop/refusals.ts';
import { refusalNotice } from '../refusals.ts';
import { cartOf, type Visitor } from '../visitor.ts';
import type { FormCall } from './form-call.ts';
import type { FormEffect } from './parameters/cart-parameters.ts';
import { NOTHING } from './parameters/cart-parameters.ts';

/** The field of a gift card's code; attempts are limited against guessing. */
export const GIFT_CARD_CODE = 'gift_card_code';
/** Longer texts are not codes. */
export const LONGEST_CODE = 60;

/**
 * The gift card field of the cart page. A refused code is answered with the page itself, which has it again: a code is
 * money, and is stored nowhere.
 */
export async function applyGiftCardByForm({ fields, visitor, deps }: FormCall): Promise<FormEffect> {
  // On the checkout page the page's action applies the card and keeps the form's values.
  if (fields.has('idempotency_key')) return NOTHING;
  const typed = cutText(fields.get(GIFT_CARD_CODE) ?? '', LONGEST_CODE);
  const applied = await deps.shop.cart.applyGiftCard(cartOf(visitor, fields), typed);
  if (!applied.ok)
    return { change: null, notices: [refusalNotice(applied.refusal, visitor.language)], redirect: null };
  const last = applied.value.cart.giftCards.at(-1);
  const facts = { lastFour: last?.lastFour ?? '' };
  return {
    change: applied.value,
    notices: [{ kind: 'success', message: 'giftCards:applied', facts }],
    redirect: 'referer',
  };
}

/** The refusal of a code by a network that tried too many. @param seconds to wait */
export function refusalOfTries(seconds: number): GiftCardTriesRefusal {
  return { code: 'gift-cards.too-many-tries', minutes: Math.ceil((seconds * SECOND_MS) / MINUTE_MS) };
}

/** Shows the cart page again for a network that has reached its limit of codes: 429, with the time to wait. */
export function refuseTries(
  request: FastifyRequest,
  refusal: GiftCardTriesRefusal,
  { language }: Visitor,
): FormEffect {
  request.refusedStatus = refusalStatus(refusal.code);
  return { change: null, notices: [refusalNotice(refusal, language)], redirect: null };
}

/** `?remove_gift_card=ID` on any page. */
export async function removeGiftCardByLink({ fields, visitor, deps }: FormCall): Promise<FormEffect> {
  const id = Number(/^\d{1,9}$/.exec(fields.get('remove_gift_card') ?? '')?.[0] ?? 0);
  if (id === 0 || visitor.cookies.token === null) return NOTHING;
  const removed = await deps.shop.cart.removeGiftCard(cartOf(visitor, fields), id as GiftCardId);
  if (!removed.ok) return { ...NOTHING, notices: [refusalNotice(removed.refusal, visitor.language)] };
  return {
    change: removed.value,
    notices: [{ kind: 'success', message: 'giftCards:removed', facts: {} }],
    redirect: null,
  };
}
