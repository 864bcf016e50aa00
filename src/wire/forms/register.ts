import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { acceptForms } from '../bodies.ts';
import { isStoreClosed } from '../coming-soon/close-shop.ts';
import { addCookies, cartCookies, pendingNoticesCookie, sessionCookie } from '../cookies/cookies.ts';
import type { WireDeps } from '../deps.ts';
import { isForeignLink, isSameOrigin } from '../guards/origin.ts';
import { TooManyRequests } from '../guards/too-many.tsx';
import { fromRoot, sameOriginReferer, sameOriginUrl } from '../same-origin.ts';
import { type CartWireDeps, type Fields, fieldsOf, type Visitor, visitorOf } from '../visitor.ts';
import { cancelOrder } from './cancel-order.ts';
import { applyCodeByForm, calculateDelivery, removeCodeByLink } from './codes-and-delivery.ts';
import { pressExpressWallet } from './express-wallet.ts';
import { foreignLinkTarget } from './foreign-link.ts';
import {
  applyGiftCardByForm,
  GIFT_CARD_CODE,
  LONGEST_CODE,
  refusalOfTries,
  refuseTries,
  removeGiftCardByLink,
} from './gift-cards.ts';
import { orderAgain } from './order-again.ts';
import { addByForm, type FormEffect, NOTHING, updateByForm } from './parameters/cart-parameters.ts';
import { moveByLink, removeByLink, saveForLaterByLink, undoByLink } from './parameters/line-parameters.ts';
import { limitItemForm, pressPaymentButton } from './payment-button.ts';

type FormAction = (call: { fields: Fields; visitor: Visitor; deps: WireDeps }) => Promise<FormEffect>;

/** Links and forms that change the cart without script, by parameter. */
export const FORM_ACTIONS: readonly { parameter: string; act: FormAction }[] = [
  { parameter: 'payment_button', act: pressPaymentButton },
  { parameter: 'pay_item', act: limitItemForm },
  { parameter: 'express_wallet', act: pressExpressWallet },
  { parameter: 'add-to-cart', act: addByForm },
  { parameter: 'remove_item', act: removeByLink },
  { parameter: 'undo_item', act: undoByLink },
  { parameter: 'save_for_later', act: saveForLaterByLink },
  { parameter: 'move_to_cart', act: moveByLink },
  { parameter: 'remove_coupon', act: removeCodeByLink },
  { parameter: 'apply_coupon', act: applyCodeByForm },
  { parameter: 'remove_gift_card', act: removeGiftCardByLink },
  { parameter: 'apply_gift_card', act: applyGiftCardByForm },
  { parameter: 'calc_shipping', act: calculateDelivery },
  { parameter: 'update_cart', act: updateByForm },
  { parameter: 'proceed', act: updateByForm },
  { parameter: 'order_again', act: orderAgain },
  { parameter: 'cancel_order', act: cancelOrder },
];

/** Parameters that are removed from the redirect, so that a reload does not repeat the change. */
const SPENT = [
  'add-to-cart',
  'payment_button',
  'express_wallet',
  'remove_item',
  'undo_item',
  'order_again',
  'cancel_order',
  'save_for_later',
  'move_to_cart',
  'remove_coupon',
  'remove_gift_card',
  '_wpnonce',
  'quantity',
  'variation_id',
  'removed_item',
];

/** A URL without the parameters that were processed. */
function withoutSpent(url: URL): URL {
  for (const name of SPENT) url.searchParams.delete(name);
  return url;
}

type Leading = { request: FastifyRequest; language: Visitor['language']; deps: WireDeps };

function targetOf({ redirect }: FormEffect, { request, language, deps }: Leading): string | null {
  if (redirect === null) return null;
  if (redirect === 'cart' || redirect === 'checkout') return addressIn(language, `/${redirect}/`);
  if (typeof redirect === 'object') {
    const url = sameOriginUrl(redirect.to, request, deps.config);
    return url === null ? addressIn(language, '/') : fromRoot(withoutSpent(url));
  }
  const from = sameOriginReferer(request, deps.config);
  // A form is always redirected, so that a reload does not send it again.
  if (from === null) return request.method === 'POST' ? addressIn(language, '/cart/') : null;
  withoutSpent(from);
  if (redirect === 'removed') from.searchParams.set('removed_item', '1');
  return fromRoot(from);
}

async function applyEffect(
  effect: FormEffect,
  { request, reply, deps }: { request: FastifyRequest; reply: FastifyReply; deps: WireDeps },
) {
  const { cookies, language } = visitorOf(request, deps.config);
  const token = effect.change?.token ?? cookies.token;
  if (effect.change !== null) {
    const { cart, token: owner } = effect.change;
    addCookies(
      reply,
      cartCookies({ token: owner, hash: cart.hash, itemCount: cart.itemCount }, cookies, deps.config),
    );
  }
  const target = targetOf(effect, { request, language, deps });
  if (effect.notices.length > 0) {
    const owner = await deps.shop.cart.notices.add(token, effect.notices);
    request.noticesFor = owner;
    if (owner !== token) {
      addCookies(reply, [sessionCookie(owner, deps.config)]);
    }
    if (target !== null) addCookies(reply, [pendingNoticesCookie(deps.config)]);
  }
  if (effect.change !== null) request.noticesFor ??= effect.change.token;
  if (target !== null) return reply.header('cache-control', 'no-store').redirect(target, 302);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when this request changed the cart or stored a notice: the cart to render the page with. */
    noticesFor?: import('#kernel/ids.ts').CartToken;
    /** The typed values of a refused product form, to be printed in it again. */
    refusedPurchase?: Readonly<Record<string, string>>;
    /** A refused gift card code as it was typed, likewise. */
    refusedGiftCard?: string;
    /** Set when a product form changes nothing: its page is answered as for a link. */
    isIdleForm?: true;
    /** Why no gift card code of this request is tried, for pages that answer it themselves. */
    giftCardRefusal?: import('#shop/gift-cards').GiftCardTriesRefusal;
    /** The status of the page that a refused form is answered with, where it is not the page’s own. */
    refusedStatus?: number;
  }
}

/**
 * Refuses posts from other origins; redirects links from other sites without effect.
 *
 * @returns null for the shop's own
 */
async function answerForeign(request: FastifyRequest, reply: FastifyReply, deps: WireDeps) {
  const { shop, config } = deps;
  const { host } = new URL(config.publicUrl);
  if (request.method === 'POST')
    return isSameOrigin(request.headers, host)
      ? null
      : reply.status(403).type('text/plain; charset=utf-8').send('-1');
  if (!isForeignLink(request.headers, host)) return null;
  const { language } = splitLanguage(request.originalUrl.split('?')[0] ?? '/');
  const url = new URL(request.originalUrl, config.publicUrl);
  const followed = { url, language, acts: FORM_ACTIONS.map(({ parameter }) => parameter) };
  const target = new URL(await foreignLinkTarget(followed, shop), config.publicUrl);
  return reply.redirect(fromRoot(target), 302);
}

/** @throws TooManyRequests when there are seconds to wait */
function mayProceed(reply: FastifyReply, seconds: number | null): undefined {
  if (seconds === null) return;
  reply.header('retry-after', seconds);
  throw new TooManyRequests(seconds);
}

/** Gift card codes of all pages are counted together. @returns seconds to wait, or null */
async function waitToGuess(request: FastifyRequest, deps: CartWireDeps): Promise<number | null> {
  const { body } = request;
  const posted = body instanceof URLSearchParams ? body.getAll(GIFT_CARD_CODE) : [];
  const query = new URL(request.originalUrl, deps.config.publicUrl).searchParams.getAll(GIFT_CARD_CODE);
  const typed = [...posted, ...query, fieldsOf(body).get(GIFT_CARD_CODE) ?? ''];
  if (typed.every((code) => code.trim() === '')) return null;
  return deps.limits.waitToGuess(request);
}

type NamedAction = (typeof FORM_ACTIONS)[number];
type Guess = { request: FastifyRequest; reply: FastifyReply; deps: CartWireDeps };

/** Whether the page answers its form itself, with everything that was typed; the checkout needs a cart. */
function isOfCodePage({ method, originalUrl }: FastifyRequest, hasCart: boolean): boolean {
  const { path } = splitLanguage(originalUrl.split('?')[0] ?? '/');
  return method === 'POST' && (path === '/gift-card/' || (path === '/checkout/' && hasCart));
}

/**
 * After too many codes a page with a field for them is answered with the code in that field, and every other page with an
 * error page.
 *
 * @returns what to do instead of `named`
 * @throws TooManyRequests
 */
async function limitGuesses(
  named: NamedAction | undefined,
  { request, reply, deps }: Guess,
): Promise<NamedAction | undefined> {
  const seconds = await waitToGuess(request, deps);
  if (seconds === null) return named;
  const refusal = refusalOfTries(seconds);
  const isCardForm = named?.act === applyGiftCardByForm;
  const hasCart = visitorOf(request, deps.config).cookies.token !== null;
  if (isOfCodePage(request, hasCart)) {
    request.giftCardRefusal = refusal;
    reply.header('retry-after', seconds);
    return isCardForm ? { ...named, act: async () => NOTHING } : named;
  }
  const isOfCartPage = hasCart && !fieldsOf(request.body).has('idempotency_key');
  if (!isCardForm || !isOfCartPage) return mayProceed(reply, seconds);
  reply.header('retry-after', seconds);
  return { ...named, act: async ({ visitor }) => refuseTries(request, refusal, visitor) };
}

/** Forms of products that the page of the product answers. */
const PRODUCT_FORMS = ['add-to-cart', 'express_wallet'];
const LONGEST_VALUE = 1000;

function keepTyped(request: FastifyRequest, { parameter }: { parameter: string }, effect: FormEffect): void {
  if (effect.change !== null || effect.redirect !== null) return;
  if (parameter === 'apply_gift_card')
    request.refusedGiftCard = cutText(fieldsOf(request.body).get(GIFT_CARD_CODE)?.trim() ?? '', LONGEST_CODE);
  if (!PRODUCT_FORMS.includes(parameter)) return;
  if (effect.notices.length === 0) request.isIdleForm = true;
  const typed = [...fieldsOf(request.body)].map(([name, value]) => [name, cutText(value, LONGEST_VALUE)]);
  if (typed.length > 0) request.refusedPurchase = Object.fromEntries(typed);
}

/** Whether the change waits for the store to open. Whoever has ordered may cancel the order before. */
async function isTooEarly(
  named: NamedAction | undefined,
  request: FastifyRequest,
  deps: CartWireDeps,
): Promise<boolean> {
  return named !== undefined && named.act !== cancelOrder && (await isStoreClosed(request, deps));
}

/** An open page of a closed store is shown as if its link had named no change; a form leads back to it. */
function showUnchanged(request: FastifyRequest, reply: FastifyReply, { config }: WireDeps) {
  if (request.method !== 'POST') return;
  const page = withoutSpent(new URL(request.originalUrl, config.publicUrl));
  return reply.header('cache-control', 'no-store').redirect(fromRoot(page), 302);
}

/** Runs before any page: applies the effect of its link or form. Posts and links from other sites have none. */
export async function registerCartForms(pages: FastifyInstance, deps: CartWireDeps): Promise<void> {
  await acceptForms(pages);
  pages.addHook('preHandler', async (request, reply) => {
    // A closed page has no effects either.
    if (request.comingSoon?.canView === false) return;
    const query = new URL(request.originalUrl, deps.config.publicUrl).searchParams;
    const posted = fieldsOf(request.body);
    const action = FORM_ACTIONS.find(({ parameter }) => posted.has(parameter) || query.has(parameter));
    if (await isTooEarly(action, request, deps)) return showUnchanged(request, reply, deps);
    const named = await limitGuesses(action, { request, reply, deps });
    if (named === undefined) return;
    const foreign = await answerForeign(request, reply, deps);
    if (foreign !== null) return foreign;
    mayProceed(reply, await deps.limits.wait(request, 'change'));
    const fields = new Map([...query, ...posted]);
    const effect = await named.act({ fields, visitor: visitorOf(request, deps.config), deps });
    if (effect.change !== null) deps.limits.recognise(effect.change.token);
    keepTyped(request, named, effect);
    return applyEffect(effect, { request, reply, deps });
  });
}
